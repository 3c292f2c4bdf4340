import { expect, test } from 'vitest';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { FLOWERS } from './order.ts';
import type { OrderDetail, OrderHistoryEvent } from './orderState.ts';
import { getTimeline } from './orderTimeline.ts';

type Happened = readonly [
  type: string,
  payment: OrderDetail['payment'],
  fulfilment: OrderDetail['fulfilment'],
];

const created: Happened = ['order.created', 'awaitingPayment', 'waiting'];
const paid: Happened = ['payment.received', 'paid', 'inReview'];

/** Returns an order after the given events, one per hour from 10.00 WIB on. */
function after(happened: readonly Happened[], changes: Partial<OrderDetail> = {}): OrderDetail {
  const events = happened.map(([type, payment, fulfilment], index): OrderHistoryEvent => ({
    version: index + 1,
    at: `2026-11-21T${10 + index}:00:00+07:00`,
    type,
    payment,
    fulfilment,
    reason: null,
  }));
  const last = events.at(-1);
  return {
    ...orderDetail,
    payment: last?.payment ?? 'awaitingPayment',
    fulfilment: last?.fulfilment ?? 'waiting',
    createdAt: '2026-11-21T10:00:00+07:00',
    approvedAt: events.findLast(({ type }) => type === 'card.approved')?.at ?? null,
    departureAt: '2026-11-23T10:00:00+07:00',
    events,
    ...changes,
  };
}

const now = Date.parse('2026-11-21T18:00:00+07:00');

/** Returns the steps as texts, such as `done paid`. */
const steps = (order: OrderDetail) =>
  getTimeline(order, now).map(({ status, milestone }) => `${status} ${milestone}`);

test('an unpaid greeting waits for its payment, and the review is ahead', () => {
  expect(steps(after([created]))).toEqual([
    'done created',
    'current awaitingPayment',
    'ahead paid',
    'ahead inReview',
    'ahead shown',
  ]);
});

test('a done step has the time of its event, others have none', () => {
  expect(getTimeline(after([created, paid]), now).map(({ at }) => at)).toEqual([
    '2026-11-21T10:00:00+07:00',
    '2026-11-21T11:00:00+07:00',
    null,
    null,
  ]);
});

test('a proof that waits for finance is the present step', () => {
  const order = after([created, ['proof.uploaded', 'awaitingPayment', 'waiting']], {
    isProofPending: true,
  });
  expect(steps(order)).toEqual([
    'done created',
    'current proofUploaded',
    'ahead paid',
    'ahead inReview',
    'ahead shown',
  ]);
});

test('a rejected card is the present step, and is reviewed again after its correction', () => {
  const rejected: Happened = ['card.rejected', 'paid', 'rejected'];
  expect(steps(after([created, paid, rejected])).slice(2)).toEqual([
    'current rejected',
    'ahead inReview',
    'ahead shown',
  ]);
  expect(
    steps(after([created, paid, rejected, ['card.corrected', 'paid', 'inReview']])).slice(2),
  ).toEqual(['done rejected', 'done corrected', 'current inReview', 'ahead shown']);
});

test('a shown card has nothing ahead', () => {
  expect(steps(after([created, paid, ['card.approved', 'paid', 'shown']])).slice(2)).toEqual([
    'done reviewed',
    'done shown',
  ]);
});

test.each([
  [orderDetail.kind, paid, [['card.approved', 'paid', 'shown']]],
  [
    FLOWERS,
    ['payment.received', 'paid', 'offered'],
    [
      ['board.accepted', 'paid', 'accepted'],
      ['board.dispatched', 'paid', 'inDelivery'],
      ['board.delivered', 'paid', 'delivered'],
    ],
  ],
] as const)(
  'R353 of an order of the kind %i, as many steps are done in the end as were ahead',
  (kind, payment, fulfilment) => {
    const ahead = steps(after([created], { kind })).filter((step) => step.startsWith('ahead'));
    const done = steps(after([created, payment, ...fulfilment], { kind })).slice(1);
    expect(done).toHaveLength(ahead.length);
    expect(done.at(-1)).toBe(ahead.at(-1)?.replace('ahead', 'done'));
  },
);

test('a card that was approved after the departure was shown to the family only', () => {
  const order = after([created, paid, ['card.approved', 'paid', 'shown']], {
    departureAt: '2026-11-21T11:30:00+07:00',
  });
  expect(steps(order).slice(2)).toEqual(['done reviewed', 'done notShown', 'done shownToFamily']);
});

