import { mockFixtures } from '../models/fixtures.ts';
import { createOrderPageAdapter } from '../adapters/orderPage.ts';
import { createOrderPageModel } from '../models/orderPage.ts';
import { openOrderPageHarness } from './openOrderPageHarness.ts';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createOrderPageModel();

testMutantsInApp(model, (options) =>
  createOrderPageAdapter(model, mockFixtures, (opening) => openOrderPageHarness(opening, options)),
);
