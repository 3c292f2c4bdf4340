import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import { placementCopy } from '../../../copy/placement.ts';
import type { PlacedOrder } from '../../../domain/order.ts';
import type { Rupiah } from '../../../domain/price.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import { Row } from '../../../ui/layout/Row.tsx';
import { PriceLines } from '../../../ui/price-lines/PriceLines.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import styles from './Bill.module.css';

export interface BillProps {
  readonly order: Pick<PlacedOrder, 'price' | 'discount' | 'total'>;
  /** What the price is for; "Basic Ucapan" for a card, and in the checkout for both kinds. */
  readonly label?: string | undefined;
}

/** Renders what an order costs: its price, the membership discount and the total. */
export function Bill({ order, label = copy.basic }: BillProps) {
  return (
    <PriceLines
      lines={[
        { label, amount: formatRupiah(order.price) },
        { label: copy.discount, amount: formatRupiah(-order.discount) },
      ]}
      total={{ label: copy.total, amount: formatRupiah(order.total) }}
    />
  );
}

interface OrderTotalProps {
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
            {placementCopy.totalBefore(formatRupiah(before))}
          </Text>
        )}
        <Text as="strong" size="lg" weight="strong">
          {formatRupiah(amount)}
        </Text>
      </Row>
    </Row>
  );
}
