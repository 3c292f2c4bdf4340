import { checkoutCopy as copy } from '../../../src/copy/checkout.ts';
import type { FloristProduct } from '../../../src/domain/florist.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import {
  flowerTotal,
  netPrice,
  type GreetingPackage,
  type Rupiah,
} from '../../../src/domain/price.ts';
import { formatRupiah } from '../../../src/format/money.ts';

/** What an order costs. It follows from what was chosen, whatever the server answers. */
export type Bill = Pick<PlacedOrder, 'price' | 'discount' | 'total'>;

export function greetingBill({
  price,
  discount,
}: Pick<GreetingPackage, 'price' | 'discount'>): Bill {
  return { price, discount, total: netPrice({ price, discount }) };
}

export function flowerBill({ price }: Pick<FloristProduct, 'price'>): Bill {
  const total = flowerTotal(price);
  return { price, discount: price - total, total };
}

/** How a checkout tells a bill: line by line, and with both totals where another one was announced. */
export function billShown(
  { price, discount, total }: Bill,
  announced: Rupiah,
): { readonly shows: readonly string[]; readonly hides: readonly string[] } {
  const lines = [
    copy.basic,
    formatRupiah(price),
    copy.discount,
    formatRupiah(-discount),
    copy.total,
    formatRupiah(total),
  ].join(' ');
  const change = copy.priceChanged(formatRupiah(announced), formatRupiah(total));
  return announced === total
    ? { shows: [lines], hides: [copy.priceChangedTitle] }
    : { shows: [lines, copy.priceChangedTitle, change], hides: [] };
}

/** How a page of the payment tells what is to be paid. */
export function amountShown(amount: Rupiah): string {
  return `${copy.amountToPay} ${formatRupiah(amount)}`;
}

/** How a page tells the total of an order. */
export function totalShown(total: Rupiah): string {
  return `${copy.total} ${formatRupiah(total)}`;
}
