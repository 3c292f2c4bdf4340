import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CardHeading } from '../../ui/card/CardHeading.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { copiedRow } from '../ordering/copiedRow.tsx';
import type { Payee } from '../ordering/payee.ts';
import { PayBefore } from './PayBefore.tsx';
import { PayPal } from './PayPal.tsx';
import styles from './PaymentToDo.module.css';

export interface PaymentToDoProps {
  readonly order: PlacedOrder;
  readonly payee: Payee;
  readonly clock: ServerClock;
}

/** Renders where and until when an order is still to be paid that is paid by transfer. */
export function PaymentToDo({ order, payee, clock }: PaymentToDoProps) {
  const { bank, paypalAddress } = payee;
  const reference = orderNumber(order.id);
  return (
    <Card as="section" className={styles['pay']}>
      <CardHeading className={styles['heading']}>{copy.notPaid}</CardHeading>
      <PayBefore order={order} clock={clock} isPlain />
      <DataRows
        className={styles['rows']}
        rows={[
          copiedRow({
            label: copy.amountToPay,
            shown: formatRupiah(order.total),
            value: String(order.total),
            copyLabel: copy.copy.total,
            strong: true,
          }),
          copiedRow({
            label: copy.account(bank.bankName, bank.holder),
            shown: groupDigits(bank.number),
            value: bank.number,
            copyLabel: copy.copy.number,
            strong: true,
          }),
          copiedRow({
            label: copy.referenceLabel,
            value: reference,
            copyLabel: copy.copy.reference,
          }),
        ]}
      />
      <PayPal address={paypalAddress} reference={reference} order={order} />
    </Card>
  );
}
