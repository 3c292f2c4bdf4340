import type { ReactNode } from 'react';
import { placementCopy as copy } from '../../../copy/placement.ts';
import type { Rupiah } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/text/Text.tsx';
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
    <Row as="span" gap={3} align="baseline" justify="between" wrap>
      <span>{label}</span>{' '}
      <Row as="span" gap={2} align="baseline" wrap className={styles['amounts']}>
        {before !== undefined && (
          <Text as="span" tone="soft">
            {copy.totalBefore(formatRupiah(before))}
          </Text>
        )}
        <Text as="strong" size="lg" weight="strong">
          {formatRupiah(amount)}
        </Text>
      </Row>
    </Row>
  );
}
