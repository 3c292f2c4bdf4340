import { and, eq, gt } from 'drizzle-orm';
import { orders } from '../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../deps.ts';
import { addHistoryLine } from './addHistoryLine.ts';
import { applyOrderEvent } from './lifecycle/applyOrderEvent.ts';
import { lockOrder } from './lifecycle/orderState.ts';
import { scheduleDeadline } from './lifecycle/scheduleDeadline.ts';

type JobDeps = Pick<ServerDeps, 'config' | 'db' | 'jobs' | 'now'>;

/** Registers the jobs that expire unpaid orders and remind their buyers. */
export function handleOrderJobs(deps: JobDeps): void {
  const { jobs, now } = deps;

  jobs.handle('order-deadline', async (tx, { orderId }) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    if (order.row.expiredTime > now()) return scheduleDeadline(tx, deps, order.row);
    const event = { type: 'deadline.passed' } as const;
    if (!order.snapshot.can(event)) return;
    await applyOrderEvent(tx, deps, { orderId, event, actor: { role: 'system', userId: null } });
  });

  jobs.handle('payment-reminder', async (tx, { orderId }) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.row.expiredTime <= now()) return;
    const { paymentState, proofPending } = order.row;
    if (paymentState !== 'awaitingPayment' || proofPending) return;
    await addHistoryLine(tx, deps, { order: order.row, event: 'payment.reminded' });
  });
}

/** The number of orders that one transaction schedules. */
const batchSize = 1000;

/**
 * Schedules the deadlines of all unpaid orders, at the start of the server: orders that were
 * migrated, or that an instance of the previous release has stored, have no job yet.
 */
export async function scheduleMissingDeadlines(deps: JobDeps): Promise<void> {
  let after = 0;
  for (let count = batchSize; count === batchSize;) {
    const unpaid = await deps.db
      .select({ id: orders.id, version: orders.version, expiredTime: orders.expiredTime })
      .from(orders)
      .where(and(eq(orders.paymentState, 'awaitingPayment'), gt(orders.id, after)))
      .orderBy(orders.id)
      .limit(batchSize);
    await deps.db.transaction(async (tx) => {
      for (const order of unpaid) await scheduleDeadline(tx, deps, order);
    });
    count = unpaid.length;
    after = unpaid.at(-1)?.id ?? after;
  }
}
