import { afterAll, describe, expect, test } from 'vitest';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createFlowerOrderModel();
const adapter = createFlowerOrderAdapter(model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('flowerOrder', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
