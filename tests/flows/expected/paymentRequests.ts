import type { VirtualAccountInvoice } from '../../../src/domain/order.ts';
import type { PaymentInput } from '../../../src/machines/payment/machine.ts';
import { needed, outputIn, type History } from '../support/history.ts';
import type { RequestParts } from '../support/request.ts';

type PaymentHistory = History<PaymentInput>;

/**
 * Creates the builders of the requests that the payment sends, one per operation.
 * @param token the buyer's access token
 */
export function paymentRequests(token: string) {
  return {
    'POST /api/v1.0/payment/va/inquiry': ({
      input,
    }: PaymentHistory): RequestParts<'POST /api/v1.0/payment/va/inquiry'> => ({
      body: { orderId: input.order.id, bank: input.bank },
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
