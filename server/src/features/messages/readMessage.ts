import {
  type CardAudience,
  cardAudience,
  type OrderPhase,
  orderPhase,
} from '@dukacita/shared/orderPhase';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { messageDeliveries } from '../../data/db/schema/buyerMessages.ts';
import { orderEvents, orders } from '../../data/db/schema/orders.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { users } from '../../data/db/schema/users.ts';
import type { OrderRow } from '../orders/lifecycle/orderState.ts';
import { phaseFacts } from '../orders/orderPhase.ts';
import { approvedAt } from '../orders/readOrder.ts';
import type { UserRow } from '../../http/auth/requireUser.ts';
import { isStillTrue, type MessageKind, messageKindOf } from '../orders/lifecycle/messageKind.ts';

/** A message to the buyer about an event of an order. */
export interface OrderMessage {
  kind: MessageKind;
  /** The order as it is now. */
  order: OrderRow;
  personName: string;
  /** The phase of the order now. */
  phase: OrderPhase;
  /** Who sees its card; null for a board. */
  audience: CardAudience | null;
  /** Why, in the words of the person who acted. */
  reason: string | null;
  /** Whether the event happened before the deadline, which it may have extended. */
  isBeforeDeadline: boolean;
  buyer: UserRow;
}

interface MessageKey {
  orderId: number;
  version: number;
  /** `email`, or `push:` and the id of the subscription. */
  channel: string;
}

/**
 * Reads what a message tells.
 * @returns undefined when it was sent already, or when it is not true any more
 */
export async function readMessage(
  db: Database,
  { orderId, version, channel }: MessageKey,
  now: Date,
): Promise<OrderMessage | undefined> {
  const [found] = await db
    .select({
      event: orderEvents,
      order: orders,
      personName: persons.name,
      departure: persons.burialTime,
      approvedAt: approvedAt.mapWith(orderEvents.at),
      buyer: users,
      delivered: messageDeliveries.at,
    })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(persons, eq(persons.id, orders.personId))
    .innerJoin(users, eq(users.id, orders.userId))
    .leftJoin(
      messageDeliveries,
      and(
        eq(messageDeliveries.orderId, orderId),
        eq(messageDeliveries.version, version),
        eq(messageDeliveries.channel, channel),
      ),
    )
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.version, version)))
    .limit(1);
  if (!found || found.delivered !== null) return undefined;
  const { event, order, personName, buyer, departure, approvedAt: approved } = found;
  const kind = messageKindOf(event);
  if (kind === undefined || !isStillTrue(kind, order)) return undefined;
  const facts = phaseFacts(order, departure, approved);
  return {
    kind,
    order,
    personName,
    phase: orderPhase(facts, now.getTime()),
    audience: cardAudience(facts, now.getTime()),
    reason: event.reason,
    isBeforeDeadline: event.at < order.expiredTime,
    buyer,
  };
}

/** Records that a message was sent, or refused for good. */
export async function recordDelivery(
  tx: Database,
  key: MessageKey,
  outcome: 'sent' | 'refused',
  at: Date,
): Promise<void> {
  await tx
    .insert(messageDeliveries)
    .values({ ...key, outcome, at })
    .onConflictDoNothing();
}
