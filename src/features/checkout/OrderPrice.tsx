import { checkoutCopy as copy } from '../../copy/checkout.ts';
import type { PlacedOrder } from '../../domain/order.ts';
import { formatRupiah } from '../../format/money.ts';
import { PriceLines } from '../../ui/price-lines/PriceLines.tsx';

/** Renders what an order costs: its price, the membership discount and the total. */
export function OrderPrice({ order }: { readonly order: PlacedOrder }) {
  return (
    <PriceLines
      lines={[
        { label: copy.basic, amount: formatRupiah(order.price) },
        { label: copy.discount, amount: formatRupiah(-order.discount) },
      ]}
      total={{ label: copy.total, amount: formatRupiah(order.total) }}
    />
  );
}
