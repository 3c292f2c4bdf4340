import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createGreetingOrderModel());
