import { expect, test } from 'vitest';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { fulfilmentSince, hasEnded, orderPhase } from './orderPhase.ts';
import type { OrderDetail } from './orderState.ts';

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+07:00`);
const inReview: OrderDetail = {
  ...orderDetail,
  payment: 'paid',
  fulfilment: 'inReview',
  dueAt: '2026-11-21T11:00:00+07:00',
};
const shown: OrderDetail = {
  ...orderDetail,
  payment: 'paid',
  fulfilment: 'shown',
  departureAt: '2026-11-21T12:00:00+07:00',
  events: [
    {
      version: 1,
      at: '2026-11-21T11:00:00+07:00',
      type: 'card.approved',
      payment: 'paid',
      fulfilment: 'shown',
      reason: null,
    },
  ],
};

test('a review is late once its promised time has come', () => {
  expect(orderPhase(inReview, at('10:59'))).toBe('inReview');
  expect(orderPhase(inReview, at('11:00'))).toBe('reviewLate');
  expect(orderPhase({ ...inReview, dueAt: null }, at('23:00'))).toBe('inReview');
});

test('a shown card is conveyed at the departure', () => {
  expect(orderPhase(shown, at('11:59'))).toBe('shown');
  expect(orderPhase(shown, at('12:00'))).toBe('conveyed');
  expect(orderPhase({ ...shown, departureAt: null }, at('23:00'))).toBe('shown');
});

test('a card that was approved after the departure is shown to the family only', () => {
  const late = { ...shown, departureAt: '2026-11-21T10:00:00+07:00' };
  expect(orderPhase(late, at('12:00'))).toBe('shownToFamily');
});

test('an order is partly paid while it waits for the rest', () => {
  const partly = { ...orderDetail, received: 40_000 };
  expect(orderPhase(partly, at('12:00'))).toBe('partlyPaid');
  expect(orderPhase({ ...partly, refunded: 40_000 }, at('12:00'))).toBe('awaitingPayment');
});

test('an order has ended when nothing more happens to it by itself', () => {
  for (const phase of ['expired', 'refunded', 'conveyed', 'delivered', 'withdrawn'] as const)
    expect(hasEnded(phase)).toBe(true);
  for (const phase of ['awaitingPayment', 'paidLate', 'refundDue', 'shown', 'inDelivery'] as const)
    expect(hasEnded(phase)).toBe(false);
});

test('every other stage is a phase by itself', () => {
  expect(orderPhase(orderDetail, at('12:00'))).toBe('awaitingPayment');
});

test('fulfilmentSince returns the time of the event that led to the present fulfilment', () => {
  const later = shown.events.map((event) => ({ ...event, at: '2026-11-21T11:30:00+07:00' }));
  const order = { ...shown, events: [...shown.events, ...later] };
  expect(fulfilmentSince(order)).toBe('2026-11-21T11:00:00+07:00');
  expect(fulfilmentSince({ ...order, events: [] })).toBeNull();
});
