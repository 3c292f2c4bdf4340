import type { FloristProduct } from '../../../src/domain/florist.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { rupiah } from '../expected/written.ts';
import { checkoutCopy as copy } from './fixedCopy.ts';
import { says } from './screen.ts';

/** The cost of an order, calculated from the choices and not taken from the server's response. */
export type Bill = Pick<PlacedOrder, 'price' | 'discount' | 'total'>;

/** Calculates the bill of a greeting. */
export function greetingBill({
  price,
  discount,
}: Pick<GreetingPackage, 'price' | 'discount'>): Bill {
  return { price, discount, total: Math.max(0, price - discount) };
}

/** Calculates the bill of a flower order. */
export function flowerBill({ price }: Pick<FloristProduct, 'price'>): Bill {
  return { price, discount: 0, total: price };
}

/**
 * Returns the texts by which a checkout shows a bill, those it must not show, and its announcements.
 * If another total was announced before, the checkout shows both totals.
 */
export function expectedBill(
  { price, discount, total }: Bill,
  expectedTotal: number,
): Record<'texts' | 'absentTexts' | 'announcements', readonly string[]> {
  const lines = [
    copy.basic,
    rupiah(price),
    copy.discount,
    rupiah(-discount),
    copy.total,
    rupiah(total),
  ].join(' ');
  if (expectedTotal === total)
    return { texts: [lines], absentTexts: [copy.priceChangedTitle], announcements: [] };
  const change = `Kami mengubah harganya: sebelumnya total ${rupiah(expectedTotal)}, sekarang ${rupiah(total)}. Bila tidak setuju, jangan membayar: pesanan batal dengan sendirinya.`;
  return {
    texts: [lines, copy.priceChangedTitle, change],
    absentTexts: [],
    announcements: [says(copy.priceChangedTitle, change, copy.contact)],
  };
}

/** Returns the text by which a payment page shows the amount to pay. */
export function amountText(amount: number): string {
  return `${copy.amountToPay} ${rupiah(amount)}`;
}

/** Returns the text by which a page shows the total of an order. */
export function totalText(total: number): string {
  return `${copy.total} ${rupiah(total)}`;
}
