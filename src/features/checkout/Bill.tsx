import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { Card } from '../../ui/card/Card.tsx';
import { PriceLines } from '../../ui/price-lines/PriceLines.tsx';

export interface BillProps {
  readonly order: PlacedOrder;
  /** Until when the total has to be paid. */
  readonly children?: ReactNode;
}

/** Renders what an order costs: its price, the membership discount and the total; and until when. */
export function Bill({ order, children }: BillProps) {
  return (
    <Card as="section" gap={3}>
      <PriceLines
        lines={[
          { label: copy.basic, amount: formatRupiah(order.price) },
          { label: copy.discount, amount: formatRupiah(-order.discount) },
        ]}
        total={{ label: copy.total, amount: formatRupiah(order.total) }}
      />
      {children}
    </Card>
  );
}
