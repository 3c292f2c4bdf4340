import { FLOWERS } from '../../../src/domain/order.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPlacementModel } from '../models/placement.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createPlacementModel(FLOWERS, mockFixtures, 'machine'));
