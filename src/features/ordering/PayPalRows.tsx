import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah, UsCents } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { amountToCopy } from './amountToCopy.ts';
import styles from './PayPalRows.module.css';
import { copiedRow } from './copiedRow.tsx';

export interface PayPalRowsProps {
  readonly address: string;
  /** The number of the order, which belongs in the note of the payment. */
  readonly reference: string;
  readonly total: Rupiah;
  /** The total as PayPal takes it; undefined if the order has no amount in dollars. */
  readonly dollars: UsCents | undefined;
  /** Whether the amount to copy stands above, and is no row. */
  readonly isTotalAbove?: boolean | undefined;
}

/** Renders the amount, the address and the number of the order for a payment with PayPal. */
export function PayPalRows({
  address,
  reference,
  total,
  dollars,
  isTotalAbove = false,
}: PayPalRowsProps) {
  const amount = amountToCopy(total, dollars);
  return (
    <>
      <DataRows
        rows={[
          ...(isTotalAbove
            ? []
            : [
                copiedRow({
                  label: copy.total,
                  copyLabel: copy.copy.payPalTotal,
                  strong: true,
                  ...amount,
                }),
              ]),
          copiedRow({ label: copy.payPalAddress, value: address, copyLabel: copy.copy.address }),
          copiedRow({
            label: copy.payPalReferenceLabel,
            value: reference,
            copyLabel: copy.copy.payPalReference,
          }),
        ]}
      />
      <p className={styles['note']}>
        {dollars === undefined
          ? copy.payPalCurrency
          : copy.payPalRate(amount.shown, formatRupiah(total))}
      </p>
    </>
  );
}
