import type { Rupiah } from '../../domain/price.ts';
import { formatRupiah } from '../../format/money.ts';
import styles from './OrderTotal.module.css';

export interface OrderTotalProps {
  readonly label: string;
  readonly amount: Rupiah;
}

/** Renders what an order costs, beside the button that places it. */
export function OrderTotal({ label, amount }: OrderTotalProps) {
  return (
    <span className={styles['total']}>
      {label} <strong>{formatRupiah(amount)}</strong>
    </span>
  );
}
