import { afterAll, describe, expect, test } from 'vitest';
import { FLOWERS } from '../../../src/domain/order.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPlacementModel } from '../models/placement.ts';
import { openHarness } from './openHarness.tsx';
import { uiPaths } from './uiPaths.ts';

const model = createPlacementModel(FLOWERS);
const adapter = createPlacementAdapter(FLOWERS, model, mockFixtures, (opening) =>
  openHarness(opening, { session: mockFixtures.session }),
);

describe('flowerPlacement', () => {
  const { testPaths, run, write } = uiPaths(model, adapter);
  afterAll(write);

  test.each(testPaths)('$id: $name', async (testPath) => {
    expect(await run(testPath)).toBe('');
  });
});
