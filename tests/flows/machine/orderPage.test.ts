import { createOrderPageModel } from '../models/orderPage.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createOrderPageModel());
