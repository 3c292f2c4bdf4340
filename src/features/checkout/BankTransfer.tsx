import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { orderNumber, type PlacedOrder } from '../../domain/order.ts';
import { groupDigits } from '../../format/digits.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CopyButton } from '../../ui/copy-button/CopyButton.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import type { Payee } from '../ordering/payee.ts';
import styles from './BankTransfer.module.css';

export interface BankTransferProps {
  readonly bank: Payee['bank'];
  readonly order: PlacedOrder;
}

/** Renders the account for a transfer, and the number of the order, which belongs on it. */
export function BankTransfer({ bank, order }: BankTransferProps) {
  const reference = orderNumber(order.id);
  return (
    <Card as="section">
      <h2 className={styles['heading']}>{copy.transferTo}</h2>
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
    </Card>
  );
}

function CopyValue({ value, label }: { readonly value: string; readonly label: string }) {
  return (
    <CopyButton value={value} label={label} tip={copy.copied} failedTip={copy.copyFailed}>
      {copy.copyShort}
    </CopyButton>
  );
}
