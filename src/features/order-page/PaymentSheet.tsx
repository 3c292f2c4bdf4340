import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { payPalDue } from '../../domain/wayToPay.ts';
import { formatRupiah } from '../../format/numbers.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { PayBefore } from '../ordering/clock/Deadline.tsx';
import { AmountDue } from '../ordering/payment/AmountDue.tsx';
import { BankTransfer } from '../ordering/payment/BankTransfer.tsx';
import { BankSteps, VirtualAccountNumber } from '../ordering/payment/VirtualAccountNumber.tsx';
import type { Payee } from '../ordering/payment/payee.ts';
import { PayPalRows } from '../ordering/payment/PayPalRows.tsx';
import { lacksDollars } from './getMainAction.ts';
import { amountDue } from './orderFacts.ts';
import type { PaymentChoice } from './orderScreenProps.ts';

export interface PaymentSheetProps {
  readonly order: OrderDetail;
  readonly payee: Payee;
  readonly clock: ServerClock;
  readonly payment: PaymentChoice;
}

/**
 * Renders in one card how an order can be paid: the amount, the deadline and the ways to pay, with
 * the details of the chosen one. On phones, all that is typed at the bank is in the first window.
 */
export function PaymentSheet({ order, payee, clock, payment }: PaymentSheetProps) {
  const { orderId, invoice, received, refunded } = order;
  const amount = amountDue(order);
  const dollars = payPalDue(order, amount);
  const isPartlyPaid = received > refunded;
  const panels = {
    virtualAccount: <VirtualAccountPanel invoice={invoice} payment={payment} />,
    transfer: <BankTransfer payee={payee} orderId={orderId} />,
    payPal: (
      <PayPalRows
        payee={payee}
        order={{ id: orderId, total: amount, payPalCents: dollars }}
        isTotalAbove
      />
    ),
  };
  return (
    <Card as="section" gap={4} aria-labelledby="order-payment">
      <VisuallyHidden>
        <h2 id="order-payment">{copy.pay}</h2>
      </VisuallyHidden>
      <AmountDue
        label={isPartlyPaid ? copy.restToPay : undefined}
        amount={amount}
        dollars={payment.way === 'payPal' ? dollars : undefined}
        // PayPal takes no rupiah.
        isOnlyShown={lacksDollars(order, payment.way)}
        note={
          isPartlyPaid
            ? copy.alreadyReceived(formatRupiah(received - refunded), formatRupiah(order.total))
            : undefined
        }
      >
        <PayBefore order={order} clock={clock} isPlain />
      </AmountDue>
      <RadioCards
        legend={copy.ways}
        legendHidden
        layout="tabs"
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

interface VirtualAccountPanelProps {
  readonly invoice: VirtualAccountInvoice | null;
  readonly payment: PaymentChoice;
}

/** Renders the number of a virtual account with the steps of its bank, or the choice of a bank. */
function VirtualAccountPanel({ invoice, payment }: VirtualAccountPanelProps) {
  if (invoice === null)
    return (
      <>
        <RadioCards
          legend={copy.chooseBank}
          layout="pairs"
          value={payment.bank}
          onValueChange={payment.onChooseBank}
          options={payment.banks.map((bank) => ({
            value: bank,
            title: checkoutCopy.banks[bank],
            disabled: payment.isLocked && bank !== payment.bank,
          }))}
        />
        <Text size="sm" tone="soft">
          {copy.noticedByItself}
        </Text>
      </>
    );
  const bank = checkoutCopy.banks[invoice.bank];
  return (
    <>
      <VirtualAccountNumber invoice={invoice} />
      <Text size="sm" tone="soft">
        {`${copy.noticedByItself} ${copy.otherBank}`}
      </Text>
      <Collapse lines="above" title={checkoutCopy.stepsHeading(bank)}>
        <BankSteps bank={invoice.bank} />
      </Collapse>
    </>
  );
}
