import type { ReactNode } from 'react';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { payPalDue } from '../../domain/wayToPay.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { AmountDue } from '../ordering/payment/AmountDue.tsx';
import { BankTransfer } from '../ordering/payment/BankTransfer.tsx';
import { amountDue } from './orderFacts.ts';
import type { Payee } from '../ordering/payment/payee.ts';
import { PayBefore } from '../ordering/clock/PayBefore.tsx';
import { PayPalRows } from '../ordering/payment/PayPalRows.tsx';
import type { PaymentChoice } from './PayAction.tsx';
import styles from './PaymentSheet.module.css';
import { lacksDollars } from './PrimaryAction.tsx';
import { VirtualAccountPanel } from './WayPanels.tsx';

export interface PaymentSheetProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly payment: PaymentChoice;
  readonly action: ReactNode;
}

/**
 * Renders in one card how an order can be paid: the amount, the deadline and the ways to pay, with
 * the details of the chosen one. On phones, all that is typed at the bank is in the first window.
 */
export function PaymentSheet({ order, payee, clock, payment, action }: PaymentSheetProps) {
  const { orderId, invoice, received, refunded } = order;
  const amount = invoice?.amount ?? amountDue(order);
  const dollars = payPalDue(order, amount);
  const isPartlyPaid = received > refunded;
  // On phones, the same action is at the bottom of the window.
  const beside = <div className={styles['action']}>{action}</div>;
  const panels = {
    virtualAccount: <VirtualAccountPanel invoice={invoice} payment={payment} action={beside} />,
    transfer: <BankTransfer payee={payee} orderId={orderId} />,
    payPal: (
      <PayPalRows
        payee={payee}
        order={{ id: orderId, total: amount, payPalCents: dollars }}
        isTotalAbove
        ask={beside}
      />
    ),
  };
  return (
    <Card as="section" bare aria-labelledby="order-payment">
      <VisuallyHidden>
        <h2 id="order-payment">{copy.pay}</h2>
      </VisuallyHidden>
      <AmountDue
        label={isPartlyPaid ? copy.restToPay : undefined}
        amount={amount}
        dollars={payment.way === 'payPal' ? dollars : undefined}
        // PayPal takes no rupiah.
        isOnlyShown={lacksDollars(order, payment)}
        note={
          isPartlyPaid
            ? copy.alreadyReceived(formatRupiah(received - refunded), formatRupiah(order.total))
            : undefined
        }
        className={styles['due']}
      >
        <PayBefore order={order} clock={clock} isPlain />
      </AmountDue>
      <RadioCards
        legend={copy.ways}
        legendHidden
        layout="tabs"
        className={styles['ways']}
        value={payment.way}
        onValueChange={payment.onChooseWay}
        options={payment.ways.map((way) => ({
          value: way,
          title: copy.way[way],
          disabled: payment.isLocked && way !== payment.way,
          panel: panels[way],
        }))}
      />
    </Card>
  );
}
