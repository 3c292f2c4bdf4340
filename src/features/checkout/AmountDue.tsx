import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import styles from './AmountDue.module.css';

export interface AmountDueProps {
  readonly amount: Rupiah;
  /** Advice for paying the amount; shown below it. */
  readonly note?: string | undefined;
  /** Until when it has to be paid. */
  readonly deadline: ReactNode;
}

/** Renders the amount to pay, with a copy button, and the deadline. */
export function AmountDue({ amount, note, deadline }: AmountDueProps) {
  return (
    <Card as="section" className={styles['due']}>
      <CopyRow
        label={copy.amountToPay}
        shown={formatRupiah(amount)}
        value={String(amount)}
        copyLabel={copy.copy.total}
        size="amount"
        note={note}
      />
      {deadline}
    </Card>
  );
}
