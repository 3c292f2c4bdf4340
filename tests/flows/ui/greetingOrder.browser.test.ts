import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createGreetingOrderModel();
testInApp(model, createGreetingOrderAdapter(model, mockFixtures, openHarness));
