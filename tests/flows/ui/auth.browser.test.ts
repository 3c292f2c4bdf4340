import { createAuthAdapter } from '../adapters/auth.ts';
import { createAuthModel } from '../models/auth.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { openAuthHarness } from './openAuthHarness.ts';
import { testInApp } from './testInApp.ts';

const model = createAuthModel(mockFixtures, 'app');
testInApp(model, await createAuthAdapter(model, mockFixtures, openAuthHarness));
