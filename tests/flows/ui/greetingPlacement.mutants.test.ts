import { GREETING } from '../../../src/domain/order.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPlacementModel } from '../models/placement.ts';
import { openHarness } from './openHarness.tsx';
import { placementEquivalents } from './placementEquivalents.ts';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createPlacementModel(GREETING);

testMutantsInApp(
  model,
  (options) =>
    createPlacementAdapter(GREETING, model, mockFixtures, (opening) =>
      openHarness(opening, options),
    ),
  placementEquivalents,
);
