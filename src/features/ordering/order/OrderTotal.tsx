import type { ReactNode } from 'react';
import { placementCopy as copy } from '../../../copy/placement.ts';
import type { Rupiah } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/money.ts';
import styles from './OrderTotal.module.css';

export interface OrderTotalProps {
  readonly label: ReactNode;
  readonly amount: Rupiah;
  /** What it cost when the buyer last saw it, if that was another amount. */
  readonly before?: Rupiah | undefined;
}

/** Renders what an order costs, beside the button that places it. */
export function OrderTotal({ label, amount, before }: OrderTotalProps) {
  return (
    <span className={styles['total']}>
      <span>{label}</span>{' '}
      <span className={styles['amounts']}>
        {before !== undefined && (
          <span className={styles['before']}>{copy.totalBefore(formatRupiah(before))}</span>
        )}
        <strong>{formatRupiah(amount)}</strong>
      </span>
    </span>
  );
}
