import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { PlacedOrder } from '../../../domain/order.ts';
import { formatRupiah } from '../../../format/money.ts';
import { PriceLines } from '../../../ui/price-lines/PriceLines.tsx';

export interface BillProps {
  readonly order: Pick<PlacedOrder, 'price' | 'discount' | 'total'>;
  /** The name of the board; null for a card. */
  readonly name: string | null;
}

/** Renders what an order costs: its price, the membership discount and the total. */
export function Bill({ order, name }: BillProps) {
  return (
    <PriceLines
      lines={[
        { label: name ?? copy.basic, amount: formatRupiah(order.price) },
        { label: copy.discount, amount: formatRupiah(-order.discount) },
      ]}
      total={{ label: copy.total, amount: formatRupiah(order.total) }}
    />
  );
}
