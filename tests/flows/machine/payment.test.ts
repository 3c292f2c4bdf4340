import { createPaymentModel } from '../models/payment.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createPaymentModel());
