import { mockFixtures } from '../models/fixtures.ts';
import { createCardCorrectionAdapter } from '../adapters/cardCorrection.ts';
import { createCardCorrectionModel } from '../models/cardCorrection.ts';
import { openHarness } from './openHarness.tsx';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createCardCorrectionModel();

testMutantsInApp(model, (options) =>
  createCardCorrectionAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
);
