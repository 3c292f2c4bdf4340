import type { OrderEventType } from '@dukacita/shared/orderEvents';
import type { Database } from '../../../data/db/Database.ts';
import { orderEvents } from '../../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../../deps.ts';
import { announceOrder } from '../../../data/hints/announce.ts';
import { addHistoryLine } from '../addHistoryLine.ts';
import type { OrderRow } from './orderState.ts';
import { scheduleMessages } from './scheduleMessages.ts';

type EventColumns = typeof orderEvents.$inferInsert;

/** An event of an order. The order has the states and the version after it. */
export interface RecordedEvent extends Pick<EventColumns, 'actor' | 'userId' | 'at'> {
  order: OrderRow;
  type: OrderEventType;
  /** Why, in the words of the person who acts. */
  reason?: string | undefined;
  /** The states before the event; undefined for a new order. */
  from?: Pick<OrderRow, 'paymentState' | 'fulfilmentState'>;
  /** The florist who makes the board; null for a greeting. */
  floristId: number | null;
}

/**
 * Records an event of an order in its transaction, with the line of the buyer's history, the
 * messages to the buyer, and the hint to open pages.
 */
export async function recordEvent(
  tx: Database,
  deps: Pick<ServerDeps, 'jobs' | 'now'>,
  { order, type, at, actor, userId, reason, from, floristId }: RecordedEvent,
): Promise<void> {
  const { id: orderId, version } = order;
  const entry = {
    orderId,
    version,
    at,
    event: type,
    actor,
    userId,
    reason: reason ?? null,
    fromPayment: from?.paymentState ?? null,
    fromFulfilment: from?.fulfilmentState ?? null,
    toPayment: order.paymentState,
    toFulfilment: order.fulfilmentState,
  };
  await tx.insert(orderEvents).values(entry);
  await addHistoryLine(tx, deps, { order, event: type, reason });
  await scheduleMessages(tx, deps, order, entry);
  await announceOrder(tx, { orderId, version, userId: order.userId, floristId });
}
