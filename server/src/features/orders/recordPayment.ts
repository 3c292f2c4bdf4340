import { and, eq } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { vaInvoices } from '../../data/db/schema/orders.ts';
import { payments } from '../../data/db/schema/payments.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { type Actor, applyOrderEvent } from './lifecycle/applyOrderEvent.ts';
import { amountToPay, type OrderRow } from './lifecycle/orderState.ts';

export interface NewPayment {
  orderId: number;
  provider: 'virtual_account' | 'transfer' | 'paypal';
  /** The provider's identifier of the payment; unique for each provider. */
  reference: string;
  /** Whole rupiah. */
  amount: number;
  /** The account that received the money, or the bank of the virtual account. */
  account: string;
  paidAt: Date;
  actor: Actor;
  /** The virtual account that was paid. */
  vaInvoiceId?: number;
  /** Why the amount differs from what is still to pay. */
  reason?: string | undefined;
  /** Whether finance accepts less than the total. */
  settles?: boolean | undefined;
  /** The version of the order that the caller has seen. */
  version?: number | undefined;
}

/**
 * Stores a payment of an existing order, and applies it, in the caller's transaction. Money is recorded in
 * every state of the order; only an order that awaits payment becomes paid.
 * @returns the changed order
 * @throws {ApiError} `payment_recorded` for a known reference, and the errors of `applyOrderEvent`
 */
export async function recordPayment(
  tx: Database,
  deps: Pick<ServerDeps, 'config' | 'jobs' | 'now'>,
  payment: NewPayment,
): Promise<OrderRow> {
  const { orderId, provider, reference, amount, actor, reason, version } = payment;
  const inserted = await tx
    .insert(payments)
    .values({
      orderId,
      provider,
      reference,
      amount,
      account: payment.account,
      reason: reason ?? null,
      vaInvoiceId: payment.vaInvoiceId ?? null,
      recordedBy: actor.userId,
      paidAt: payment.paidAt,
      recordedAt: deps.now(),
    })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (inserted.length === 0) {
    throw new ApiError(
      'payment_recorded',
      409,
      'A payment with this provider and reference is recorded already.',
      'reference',
    );
  }
  const order = await applyOrderEvent(tx, deps, {
    orderId,
    event: { type: 'payment.received', amount, settles: payment.settles ?? false },
    actor,
    reason,
    version,
  });
  if (payment.vaInvoiceId !== undefined) {
    // The event, or the buyer before it, may have cancelled the invoice.
    await tx
      .update(vaInvoices)
      .set({ status: 'paid', cancelledAt: null })
      .where(eq(vaInvoices.id, payment.vaInvoiceId));
  }
  if (order.paymentState === 'awaitingPayment') {
    // The number stays the same, so that a buyer who has noted it can pay the rest.
    await tx
      .update(vaInvoices)
      .set({ amount: amountToPay(order) })
      .where(and(eq(vaInvoices.orderId, orderId), eq(vaInvoices.status, 'open')));
  }
  return order;
}
