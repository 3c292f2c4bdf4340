import { FLOWERS } from '../../../src/domain/order.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPlacementModel } from '../models/placement.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createPlacementModel(FLOWERS);
testInApp(model, createPlacementAdapter(FLOWERS, model, mockFixtures, openHarness));
