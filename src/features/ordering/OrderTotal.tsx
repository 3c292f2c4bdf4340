import { placementCopy } from '../../copy/placement.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './OrderTotal.module.css';

export interface OrderTotalProps {
  readonly label: string;
  readonly amount: Rupiah;
  /** What it cost when the buyer last saw it, if that was another amount. */
  readonly before?: Rupiah | undefined;
}

/** Renders what an order costs, beside the button that places it. */
export function OrderTotal({ label, amount, before }: OrderTotalProps) {
  return (
    <span className={styles['total']}>
      {label}{' '}
      <span className={styles['amounts']}>
        {before !== undefined && (
          <s>
            <VisuallyHidden>{placementCopy.priceBefore} </VisuallyHidden>
            {formatRupiah(before)}
          </s>
        )}
        <strong>{formatRupiah(amount)}</strong>
      </span>
    </span>
  );
}
