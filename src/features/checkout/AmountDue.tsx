import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { ServerClock } from '../../domain/clock.ts';
import type { Instant } from '../../domain/person.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { CopyRow } from '../ordering/CopyRow.tsx';
import { Deadline } from '../ordering/Deadline.tsx';
import styles from './AmountDue.module.css';

export interface AmountDueProps {
  readonly amount: Rupiah;
  readonly expiresAt: Instant;
  readonly clock: ServerClock;
}

/** Renders the amount to pay, with a copy button, and the deadline. */
export function AmountDue({ amount, expiresAt, clock }: AmountDueProps) {
  return (
    <Card as="section" className={styles['due']}>
      <CopyRow
        label={copy.amountToPay}
        shown={formatRupiah(amount)}
        value={String(amount)}
        copyLabel={copy.copy.total}
        size="amount"
      />
      <Deadline expiresAt={expiresAt} clock={clock} />
    </Card>
  );
}
