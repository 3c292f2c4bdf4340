import type { VirtualAccountInvoice } from '../../../src/domain/order.ts';
import type { PaymentInput } from '../../../src/machines/payment/machine.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { Requests } from '../support/request.ts';

type PaymentHistory = History<PaymentInput>;

/** The requests that the payment sends. */
export const paymentRequests = {
  'POST /api/v1.0/payment/va/inquiry': ({ input }) => ({
    body: { orderId: input.order.id, bank: input.bank },
  }),
  'DELETE /api/v1.0/payment/va/invoice/{id}/cancel': (history) => ({
    path: { id: needed(invoiceOf(history), 'a virtual account was opened').id },
  }),
} satisfies Requests<PaymentInput>;

/** Returns the open invoice, derived only from the steps of a path; null if there is none. */
export function invoiceOf({ input, steps }: PaymentHistory): VirtualAccountInvoice | null {
  return steps.reduce<VirtualAccountInvoice | null>((invoice, { step }) => {
    if (step.stimulus.id === 'cancelInvoice: cancelled') return null;
    const opened = outputIn<{ readonly type: string; readonly invoice?: VirtualAccountInvoice }>(
      step,
      'inquireInvoice',
    );
    return opened?.invoice ?? invoice;
  }, input.invoice);
}
