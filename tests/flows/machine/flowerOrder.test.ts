import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createFlowerOrderModel());
