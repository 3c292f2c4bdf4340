import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { groupDigits } from '../../format/digits.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { CopyValue } from './CopyValue.tsx';
import type { Payee } from './payee.ts';

export interface BankTransferProps {
  readonly bank: Payee['bank'];
  /** The number of the order, which belongs on the transfer. */
  readonly reference: string;
}

/** Renders the account for a transfer, and the number of the order, which belongs on it. */
export function BankTransfer({ bank, reference }: BankTransferProps) {
  return (
    <DataRows
      rows={[
        { key: 'bank', label: copy.bank, value: bank.bankName },
        {
          key: 'number',
          label: copy.accountNumber,
          value: groupDigits(bank.number),
          strong: true,
          action: <CopyValue value={bank.number} label={copy.copy.number} />,
        },
        { key: 'holder', label: copy.accountHolder, value: bank.holder },
        {
          key: 'reference',
          label: copy.referenceLabel,
          value: reference,
          action: <CopyValue value={reference} label={copy.copy.reference} />,
        },
      ]}
    />
  );
}
