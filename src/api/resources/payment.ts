import * as v from 'valibot';
import { AppError } from '../../domain/appError.ts';
import { BANK_CODES, type BankCode } from '../../domain/bankCode.ts';
import type { InquiryOutcome, VirtualAccountInvoice } from '../../domain/order.ts';
import type { ApiClient } from '../http/client.ts';
import { toOutcome } from './orderCreation.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { id, instant, rupiah } from './wire.ts';

/**
 * Requests a virtual account number (`POST /api/v1.0/payment/va/inquiry`). Repeating the request
 * for the same order and bank returns the same open invoice. Returns rejections as outcomes and
 * throws every other error as an AppError.
 */
export async function inquireVirtualAccount(
  client: ApiClient,
  { orderId, bank }: { readonly orderId: number; readonly bank?: BankCode | undefined },
  signal?: AbortSignal,
): Promise<InquiryOutcome> {
  const call = client.main.POST('/api/v1.0/payment/va/inquiry', {
    body: bank === undefined ? { orderId } : { orderId, bank },
    signal: signal ?? null,
  });
  return toOutcome(async () => {
    const wire = await readAnswer(call, invoice);
    if (wire.orderId !== orderId) {
      throw new AppError('badResponse', {
        field: 'orderId',
        message: `Requested an invoice for order ${orderId}, but the upstream returned one for order ${wire.orderId}.`,
      });
    }
    return { type: 'opened', invoice: toInvoice(wire) };
  });
}

/** Cancels an open invoice (`DELETE /api/v1.0/payment/va/invoice/{id}/cancel`); repeatable. */
export async function cancelVirtualAccount(
  client: ApiClient,
  invoiceId: number,
  signal?: AbortSignal,
): Promise<void> {
  const call = client.main.DELETE('/api/v1.0/payment/va/invoice/{id}/cancel', {
    params: { path: { id: invoiceId } },
    signal: signal ?? null,
  });
  await readAnswer(call, v.object({ id, status: v.literal('cancelled') }));
}

/** A virtual account invoice on the wire. */
export const invoice = v.object({
  id,
  orderId: id,
  bank: v.picklist(BANK_CODES),
  vaNumber: v.pipe(v.string(), v.regex(/^\d{8,20}$/)),
  amount: rupiah,
  expiredTime: instant,
});

export function toInvoice(wire: v.InferOutput<typeof invoice>): VirtualAccountInvoice {
  return {
    id: wire.id,
    bank: wire.bank,
    number: wire.vaNumber,
    amount: wire.amount,
    expiresAt: wire.expiredTime,
  };
}
