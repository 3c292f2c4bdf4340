import { eq } from 'drizzle-orm';
import { initialTransition, type SnapshotFrom } from 'xstate';
import type { Database } from '../../../data/db/Database.ts';
import { flowerOrders, orders } from '../../../data/db/schema/orders.ts';
import { machineVersion, orderLifecycle, type OrderFacts } from './orderLifecycle.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderSnapshot = SnapshotFrom<typeof orderLifecycle>;

/** An order with the snapshot of its life. */
export interface LoadedOrder {
  row: OrderRow;
  snapshot: OrderSnapshot;
}

/** The columns of an order that the lifecycle owns, without its version. */
export type StateColumns = Pick<
  OrderRow,
  | 'paymentState'
  | 'fulfilmentState'
  | 'received'
  | 'refunded'
  | 'proofPending'
  | 'proofDeclined'
  | 'machineVersion'
>;

/** Returns the columns of a new order. A free order is paid from the beginning. */
export function initialColumns(
  input: Pick<OrderFacts, 'kind' | 'total' | 'floristId'>,
): StateColumns {
  const [snapshot] = initialTransition(orderLifecycle, input);
  return toColumns(snapshot);
}

/** Returns the columns in which a snapshot is stored. */
export function toColumns({ value, context }: OrderSnapshot): StateColumns {
  return {
    paymentState: value.payment,
    fulfilmentState: value.fulfilment,
    received: context.received,
    refunded: context.refunded,
    proofPending: context.proofPending,
    proofDeclined: context.proofDeclined,
    machineVersion,
  };
}

/**
 * Loads an order and locks its row, so that the events of an order are applied one after another. The
 * lock lets other transactions refer to the order, for example by a payment that they have stored.
 * @returns undefined when there is no such order
 * @throws {Error} when a newer release stored the order
 */
export async function lockOrder(tx: Database, id: number): Promise<LoadedOrder | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(eq(orders.id, id))
    .limit(1)
    .for('no key update');
  if (!row) return undefined;
  if (row.machineVersion > machineVersion) {
    throw new Error(
      `Order ${id} was stored by a newer release (machine version ${row.machineVersion}).`,
    );
  }
  const [board] = await tx
    .select({ floristId: flowerOrders.floristId })
    .from(flowerOrders)
    .where(eq(flowerOrders.orderId, id))
    .limit(1);
  return { row, snapshot: toSnapshot(row, board?.floristId ?? null) };
}

/**
 * Returns whether the deadline of an unpaid order has passed and nothing holds the expiry. It counts
 * from that moment, also before the job has expired the order.
 */
export function isOverdue(row: OrderRow, now: Date): boolean {
  return row.expiredTime <= now && toSnapshot(row, null).can({ type: 'deadline.passed' });
}

/** Returns what is still to pay for an order that awaits payment, in whole rupiah. */
export function amountToPay({ total, received, refunded }: OrderRow): number {
  return total - received + refunded;
}

/** Restores the snapshot of a stored order. */
export function toSnapshot(row: OrderRow, floristId: number | null): OrderSnapshot {
  return orderLifecycle.resolveState({
    value: { payment: row.paymentState, fulfilment: row.fulfilmentState },
    context: {
      kind: row.kind,
      total: row.total,
      received: row.received,
      refunded: row.refunded,
      proofPending: row.proofPending,
      proofDeclined: row.proofDeclined,
      floristId,
    },
  });
}
