import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { amountToCopy } from './amountToCopy.ts';
import styles from './PayPalRows.module.css';
import { copiedRow } from './copiedRow.tsx';

export interface PayPalRowsProps {
  readonly address: string;
  /** The number of the order, which belongs in the note of the payment. */
  readonly reference: string;
  /** What is to be paid. */
  readonly order: Pick<PlacedOrder, 'total' | 'payPalCents'>;
  /** Whether the amount to copy stands above, and is no row. */
  readonly isTotalAbove?: boolean | undefined;
}

/** Renders the amount, the address and the number of the order for a payment with PayPal. */
export function PayPalRows({ address, reference, order, isTotalAbove }: PayPalRowsProps) {
  const amount = amountToCopy(order.total, order.payPalCents);
  return (
    <>
      <DataRows
        rows={[
          copiedRow({
            label: copy.total,
            ...amount,
            copyLabel: copy.copy.payPalTotal,
            strong: true,
          }),
          copiedRow({ label: copy.payPalAddress, value: address, copyLabel: copy.copy.address }),
          copiedRow({
            label: copy.payPalReferenceLabel,
            value: reference,
            copyLabel: copy.copy.payPalReference,
          }),
        ].slice(isTotalAbove ? 1 : 0)}
      />
      <p className={styles['note']}>
        {order.payPalCents
          ? copy.payPalRate(amount.shown, formatRupiah(order.total))
          : copy.payPalCurrency}
      </p>
    </>
  );
}
