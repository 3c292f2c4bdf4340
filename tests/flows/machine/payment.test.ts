import { mockFixtures } from '../models/fixtures.ts';
import { createPaymentModel } from '../models/payment.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createPaymentModel(mockFixtures, 'machine'));
