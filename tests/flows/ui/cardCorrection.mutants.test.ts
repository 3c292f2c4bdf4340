import { afterAll, describe, expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { createCardCorrectionAdapter } from '../adapters/cardCorrection.ts';
import { createCardCorrectionModel } from '../models/cardCorrection.ts';
import { denyNotifications } from './denyNotifications.ts';
import { openHarness } from './openHarness.tsx';
import { uiMutants } from './uiMutants.ts';

denyNotifications();
const model = createCardCorrectionModel();

describe('mutants of cardCorrection', () => {
  const { mutants, kill, write } = uiMutants(model, (options) =>
    createCardCorrectionAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
