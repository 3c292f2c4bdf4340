import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { CopyRow } from './CopyRow.tsx';

/** Renders a virtual account number, shown in groups of four and copied as digits only. */
export function VirtualAccountNumber({ invoice }: { readonly invoice: VirtualAccountInvoice }) {
  return (
    <CopyRow
      label={`${copy.virtualAccountNumber} ${copy.banks[invoice.bank]}`}
      shown={groupDigits(invoice.number)}
      value={invoice.number}
      copyLabel={copy.copy.virtualAccount}
      size="number"
    />
  );
}
