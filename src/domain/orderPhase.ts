import { orderStage, type OrderDetail, type OrderStage } from './orderState.ts';
import type { Instant } from './person.ts';

/**
 * What the page of an order says: its stage, and what money and time add to it. `partlyPaid`: the
 * order waits for the rest of its payment. `reviewLate`: the review takes longer than promised.
 * `conveyed`: the card was shown until the departure. `shownToFamily`: it was approved after the
 * departure, so that no room has shown it.
 */
export type OrderPhase = OrderStage | 'partlyPaid' | 'reviewLate' | 'conveyed' | 'shownToFamily';

/** The phases after which nothing more happens to an order by itself. */
const ended: ReadonlySet<OrderPhase> = new Set([
  'expired',
  'cancelled',
  'refunded',
  'conveyed',
  'shownToFamily',
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
export function orderPhase(order: OrderDetail, now: number): OrderPhase {
  const stage = orderStage(order);
  if (stage === 'awaitingPayment') return order.received > order.refunded ? 'partlyPaid' : stage;
  if (stage === 'inReview') return isPast(order.dueAt, now) ? 'reviewLate' : stage;
  if (stage !== 'shown' || order.departureAt === null || !isPast(order.departureAt, now))
    return stage;
  const since = fulfilmentSince(order);
  const departure = Date.parse(order.departureAt);
  return since !== null && Date.parse(since) > departure ? 'shownToFamily' : 'conveyed';
}

/** Returns when the order got into its present fulfilment; null if it is not known. */
export function fulfilmentSince({ events, fulfilment }: OrderDetail): Instant | null {
  let since: Instant | null = null;
  let previous: string | null = null;
  for (const event of events) {
    if (event.fulfilment !== previous) since = event.at;
    previous = event.fulfilment;
  }
  return previous === fulfilment ? since : null;
}

function isPast(instant: string | null, now: number): boolean {
  return instant !== null && Date.parse(instant) <= now;
}
