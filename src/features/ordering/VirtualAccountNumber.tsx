import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { CopyRow } from './CopyRow.tsx';

export interface VirtualAccountNumberProps {
  readonly invoice: VirtualAccountInvoice;
  /** Whether its card has a copy button. */
  readonly mayCopy?: boolean | undefined;
}

/** Renders a virtual account number, shown in groups of four and copied as digits only. */
export function VirtualAccountNumber({ invoice, mayCopy = true }: VirtualAccountNumberProps) {
  return (
    <CopyRow
      label={`${copy.virtualAccountNumber} ${copy.banks[invoice.bank]}`}
      shown={groupDigits(invoice.number)}
      value={invoice.number}
      copyLabel={mayCopy ? copy.copy.virtualAccount : undefined}
      size="number"
    />
  );
}
