import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import styles from './PayPalRows.module.css';
import { copiedRow } from './copiedRow.tsx';

export interface PayPalRowsProps {
  readonly address: string;
  /** The number of the order, which belongs in the note of the payment. */
  readonly reference: string;
  /** Shown only where the amount is not said above. */
  readonly total?: Rupiah | undefined;
}

/** Renders the address for a payment with PayPal, and the number of the order, which belongs in it. */
export function PayPalRows({ address, reference, total }: PayPalRowsProps) {
  return (
    <>
      <DataRows
        rows={[
          copiedRow({ label: copy.payPalAddress, value: address, copyLabel: copy.copy.address }),
          ...(total === undefined
            ? []
            : [
                copiedRow({
                  label: copy.total,
                  shown: formatRupiah(total),
                  value: String(total),
                  copyLabel: copy.copy.payPalTotal,
                }),
              ]),
          copiedRow({
            label: copy.payPalReferenceLabel,
            value: reference,
            copyLabel: copy.copy.payPalReference,
          }),
        ]}
      />
      <p className={styles['note']}>{copy.payPalCurrency}</p>
    </>
  );
}
