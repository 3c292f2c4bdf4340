import { mockFixtures } from '../models/fixtures.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createProfileEditorModel(mockFixtures, 'machine'));
