import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { authMachine } from './auth/machine.ts';
import { cardCorrectionMachine } from './card-correction/machine.ts';
import { flowerOrderMachine } from './flower-order/machine.ts';
import { greetingOrderMachine } from './greeting-order/machine.ts';
import { orderPageMachine } from './order-page/machine.ts';
import { paymentMachine } from './payment/machine.ts';
import { placementMachine } from './placement/machine.ts';
import { profileEditorMachine } from './profile-editor/machine.ts';

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
