import { expect, test } from 'vitest';
import { FULFILMENT_STATES, PAYMENT_STATES, asksForPayment, orderStage } from './orderState.ts';

test.each(FULFILMENT_STATES)('the stage of a paid order is its fulfilment: %s', (fulfilment) => {
  const stage = orderStage({ payment: 'paid', fulfilment, isProofPending: false });
  expect(stage).toBe(fulfilment);
  expect(asksForPayment(stage)).toBe(false);
});

test.each(PAYMENT_STATES.filter((state) => state !== 'paid'))(
  'the stage of an order that is not paid is the state of its payment: %s',
  (payment) => {
    const stage = orderStage({ payment, fulfilment: 'stopped', isProofPending: false });
    expect(stage).toBe(payment);
    expect(asksForPayment(stage)).toBe(payment === 'awaitingPayment');
  },
);

test('no money is asked for while a proof of payment waits for finance', () => {
  const stage = orderStage({
    payment: 'awaitingPayment',
    fulfilment: 'waiting',
    isProofPending: true,
  });
  expect(stage).toBe('proofPending');
  expect(asksForPayment(stage)).toBe(false);
});

test('a pending proof does not hide that an order was paid', () => {
  const order = { payment: 'paid', fulfilment: 'inReview', isProofPending: true } as const;
  expect(orderStage(order)).toBe('inReview');
});
