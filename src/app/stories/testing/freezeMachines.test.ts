import { expect, test } from 'vitest';
import { createActor, type ActorRefFrom } from 'xstate';
import { GREETING } from '../../../domain/order.ts';
import { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { paymentMachine } from '../../../machines/payment/machine.ts';
import { greetingBuyer, greetingPerson } from '../../orders/testing/orderFixtures.ts';
import { greeting, paymentOf } from './storyFixtures.ts';
import { freezeMachines } from './freezeMachines.ts';
import { statesOf } from './stateTags.ts';

const input = {
  person: greetingPerson,
  buyer: greetingBuyer,
  key: 'key-0001',
  keySupport: 'unknown',
  draft: null,
} as const;

test('starts a machine in the given state without invoking actors, and handles events', () => {
  const freeze = freezeMachines({
    greetingOrder: { value: { choosingPackage: 'loading' }, context: greeting },
  });
  const actor = createActor(freeze(greetingOrderMachine), { input }).start();
  const { value, children, context } = actor.getSnapshot();
  expect(value).toEqual({ choosingPackage: 'loading' });
  expect(children).toEqual({});
  expect(context).toMatchObject({ person: greetingPerson, content: { mode: 3 }, packageId: 1 });
  actor.send({ type: 'address.visit', step: 'compose' });
  expect(actor.getSnapshot().matches({ writing: 'composing' })).toBe(true);
});

test('freezes the payment as a child of its order', () => {
  const freeze = freezeMachines({
    greetingOrder: { value: 'paying', context: greeting },
    payment: { value: { open: { byTransfer: 'paying' } }, context: paymentOf(GREETING) },
  });
  const actor = createActor(freeze(greetingOrderMachine), { input }).start();
  const payment = actor.getSnapshot().children.payment as ActorRefFrom<typeof paymentMachine>;
  expect(payment.getSnapshot().value).toEqual({ open: { byTransfer: 'paying' } });
  expect(payment.getSnapshot().children).toEqual({});
  payment.send({ type: 'payment.confirm' });
  expect(payment.getSnapshot().value).toBe('confirming');
});

test('does not replace other machines', () => {
  expect(freezeMachines({})(greetingOrderMachine)).toBe(greetingOrderMachine);
});

test('combines the tags of parallel regions into one state value', () => {
  const tags = [
    'loading',
    'state:payment/expired',
    'state:profileEditor/editing.form.saving',
    'state:profileEditor/editing.place.provincesLoaded.ready',
  ];
  expect(statesOf(tags)).toEqual({
    payment: 'expired',
    profileEditor: { editing: { form: 'saving', place: { provincesLoaded: 'ready' } } },
  });
});
