import { afterAll, describe, expect, test } from 'vitest';
import { createCardCorrectionAdapter } from '../adapters/cardCorrection.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createCardCorrectionModel } from '../models/cardCorrection.ts';
import { denyNotifications } from './denyNotifications.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

denyNotifications();
const model = createCardCorrectionModel();
const adapter = createCardCorrectionAdapter(model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('cardCorrection', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
