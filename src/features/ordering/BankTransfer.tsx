import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { groupDigits } from '../../format/digits.ts';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { copiedRow } from './copiedRow.tsx';
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
  );
}
