import type { VirtualAccountInvoice } from '../../../src/domain/order.ts';
import type { PaymentInput } from '../../../src/machines/paymentMachine.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

type PaymentHistory = History<PaymentInput>;

/** What the payment sends on a path, one builder per operation. `token` is that of the buyer. */
export function paymentRequests(token: string) {
  return {
    'POST /api/v1.0/payment/va/inquiry': ({
      input,
    }: PaymentHistory): RequestParts<'POST /api/v1.0/payment/va/inquiry'> => ({
      body: { orderId: input.order.id },
      token,
    }),
    'DELETE /api/v1.0/payment/va/invoice/{id}/cancel': (
      history: PaymentHistory,
    ): RequestParts<'DELETE /api/v1.0/payment/va/invoice/{id}/cancel'> => ({
      path: { id: needed(invoiceOf(history), 'a virtual account was opened').id },
      token,
    }),
  };
}

/** The open bill, told from the steps of a path; null where there is none. */
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
