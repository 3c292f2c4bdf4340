import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { orderNumber } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { MenuRows } from '../../ui/menu-rows/MenuRows.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { BankTransfer } from '../ordering/BankTransfer.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import { Deadline } from '../ordering/Deadline.tsx';
import { amountDue } from '../ordering/orderFacts.ts';
import type { Payee } from '../ordering/payee.ts';
import { PayAction, type PaymentChoice } from './PayAction.tsx';
import styles from './PaymentSheet.module.css';
import { PayPalPanel, VirtualAccountPanel } from './WayPanels.tsx';

export interface PaymentSheetProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly payment: PaymentChoice;
  /** Where a payment by transfer is confirmed. */
  readonly confirmHref: string;
  /** The upload field for a proof of payment. */
  readonly proof: ReactNode;
}

/**
 * Renders how an order can be paid: the amount, the deadline and the ways to pay, with the details
 * of the chosen way; then what to do after paying.
 */
export function PaymentSheet(props: PaymentSheetProps) {
  const { order, payee, clock, payment, confirmHref, proof } = props;
  const { invoice } = order;
  const amount = invoice?.amount ?? amountDue(order);
  const isPartlyPaid = order.received > order.refunded;
  // On phones, the same action is at the bottom of the window.
  const action = (
    <div className={styles['action']}>
      <PayAction payment={payment} invoice={invoice} payee={payee} />
    </div>
  );
  const panels = {
    virtualAccount: <VirtualAccountPanel invoice={invoice} payment={payment} action={action} />,
    transfer: <BankTransfer bank={payee.bank} reference={orderNumber(order.orderId)} />,
    payPal: <PayPalPanel address={payee.paypalAddress} />,
  };
  return (
    <section className={styles['sheet']} aria-labelledby="order-payment">
      <h2 id="order-payment" className={styles['title']}>
        {copy.pay}
      </h2>
      <Card className={styles['due']}>
        <CopyRow
          label={isPartlyPaid ? copy.restToPay : checkoutCopy.amountToPay}
          shown={formatRupiah(amount)}
          value={String(amount)}
          copyLabel={checkoutCopy.copy.total}
          size="amount"
        />
        {isPartlyPaid && (
          <p className={styles['note']}>
            {copy.alreadyReceived(
              formatRupiah(order.received - order.refunded),
              formatRupiah(order.total),
            )}
          </p>
        )}
        <Deadline expiresAt={order.expiresAt} clock={clock} />
      </Card>
      <RadioCards
        legend={copy.ways}
        layout="list"
        value={payment.way}
        onValueChange={payment.onChooseWay}
        options={payment.ways.map((way) => ({
          value: way,
          title: copy.way[way],
          description: copy.aboutWay[way],
          disabled: payment.isLocked && way !== payment.way,
          panel: panels[way],
        }))}
      />
      <section className={styles['paid']} aria-labelledby="order-paid">
        <h3 id="order-paid" className={styles['name']}>
          {copy.paid}
        </h3>
        <MenuRows
          rows={[
            { key: 'proof', content: proof },
            {
              key: 'chat',
              label: checkoutCopy.confirmByWhatsApp,
              detail: copy.chat,
              icon: MessageCircle,
              href: confirmHref,
              external: true,
            },
          ]}
        />
      </section>
    </section>
  );
}
