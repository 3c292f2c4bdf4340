import { createCardCorrectionAdapter } from '../adapters/cardCorrection.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createCardCorrectionModel } from '../models/cardCorrection.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createCardCorrectionModel();
testInApp(model, createCardCorrectionAdapter(model, mockFixtures, openHarness));
