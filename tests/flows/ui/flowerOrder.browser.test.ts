import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createFlowerOrderModel();
testInApp(model, createFlowerOrderAdapter(model, mockFixtures, openHarness));
