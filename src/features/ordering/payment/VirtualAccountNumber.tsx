import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import type { VirtualAccountInvoice } from '../../../domain/order.ts';
import { groupByFour } from '../../../format/numbers.ts';
import { CopyRow } from './CopyRow.tsx';
import styles from './VirtualAccountNumber.module.css';

export interface VirtualAccountNumberProps {
  readonly invoice: VirtualAccountInvoice;
  /** Whether the number is being cancelled, so that nobody should pay to it. */
  readonly isEnding?: boolean | undefined;
}

/** Renders a virtual account number, shown in groups of four and copied as digits only. */
export function VirtualAccountNumber({ invoice, isEnding = false }: VirtualAccountNumberProps) {
  return (
    <CopyRow
      label={`${copy.virtualAccountNumber} ${copy.banks[invoice.bank]}`}
      shown={groupByFour(invoice.number)}
      value={invoice.number}
      copyLabel={isEnding ? undefined : copy.copy.virtualAccount}
      warning={isEnding ? copy.invoiceEnding : undefined}
      size="number"
    />
  );
}

/** Renders how a virtual account is paid in the app of its bank. */
export function BankSteps({ bank }: { readonly bank: BankCode }) {
  return (
    <ol className={styles['steps']}>
      {copy.bankSteps[bank].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
