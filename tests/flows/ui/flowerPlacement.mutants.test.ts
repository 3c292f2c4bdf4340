import { afterAll, describe, expect, test } from 'vitest';
import { FLOWERS } from '../../../src/domain/order.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPlacementModel } from '../models/placement.ts';
import { openHarness } from './openHarness.tsx';
import { placementEquivalents } from './placementEquivalents.ts';
import { uiMutants } from './uiMutants.ts';

const model = createPlacementModel(FLOWERS);

describe('mutants of flowerPlacement', () => {
  const { mutants, kill, write } = uiMutants(
    model,
    (options) =>
      createPlacementAdapter(FLOWERS, model, mockFixtures, (opening) =>
        openHarness(opening, options),
      ),
    placementEquivalents,
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
