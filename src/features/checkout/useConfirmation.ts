import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine, PaymentEvent } from '../../machines/paymentMachine.ts';
import type { PaymentPage } from './paymentPage.ts';

/**
 * The event that leads from each page towards the confirmation: what the buyer would press. Null
 * while the page waits for an answer, and on the confirmation.
 */
const nextEvents: Readonly<Record<PaymentPage, PaymentEvent['type'] | null>> = {
  checkout: 'payment.continue',
  checkoutVirtualAccount: 'payment.continue',
  finish: 'payment.confirm',
  finishVirtualAccount: 'payment.confirm',
  inquiring: null,
  inquiryFailed: 'payment.switchToTransfer',
  cancelling: null,
  expired: 'payment.confirm',
  confirm: null,
};

/** Leads the payment to its confirmation, page by page, while `isSettled`. */
export function useConfirmation(
  actor: ActorRefFrom<typeof paymentMachine>,
  page: PaymentPage | null,
  isSettled: boolean,
): void {
  useEffect(() => {
    const next = isSettled && page !== null ? nextEvents[page] : null;
    if (next !== null) actor.send({ type: next } as PaymentEvent);
  }, [actor, page, isSettled]);
}
