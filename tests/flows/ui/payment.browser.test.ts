import { createPaymentAdapter } from '../adapters/payment.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createPaymentModel();
testInApp(model, createPaymentAdapter(model, mockFixtures, openHarness));
