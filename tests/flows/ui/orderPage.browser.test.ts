import { afterAll, describe, expect, test } from 'vitest';
import { createOrderPageAdapter } from '../adapters/orderPage.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createOrderPageModel } from '../models/orderPage.ts';
import { openOrderPageHarness } from './openOrderPageHarness.ts';
import { uiPaths } from './uiPaths.ts';

const model = createOrderPageModel();
const adapter = createOrderPageAdapter(model, mockFixtures, (opening) =>
  openOrderPageHarness(opening, { session: mockFixtures.session }),
);

describe('orderPage', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
