import clsx from 'clsx';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './PriceLines.module.css';

export interface PriceLine {
  label: ReactNode;
  /** The formatted amount, such as `Rp 100.000`. */
  amount: string;
  /** The amount before a discount, struck through, with a label for screen readers. */
  before?: { amount: string; label: string } | undefined;
  note?: ReactNode;
}

export interface PriceLinesProps {
  lines: readonly PriceLine[];
  total?: { label: ReactNode; amount: string } | undefined;
  className?: string | undefined;
}

/** Renders the items of a price with aligned amounts, and their total. */
export function PriceLines({ lines, total, className }: PriceLinesProps) {
  return (
    <dl className={clsx(styles['lines'], className)}>
      {lines.map((line, index) => (
        <div key={index} className={styles['line']}>
          <dt className={styles['label']}>
            <span>{line.label}</span>
            {line.note !== undefined && <span className={styles['note']}>{line.note}</span>}
          </dt>
          <dd className={styles['amount']}>
            {line.before && (
              <s className={styles['before']}>
                <VisuallyHidden>{line.before.label} </VisuallyHidden>
                <span>{line.before.amount}</span>
              </s>
            )}
            <span>{line.amount}</span>
          </dd>
        </div>
      ))}
      {total && (
        <div className={clsx(styles['line'], styles['total'])}>
          <dt className={styles['label']}>{total.label}</dt>
          <dd className={styles['amount']}>{total.amount}</dd>
        </div>
      )}
    </dl>
  );
}
