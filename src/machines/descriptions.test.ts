import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { authMachine } from './authMachine.ts';
import { cardCorrectionMachine } from './cardCorrectionMachine.ts';
import { flowerOrderMachine } from './flowerOrderMachine.ts';
import { greetingOrderMachine } from './greetingOrderMachine.ts';
import { orderPageMachine } from './orderPageMachine.ts';
import { paymentMachine } from './paymentMachine.ts';
import { placementMachine } from './placementMachine.ts';
import { profileEditorMachine } from './profileEditorMachine.ts';

const machines: Readonly<Record<string, AnyStateMachine>> = {
  authMachine,
  greetingOrderMachine,
  flowerOrderMachine,
  placementMachine,
  paymentMachine,
  profileEditorMachine,
  orderPageMachine,
  cardCorrectionMachine,
};

function listStates({ states }: AnyStateNode): AnyStateNode[] {
  return Object.values(states).flatMap((state) => [state, ...listStates(state)]);
}

describe.each(Object.entries(machines))('%s', (_, machine) => {
  test.each(listStates(machine.root).map((state) => [state.path.join('.'), state] as const))(
    'describes %s in one sentence of at most 100 characters',
    (_path, { description }) => {
      expect(description).toMatch(/^[A-Z][^.]{10,98}\.$/);
    },
  );
});
