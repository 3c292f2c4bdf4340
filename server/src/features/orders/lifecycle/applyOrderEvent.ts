import { and, eq } from 'drizzle-orm';
import { transition } from 'xstate';
import type { Database } from '../../../data/db/Database.ts';
import { type orderEvents, orders } from '../../../data/db/schema/orders.ts';
import type { ServerDeps } from '../../../deps.ts';
import { ApiError } from '../../../http/errors/ApiError.ts';
import { performEffect } from './effects.ts';
import { orderLifecycle, type OrderEvent } from './orderLifecycle.ts';
import { lockOrder, type OrderRow, toColumns } from './orderState.ts';
import { recordEvent } from './recordEvent.ts';
import { possibleStates } from './possibleStates.ts';

/** Who acts on an order, and in which role. */
export interface Actor {
  role: (typeof orderEvents.$inferSelect)['actor'];
  /** Null for jobs and banks. */
  userId: number | null;
}

interface OrderChange {
  orderId: number;
  event: OrderEvent;
  actor: Actor;
  /** Why, in the words of the person who acts. */
  reason?: string | undefined;
  /** The version that the caller has seen; without it, the current one is meant. */
  version?: number | undefined;
}

/**
 * Applies an event to an order, in the caller's transaction: stores the new state, the event, the
 * buyer's history line and the effects. Nothing else changes the state of an order.
 * @returns the changed order
 * @throws {ApiError} `not_found`; `order_changed` when the caller has seen an older version;
 *   `order_event_not_possible` with the states in which the event is possible
 */
export async function applyOrderEvent(
  tx: Database,
  deps: Pick<ServerDeps, 'config' | 'jobs' | 'now'>,
  { orderId, event, actor, reason, version }: OrderChange,
): Promise<OrderRow> {
  const loaded = await lockOrder(tx, orderId);
  if (!loaded) throw new ApiError('not_found', 404, 'There is no such order.', 'id');
  const { row, snapshot } = loaded;
  if (version !== undefined && version !== row.version) throw orderChanged(row.version);
  if (!snapshot.can(event)) throw notPossible(event, row);
  const [next, actions] = transition(orderLifecycle, snapshot, event);
  const [stored] = await tx
    .update(orders)
    .set({ ...toColumns(next), version: row.version + 1 })
    .where(and(eq(orders.id, row.id), eq(orders.version, row.version)))
    .returning();
  if (!stored) throw orderChanged(row.version);
  let changed = stored;
  for (const action of actions)
    changed = await performEffect(tx, deps, changed, next.context, action);
  await recordEvent(tx, deps, {
    order: changed,
    type: event.type,
    at: deps.now(),
    actor: actor.role,
    userId: actor.userId,
    reason,
    from: row,
    floristId: next.context.floristId,
  });
  return changed;
}

function orderChanged(version: number): ApiError {
  return new ApiError(
    'order_changed',
    409,
    `The order has changed meanwhile; its version is ${version}.`,
    'version',
  );
}

function notPossible({ type }: OrderEvent, row: OrderRow): ApiError {
  const possibleIn = possibleStates(type);
  return new ApiError(
    'order_event_not_possible',
    409,
    `${type} is not possible for this order (payment: ${row.paymentState}, fulfilment: ` +
      `${row.fulfilmentState}); it needs ${possibleIn.join(' or ')}.`,
    undefined,
    { possibleIn },
  );
}
