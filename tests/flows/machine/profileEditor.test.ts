import { createProfileEditorModel } from '../models/profileEditor.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createProfileEditorModel());
