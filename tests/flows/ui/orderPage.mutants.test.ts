import { afterAll, describe, expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { createOrderPageAdapter } from '../adapters/orderPage.ts';
import { createOrderPageModel } from '../models/orderPage.ts';
import { openOrderPageHarness } from './openOrderPageHarness.ts';
import { uiMutants } from './uiMutants.ts';

const model = createOrderPageModel();

describe('mutants of orderPage', () => {
  const { mutants, kill, write } = uiMutants(model, (options) =>
    createOrderPageAdapter(model, mockFixtures, (opening) =>
      openOrderPageHarness(opening, options),
    ),
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
