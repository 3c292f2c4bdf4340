import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/Database.ts';
import { flowerOrders, greetingOrders, vaInvoices } from '../../db/schema/orders.ts';
import { personMessages, persons } from '../../db/schema/persons.ts';
import type { ServerDeps } from '../../deps.ts';
import { announceListing } from '../../hints/announce.ts';
import type { OrderFacts } from './orderLifecycle.ts';
import type { OrderRow } from './orderState.ts';
import { scheduleDeadline } from './scheduleDeadline.ts';

type Effect = (
  tx: Database,
  deps: Pick<ServerDeps, 'jobs' | 'now'>,
  order: OrderRow,
  facts: OrderFacts,
  params: unknown,
) => Promise<void>;

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
  checkDeadline: (tx, deps, order) => scheduleDeadline(tx, deps, order),
};

/** Performs an action of the machine in the transaction of its event. */
export async function performEffect(
  tx: Database,
  deps: Pick<ServerDeps, 'jobs' | 'now'>,
  order: OrderRow,
  facts: OrderFacts,
  { type, params }: { type: string; params?: unknown },
): Promise<void> {
  const effect = effects[type];
  if (!effect) throw new Error(`The action ${type} has no effect.`);
  await effect(tx, deps, order, facts, params);
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
