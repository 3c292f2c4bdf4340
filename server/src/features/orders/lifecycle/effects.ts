import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../data/db/Database.ts';
import {
  flowerOrders,
  greetingOrders,
  orders,
  vaInvoices,
} from '../../../data/db/schema/orders.ts';
import { personMessages, persons } from '../../../data/db/schema/persons.ts';
import type { ServerDeps } from '../../../deps.ts';
import { announceListing } from '../../../data/hints/announce.ts';
import { extendedDeadline } from '../paymentDeadline.ts';
import type { OrderFacts } from './orderLifecycle.ts';
import type { OrderRow } from './orderState.ts';
import { scheduleDeadline } from './scheduleDeadline.ts';

type EffectDeps = Pick<ServerDeps, 'config' | 'jobs' | 'now'>;

/** Returns the order if the effect has changed it. */
type Effect = (
  tx: Database,
  deps: EffectDeps,
  order: OrderRow,
  facts: OrderFacts,
  params: unknown,
) => Promise<OrderRow | void>;

/** What the server does for each action of the machine. */
const effects: Record<string, Effect> = {
  closeInvoices: async (tx, { now }, order, _facts, params) => {
    const { status } = params as { status: 'expired' | 'cancelled' };
    await tx
      .update(vaInvoices)
      .set({ status, ...(status === 'cancelled' && { cancelledAt: now() }) })
      .where(and(eq(vaInvoices.orderId, order.id), eq(vaInvoices.status, 'open')));
  },
  publishMessage: (tx, _deps, order) => setApproved(tx, order, true),
  hideMessage: (tx, _deps, order) => setApproved(tx, order, false),
  offerBoard: async (tx, _deps, order, { floristId }) => {
    if (floristId === null) throw new Error(`Order ${order.id} has no florist.`);
    await tx.update(flowerOrders).set({ floristId }).where(eq(flowerOrders.orderId, order.id));
  },
  extendDeadline,
  checkDeadline: (tx, deps, order) => scheduleDeadline(tx, deps, order),
};

/**
 * Performs an action of the machine in the transaction of its event.
 * @returns the order after it
 */
export async function performEffect(
  tx: Database,
  deps: EffectDeps,
  order: OrderRow,
  facts: OrderFacts,
  { type, params }: { type: string; params?: unknown },
): Promise<OrderRow> {
  const effect = effects[type];
  if (!effect) throw new Error(`The action ${type} has no effect.`);
  return (await effect(tx, deps, order, facts, params)) ?? order;
}

/**
 * Gives the buyer time for another proof: until `PROOF_RETRY_MINUTES` from now, but not beyond the
 * departure, unless the deadline is later anyway. The open virtual accounts get the same deadline.
 */
async function extendDeadline(
  tx: Database,
  { config, now }: EffectDeps,
  order: OrderRow,
): Promise<OrderRow> {
  const [person] = await tx
    .select({ departure: persons.burialTime })
    .from(persons)
    .where(eq(persons.id, order.personId))
    .limit(1);
  const expiredTime = extendedDeadline(order.expiredTime, {
    now: now(),
    minutes: config.orders.proofRetryMinutes,
    departure: person?.departure ?? null,
  });
  await tx.update(orders).set({ expiredTime }).where(eq(orders.id, order.id));
  await tx
    .update(vaInvoices)
    .set({ expiredTime })
    .where(and(eq(vaInvoices.orderId, order.id), eq(vaInvoices.status, 'open')));
  return { ...order, expiredTime };
}

/** Shows or hides the message of a greeting, and corrects the person's counter. */
async function setApproved(tx: Database, order: OrderRow, approved: boolean): Promise<void> {
  const messageId = tx
    .select({ id: greetingOrders.messageId })
    .from(greetingOrders)
    .where(eq(greetingOrders.orderId, order.id));
  const changed = await tx
    .update(personMessages)
    .set({ approved })
    .where(and(eq(personMessages.id, messageId), eq(personMessages.approved, !approved)))
    .returning({ id: personMessages.id });
  if (changed.length === 0) return;
  await tx
    .update(persons)
    .set({ senderCount: sql`${persons.senderCount} + ${approved ? 1 : -1}` })
    .where(eq(persons.id, order.personId));
  await announceListing(tx, order.personId);
}
