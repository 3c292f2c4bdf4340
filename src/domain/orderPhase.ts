import {
  cardAudience as audienceOf,
  isOrderedInTime,
  orderPhase as phaseOf,
  type CardAudience,
  type OrderPhase,
  type OrderPhaseFacts,
} from '@dukacita/shared/orderPhase';
import { GREETING } from './order.ts';
import type { OrderSummary } from './orderState.ts';
import type { Instant } from './person.ts';

export type { CardAudience, OrderPhase };

/** The phases after which nothing more happens to an order by itself. */
const ended: ReadonlySet<OrderPhase> = new Set([
  'expired',
  'cancelled',
  'refunded',
  'conveyed',
  'shownToFamily',
  'givenToFamily',
  'withdrawn',
  'delivered',
]);

/** Returns whether the buyer has no further news of an order to wait for. */
export function hasEnded(phase: OrderPhase): boolean {
  return ended.has(phase);
}

/** The phases in which money may be returned. */
const withRefund: ReadonlySet<OrderPhase> = new Set([
  'partlyPaid',
  'expired',
  'paidLate',
  'refundDue',
  'declined',
  'reviewLate',
  'shownToFamily',
  'withdrawn',
  'stopped',
]);

/** Returns whether the rules about refunds matter to the buyer now. */
export function mayRefund(phase: OrderPhase): boolean {
  return withRefund.has(phase);
}

/** Returns the phase of an order at a time, in ms since the epoch by the server's clock. */
export function orderPhase(order: OrderSummary, now: number): OrderPhase {
  return phaseOf(toFacts(order), now);
}

/** Returns who sees the card of an order at such a time; null for a board. */
export function cardAudience(
  order: Pick<OrderSummary, 'kind' | 'fulfilment' | 'departureAt' | 'approvedAt'>,
  now: number,
): CardAudience | null {
  const { kind, fulfilment, departureAt, approvedAt } = order;
  const facts = { departureAt: toTime(departureAt), approvedAt: toTime(approvedAt) };
  return audienceOf({ ...facts, isCard: kind === GREETING, fulfilment }, now);
}

/** Returns whether a card was ordered before the departure, and so for the screen of the room. */
export function isOrderedForRoom(order: OrderSummary): boolean {
  return order.kind === GREETING && isOrderedInTime(toFacts(order));
}

function toFacts(order: OrderSummary): OrderPhaseFacts {
  return {
    isCard: order.kind === GREETING,
    payment: order.payment,
    fulfilment: order.fulfilment,
    isProofPending: order.isProofPending,
    received: order.received,
    refunded: order.refunded,
    orderedAt: Date.parse(order.createdAt),
    departureAt: toTime(order.departureAt),
    approvedAt: toTime(order.approvedAt),
    dueAt: toTime(order.dueAt),
  };
}

function toTime(instant: Instant | null): number | null {
  return instant === null ? null : Date.parse(instant);
}
