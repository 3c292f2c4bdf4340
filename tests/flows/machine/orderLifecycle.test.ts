import { createOrderLifecycleModel } from '../models/orderLifecycle.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createOrderLifecycleModel());
