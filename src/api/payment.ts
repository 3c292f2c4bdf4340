import * as v from 'valibot';
import { AppError, type AppErrorCode } from '../domain/appError.ts';
import type { BankCode, VirtualAccountInvoice } from '../domain/order.ts';
import type { ApiClient } from './client.ts';
import { outcomeOf } from './orderCreation.ts';
import { readAnswer } from './readAnswer.ts';
import { id, instant, rupiah } from './wire.ts';

/** The answer to an inquiry: a bill, or a refusal with a reason. */
export type InquiryOutcome =
  | { readonly type: 'opened'; readonly invoice: VirtualAccountInvoice }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

/**
 * Asks for a virtual-account number (`POST /api/v1.0/payment/va/inquiry`). Asking again for the same order and bank
 * answers the same open bill. Refusals are outcomes; whatever else happens is an AppError.
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
  return outcomeOf(async () => {
    const wire = await readAnswer(call, invoice);
    if (wire.orderId !== orderId) {
      throw new AppError('badResponse', {
        field: 'orderId',
        message: `Asked for a bill of order ${orderId}, the upstream answered one of order ${wire.orderId}.`,
      });
    }
    return {
      type: 'opened',
      invoice: {
        id: wire.id,
        bank: wire.bank,
        number: wire.vaNumber,
        amount: wire.amount,
        expiresAt: wire.expiredTime,
      },
    };
  });
}

/** Cancels an open bill (`DELETE /api/v1.0/payment/va/invoice/{id}/cancel`). One cancelled before stays so. */
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

const invoice = v.object({
  id,
  orderId: id,
  bank: v.picklist(['bca', 'mandiri', 'bni', 'bri']),
  vaNumber: v.pipe(v.string(), v.regex(/^\d{8,20}$/)),
  amount: rupiah,
  expiredTime: instant,
});
