import { eq, sum } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { payments, refunds } from '../../data/db/schema/payments.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { type Actor, applyOrderEvent } from './lifecycle/applyOrderEvent.ts';
import type { OrderRow } from './lifecycle/orderState.ts';

interface NewRefund {
  paymentId: number;
  /** Whole rupiah. */
  amount: number;
  /** The bank's identifier of the transfer. */
  reference: string;
  /** The account that the money went to. */
  account: string;
  actor: Actor & { userId: number };
  /** The version of the order that the caller has seen. */
  version: number;
}

/**
 * Stores a refund of a payment, and applies it to the order, in the caller's transaction.
 * @returns the changed order
 * @throws {ApiError} `not_found` for an unknown payment, `validation_failed` for more than was paid,
 *   `payment_recorded` for a known reference, and the errors of `applyOrderEvent`
 */
export async function recordRefund(
  tx: Database,
  deps: Pick<ServerDeps, 'config' | 'jobs' | 'now'>,
  { paymentId, amount, reference, account, actor, version }: NewRefund,
): Promise<OrderRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).limit(1);
  if (!payment) throw new ApiError('not_found', 404, 'There is no such payment.', 'id');
  const order = await applyOrderEvent(tx, deps, {
    orderId: payment.orderId,
    event: { type: 'refund.made', amount },
    actor,
    version,
  });
  const [returned] = await tx
    .select({ amount: sum(refunds.amount).mapWith(Number) })
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId));
  if ((returned?.amount ?? 0) + amount > payment.amount) {
    throw new ApiError(
      'validation_failed',
      422,
      'The refunds of a payment cannot exceed it.',
      'amount',
    );
  }
  const inserted = await tx
    .insert(refunds)
    .values({ paymentId, amount, reference, account, madeBy: actor.userId, madeAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: refunds.id });
  if (inserted.length === 0) {
    throw new ApiError(
      'payment_recorded',
      409,
      'A refund with this reference is recorded already.',
      'reference',
    );
  }
  return order;
}
