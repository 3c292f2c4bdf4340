import { createOrderPageAdapter } from '../adapters/orderPage.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createOrderPageModel } from '../models/orderPage.ts';
import { openOrderPageHarness } from './openOrderPageHarness.ts';
import { testInApp } from './testInApp.ts';

const model = createOrderPageModel();
testInApp(model, createOrderPageAdapter(model, mockFixtures, openOrderPageHarness));
