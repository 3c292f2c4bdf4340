import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { orderNumber } from '../../../domain/order.ts';
import { groupByFour } from '../../../format/numbers.ts';
import { DataRows } from '../../../ui/data-rows/DataRows.tsx';
import { copiedRow } from './CopyRow.tsx';
import type { Payee } from './payee.ts';

export interface BankTransferProps {
  readonly payee: Payee;
  readonly orderId: number;
}

/** Renders the account for a transfer, and the number of the order, which belongs on it. */
export function BankTransfer({ payee: { bank }, orderId }: BankTransferProps) {
  return (
    <DataRows
      rows={[
        copiedRow({
          label: copy.account(bank.bankName, bank.holder),
          shown: groupByFour(bank.number),
          value: bank.number,
          copyLabel: copy.copy.number,
          strong: true,
        }),
        copiedRow({
          label: copy.referenceLabel,
          value: orderNumber(orderId),
          copyLabel: copy.copy.reference,
        }),
      ]}
    />
  );
}
