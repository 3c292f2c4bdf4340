import { createAuthModel } from '../models/auth.ts';
import { testOnMachine } from './testOnMachine.ts';

testOnMachine(createAuthModel());
