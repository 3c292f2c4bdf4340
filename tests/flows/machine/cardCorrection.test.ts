import { createCardCorrectionModel } from '../models/cardCorrection.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createCardCorrectionModel());
