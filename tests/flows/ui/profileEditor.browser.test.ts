import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { openHarness } from './openHarness.tsx';
import { testInApp } from './testInApp.ts';

const model = createProfileEditorModel();
testInApp(model, createProfileEditorAdapter(model, mockFixtures, openHarness));