test('a board goes from florist to florist until it is delivered', () => {
  const board = (...more: readonly Happened[]) =>
    steps(
      after([created, ['payment.received', 'paid', 'offered'], ...more], { kind: FLOWERS }),
    ).slice(2);
  const declined: Happened = ['board.declined', 'paid', 'declined'];
  const again: Happened = ['board.offered', 'paid', 'offered'];
  const accepted: Happened = ['board.accepted', 'paid', 'accepted'];
  const dispatched: Happened = ['board.dispatched', 'paid', 'inDelivery'];
  const delivered: Happened = ['board.delivered', 'paid', 'delivered'];
  const ahead = ['ahead accepted', 'ahead inDelivery', 'ahead delivered'];
  expect(board()).toEqual(['current offered', ...ahead]);
  expect(board(declined)).toEqual(['current declined', ...ahead]);
  expect(board(declined, again)).toEqual(['done declined', 'current offeredAgain', ...ahead]);
  expect(board(accepted)).toEqual(['current accepted', ...ahead.slice(1)]);
  expect(board(accepted, dispatched)).toEqual([
    'done accepted',
    'current inDelivery',
    'ahead delivered',
  ]);
  expect(board(accepted, dispatched, delivered)).toEqual([
    'done accepted',
    'done inDelivery',
    'done delivered',
  ]);
});

test.each([
  ['a review', orderDetail.kind, [paid], 'inReview'],
  ['an answer', FLOWERS, [['payment.received', 'paid', 'offered']], 'offered'],
  [
    'another answer',
    FLOWERS,
    [
      ['payment.received', 'paid', 'offered'],
      ['board.declined', 'paid', 'declined'],
      ['board.offered', 'paid', 'offered'],
    ],
    'accepted',
  ],
  ['a delivery', FLOWERS, [['board.accepted', 'paid', 'accepted']], 'delivered'],
  ['a delivery under way', FLOWERS, [['board.dispatched', 'paid', 'inDelivery']], 'delivered'],
  ['a refund', orderDetail.kind, [paid, ['refund.required', 'refundDue', 'stopped']], 'refunded'],
  [
    'an answer to a late payment',
    FLOWERS,
    [['payment.received', 'paidLate', 'stopped']],
    undefined,
  ],
] as const)(
  'R427 the time that is promised for %s stands at the step that it is about',
  (_, kind, happened, milestone) => {
    const dueAt = '2026-11-21T20:00:00+07:00';
    const timeline = getTimeline(after([created, ...happened], { kind, dueAt }), now);
    const promised = timeline.filter((step) => step.dueAt !== null);
    expect(promised.map((step) => step.milestone)).toEqual(
      milestone === undefined ? [] : [milestone],
    );
    expect(promised.every(({ at }) => at === null)).toBe(true);
  },
);

test('a payment or a refund has the milestone of the state that it led to', () => {
  const part: Happened = ['payment.received', 'awaitingPayment', 'waiting'];
  const expired: Happened = ['deadline.passed', 'expired', 'stopped'];
  const late: Happened = ['payment.received', 'paidLate', 'stopped'];
  const refund: Happened = ['refund.required', 'refundDue', 'stopped'];
  const some: Happened = ['refund.made', 'refundDue', 'stopped'];
  const all: Happened = ['refund.made', 'refunded', 'stopped'];
  expect(steps(after([created, part, paid]))[1]).toBe('done partlyPaid');
  expect(steps(after([created, part], { received: 40_000 })).slice(1, 3)).toEqual([
    'done partlyPaid',
    'current awaitingRest',
  ]);
  expect(steps(after([created, expired]))).toEqual(['done created', 'done expired']);
  expect(steps(after([created, expired, late])).at(-1)).toBe('current paidLate');
  expect(steps(after([created, expired, late, refund, some, all])).slice(2)).toEqual([
    'done paidLate',
    'done refundDue',
    'done partlyRefunded',
    'done refunded',
  ]);
  expect(
    steps(after([created, expired, late, ['latePayment.accepted', 'paid', 'inReview']])).slice(3),
  ).toEqual(['done paid', 'current inReview', 'ahead shown']);
});

test('an event that this release does not know is left out', () => {
  expect(steps(after([created, ['card.framed', 'awaitingPayment', 'waiting']]))[1]).toBe(
    'current awaitingPayment',
  );
});

test('R599 the timeline of a card that was shown ends with the departure', () => {
  const happened: readonly Happened[] = [created, paid, ['card.approved', 'paid', 'shown']];
  const ends = (departureAt: string | null) => steps(after(happened, { departureAt })).at(-1);
  expect(ends('2026-11-21T17:00:00+07:00')).toBe('done conveyed');
  expect(ends('2026-11-21T19:00:00+07:00')).toBe('done shown');
  expect(ends('2026-11-21T11:30:00+07:00')).toBe('done shownToFamily');
  expect(ends(null)).toBe('done shown');
});
