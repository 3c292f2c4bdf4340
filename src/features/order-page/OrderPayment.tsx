import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { getDeclinedProof, type OrderDetail } from '../../domain/orderState.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { AlreadyPaid } from './AlreadyPaid.tsx';
import { formatDue } from './orderFacts.ts';
import type { PaymentChoice } from './orderScreenProps.ts';
import { PaymentSheet } from './PaymentSheet.tsx';

export interface OrderPaymentProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  /** By the server's clock, in ms since the epoch. */
  readonly now: number;
  readonly payment: PaymentChoice;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
  /** Where a payment is confirmed by chat. */
  readonly confirmHref: string;
}

/** Renders how an order is paid, and what a buyer can do who has paid. */
export function OrderPayment(props: OrderPaymentProps) {
  const { order, payee, clock, now, payment, proof, confirmHref } = props;
  const declined = getDeclinedProof(order);
  const sheet = <PaymentSheet order={order} payee={payee} clock={clock} payment={payment} />;
  const paid = { order, payment, proof, confirmHref };
  if (declined === null)
    return (
      <>
        {sheet}
        {mayHavePaid(payment, order) && <AlreadyPaid {...paid} isAsked={false} />}
      </>
    );
  return (
    <>
      <Notice tone="warning" live="polite" title={checkoutCopy.proofDeclined}>
        {declined.reason !== null && <p>{`${checkoutCopy.reason}: ${declined.reason}`}</p>}
        <p>{copy.sendAnotherProof(formatDue(order.expiresAt, now))}</p>
      </Notice>
      <AlreadyPaid {...paid} isAsked />
      {sheet}
    </>
  );
}

/** Returns whether the page shows, or has shown, where to pay to. */
function mayHavePaid({ way, waitsFor }: PaymentChoice, { invoice }: OrderDetail): boolean {
  return way !== 'virtualAccount' || invoice !== null || waitsFor === 'proof';
}
