import type { AnyStateMachine } from 'xstate';

/** Returns the machine that runs in place of one of the app's machines. */
export type ReplaceMachine = <Machine extends AnyStateMachine>(machine: Machine) => Machine;
