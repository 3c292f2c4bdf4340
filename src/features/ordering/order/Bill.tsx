import { checkoutCopy as copy } from '../../../copy/checkout.ts';
import type { PlacedOrder } from '../../../domain/order.ts';
import { formatRupiah } from '../../../format/numbers.ts';
import { PriceLines } from '../../../ui/price-lines/PriceLines.tsx';

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
