import { extname } from 'node:path';
import multipart from '@fastify/multipart';
import { and, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { Database } from '../../data/db/Database.ts';
import { orders, vaInvoices } from '../../data/db/schema/orders.ts';
import type { ServerPlugin } from '../../deps.ts';
import { amountToPay, isOverdue } from '../orders/lifecycle/orderState.ts';
import { findOrder, readOrderDetail, toWireInvoice } from '../orders/readOrder.ts';
import { requireOwnOrder } from '../orders/requireOwnOrder.ts';
import { uploadFormLimits } from '../uploads/readUpload.ts';
import { requireRole } from '../../http/auth/requireRole.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { readProof, storeProof } from './storeProof.ts';
import { virtualAccountNumber } from './virtualAccountNumber.ts';

type InvoiceRow = typeof vaInvoices.$inferSelect;

/**
 * Serves payment by virtual account, for greeting orders, and proofs of payment. An order has at most
 * one open invoice: requesting another bank cancels the first one, so that the order cannot be paid twice.
 * A deadline counts from the moment it has passed, also before the job has expired the order.
 */
export const paymentPlugin: ServerPlugin = async (app, deps) => {
  const { db, now, config } = deps;
  await app.register(multipart, { limits: uploadFormLimits });

  app.operation('inquireVirtualAccount', async (request) => {
    const user = await requireUser(db, request);
    const { orderId, bank = 'bca' } = request.body;
    const prefix = config.virtualAccountPrefixes[bank];
    if (prefix === undefined) {
      throw new ApiError(
        'virtual_account_unavailable',
        409,
        'This bank offers no virtual accounts here; pay by transfer.',
        'bank',
      );
    }
    return db.transaction(async (tx) => {
      const order = await payableOrder(tx, orderId, user.id, now());
      const open = await openInvoices(tx, orderId);
      const same = open.find((invoice) => invoice.bank === bank);
      if (same) return toWireInvoice(same);
      for (const other of open) await cancel(tx, other.id, now());
      const [invoice] = await tx
        .insert(vaInvoices)
        .values({
          orderId,
          bank,
          vaNumber: virtualAccountNumber(prefix, orderId),
          amount: amountToPay(order),
          status: 'open',
          expiredTime: order.expiredTime,
          createdAt: now(),
        })
        .onConflictDoNothing()
        .returning();
      if (!invoice) {
        throw new ApiError(
          'virtual_account_unavailable',
          409,
          'The number is in use for another order; pay by transfer.',
        );
      }
      return toWireInvoice(invoice);
    });
  });

  app.operation('cancelVirtualAccountInvoice', async (request) => {
    const user = await requireUser(db, request);
    const { id } = request.params;
    return db.transaction(async (tx) => {
      const [found] = await tx
        .select({ userId: orders.userId })
        .from(vaInvoices)
        .innerJoin(orders, eq(orders.id, vaInvoices.orderId))
        .where(eq(vaInvoices.id, id))
        .limit(1)
        .for('update', { of: orders });
      if (!found) throw new ApiError('not_found', 404, 'There is no such invoice.', 'id');
      if (found.userId !== user.id)
        throw new ApiError('forbidden', 403, 'This is the invoice of another user.', 'id');
      await cancel(tx, id, now());
      // The query above waits for the order's lock, but does not see what happened to the invoice.
      const [invoice] = await tx
        .select({ status: vaInvoices.status })
        .from(vaInvoices)
        .where(eq(vaInvoices.id, id));
      if (invoice?.status === 'expired')
        throw new ApiError('order_expired', 409, 'The invoice has expired.', 'id');
      if (invoice?.status !== 'cancelled')
        throw new ApiError('order_not_payable', 409, 'The invoice has been paid.', 'id');
      return { id, status: 'cancelled' as const };
    });
  });

  app.operation('uploadPaymentProof', async (request) => {
    const user = await requireUser(db, request);
    const { order } = await requireOwnOrder(db, request.params.id, user.id);
    await storeProof(deps, request, order);
    return readOrderDetail(db, deps, await requireOwnOrder(db, order.id, user.id));
  });

  app.operation('getPaymentProof', async (request, reply) => {
    const user = await requireUser(db, request);
    const { id, name } = request.params;
    const found = await findOrder(db, id);
    if (found?.order.userId !== user.id) await requireRole(db, request, ['finance']);
    const content = await readProof(deps, db, id, name);
    reply.type('application/octet-stream');
    reply.header(
      'content-disposition',
      `attachment; filename="bukti-${id}.${extname(name).slice(1)}"`,
    );
    return content;
  });
};

/**
 * Returns the order and locks its row, so that inquiries and cancellations of one order are serial.
 */
async function payableOrder(tx: Database, id: number, userId: number, now: Date) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).limit(1).for('update');
  if (!order) throw new ApiError('not_found', 404, 'There is no such order.', 'orderId');
  if (order.userId !== userId)
    throw new ApiError('forbidden', 403, 'This is the order of another user.', 'orderId');
  const isGreeting = order.kind === 'greeting';
  const awaitsPayment = order.paymentState === 'awaitingPayment';
  if (order.paymentState === 'expired' || (isGreeting && isOverdue(order, now))) {
    throw new ApiError(
      'order_expired',
      409,
      'The payment deadline of this order has passed.',
      'orderId',
    );
  }
  if (!isGreeting || !awaitsPayment || order.total === 0) {
    throw new ApiError(
      'order_not_payable',
      409,
      'This order cannot be paid by virtual account.',
      'orderId',
    );
  }
  return order;
}

function openInvoices(tx: Database, orderId: number): Promise<InvoiceRow[]> {
  return tx
    .select()
    .from(vaInvoices)
    .where(and(eq(vaInvoices.orderId, orderId), eq(vaInvoices.status, 'open')));
}

async function cancel(tx: Database, id: number, now: Date): Promise<void> {
  await tx
    .update(vaInvoices)
    .set({ status: 'cancelled', cancelledAt: now })
    .where(and(eq(vaInvoices.id, id), eq(vaInvoices.status, 'open')));
}
