import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Wire } from '../../../http/contract/operations.ts';
import type { Database } from '../../../data/db/Database.ts';
import { bankPayments } from '../../../data/db/schema/payments.ts';
import type { ServerDeps } from '../../../deps.ts';
import { applyOrderEvent } from '../../orders/lifecycle/applyOrderEvent.ts';
import { isOverdue, lockOrder } from '../../orders/lifecycle/orderState.ts';
import { isPlausiblePayTime } from '../../orders/isPlausiblePayTime.ts';
import { recordPayment } from '../../orders/recordPayment.ts';
import { type Bill, findBill, requireOpenBill } from './bills.ts';
import { SnapError } from './SnapError.ts';
import { toNumber, toRupiah } from './virtualAccount.ts';

type PayDeps = Pick<ServerDeps, 'config' | 'db' | 'jobs' | 'now'>;

interface Notification {
  partnerId: string;
  body: Wire['PaymentNotification'];
}

/**
 * Records a payment that a bank notifies of, with the answer, in one transaction. The same payment
 * request gets the same answer and changes nothing.
 * @throws {SnapError} `inconsistent` for a payment request with another content, `invalidFormat` for
 *   a time at which nobody paid, `invalidAmount`, and the errors of `requireOpenBill`; nothing is stored then
 */
export async function payBill(
  deps: PayDeps,
  { partnerId, body }: Notification,
): Promise<Wire['PaymentAnswer']> {
  const number = toNumber(body);
  if (number === undefined) throw new SnapError('inconsistent');
  const paidAt = body.trxDateTime === undefined ? deps.now() : new Date(body.trxDateTime);
  if (!isPlausiblePayTime(paidAt, deps.now())) throw new SnapError('invalidFormat', 'trxDateTime');
  const { paymentRequestId } = body;
  // Banks mark a repeated notification, so only what decides about the payment is compared.
  const requestHash = createHash('sha256')
    .update(JSON.stringify([number, body.paidAmount.value]))
    .digest('hex');
  return deps.db.transaction(async (tx) => {
    const answer = toAnswer(body);
    const inserted = await tx
      .insert(bankPayments)
      .values({
        partnerId,
        paymentRequestId,
        requestHash,
        answer: JSON.stringify(answer),
        receivedAt: deps.now(),
      })
      .onConflictDoNothing()
      .returning({ id: bankPayments.paymentRequestId });
    if (inserted.length === 0) return readAnswer(tx, { partnerId, paymentRequestId, requestHash });
    const bill = await lockBill(tx, deps, number);
    if (toRupiah(body.paidAmount.value) !== bill.invoice.amount)
      throw new SnapError('invalidAmount');
    await recordPayment(tx, deps, {
      orderId: bill.order.id,
      provider: 'virtual_account',
      reference: `${partnerId}:${paymentRequestId}`,
      amount: bill.invoice.amount,
      account: bill.invoice.bank,
      vaInvoiceId: bill.invoice.id,
      paidAt,
      actor: { role: 'bank', userId: null },
    });
    return answer;
  });
}

/**
 * Returns a bill that can be paid, with the lock of its order. If the bank only reports payments, a
 * late one is recorded too, after the order has expired.
 */
async function lockBill(tx: Database, deps: PayDeps, number: string): Promise<Bill> {
  const found = await findBill(tx, number);
  const locked = found && (await lockOrder(tx, found.order.id));
  if (!locked || !deps.config.bankReportsLatePayments) return requireOpenBill(tx, deps, number);
  const bill = await findBill(tx, number);
  if (!bill) throw new SnapError('notFound');
  if (bill.invoice.status === 'paid') throw new SnapError('paid');
  if (isOverdue(locked.row, deps.now())) {
    await applyOrderEvent(tx, deps, {
      orderId: bill.order.id,
      event: { type: 'deadline.passed' },
      actor: { role: 'system', userId: null },
    });
  }
  return bill;
}

async function readAnswer(
  tx: Database,
  known: { partnerId: string; paymentRequestId: string; requestHash: string },
): Promise<Wire['PaymentAnswer']> {
  const [stored] = await tx
    .select()
    .from(bankPayments)
    .where(
      and(
        eq(bankPayments.partnerId, known.partnerId),
        eq(bankPayments.paymentRequestId, known.paymentRequestId),
      ),
    );
  if (stored?.requestHash !== known.requestHash) throw new SnapError('inconsistent');
  return JSON.parse(stored.answer) as Wire['PaymentAnswer'];
}

function toAnswer({
  partnerServiceId,
  customerNo,
  virtualAccountNo,
  paymentRequestId,
  paidAmount,
}: Wire['PaymentNotification']): Wire['PaymentAnswer'] {
  return {
    responseCode: '2002500',
    responseMessage: 'Successful',
    virtualAccountData: {
      paymentFlagStatus: '00',
      paymentFlagReason: { english: 'Success', indonesia: 'Berhasil' },
      partnerServiceId,
      customerNo,
      virtualAccountNo,
      paymentRequestId,
      paidAmount,
    },
  };
}
