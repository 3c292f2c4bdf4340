import type { Rupiah, UsCents } from '../../../domain/price.ts';
import { formatDollars, formatRupiah } from '../../../format/money.ts';

/** Returns an amount as shown and as copied, in dollars if they are known, or else in rupiah. */
export function amountToCopy(
  amount: Rupiah,
  dollars: UsCents | undefined,
): { readonly shown: string; readonly value: string } {
  return dollars
    ? { shown: formatDollars(dollars), value: (dollars / 100).toFixed(2) }
    : { shown: formatRupiah(amount), value: String(amount) };
}
