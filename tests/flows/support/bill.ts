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
import { says } from './screen.ts';

/** The cost of an order, calculated from the choices and not taken from the server's response. */
export type Bill = Pick<PlacedOrder, 'price' | 'discount' | 'total'>;

/** Calculates the bill of a greeting. */
export function greetingBill({
  price,
  discount,
}: Pick<GreetingPackage, 'price' | 'discount'>): Bill {
  return { price, discount, total: netPrice({ price, discount }) };
}

/** Calculates the bill of a flower order. */
export function flowerBill({ price }: Pick<FloristProduct, 'price'>): Bill {
  const total = flowerTotal(price);
  return { price, discount: price - total, total };
}

/**
 * Returns the texts by which a checkout shows a bill, those it must not show, and its announcements.
 * If another total was announced before, the checkout shows both totals.
 */
export function expectedBill(
  { price, discount, total }: Bill,
  expectedTotal: Rupiah,
): Record<'texts' | 'absentTexts' | 'announcements', readonly string[]> {
  const lines = [
    copy.basic,
    formatRupiah(price),
    copy.discount,
    formatRupiah(-discount),
    copy.total,
    formatRupiah(total),
  ].join(' ');
  if (expectedTotal === total)
    return { texts: [lines], absentTexts: [copy.priceChangedTitle], announcements: [] };
  const change = copy.priceChanged(formatRupiah(expectedTotal), formatRupiah(total));
  return {
    texts: [lines, copy.priceChangedTitle, change],
    absentTexts: [],
    announcements: [says(copy.priceChangedTitle, change, copy.contact)],
  };
}

/** Returns the text by which a payment page shows the amount to pay. */
export function amountText(amount: Rupiah): string {
  return `${copy.amountToPay} ${formatRupiah(amount)}`;
}

/** Returns the text by which a page shows the total of an order. */
export function totalText(total: Rupiah): string {
  return `${copy.total} ${formatRupiah(total)}`;
}
