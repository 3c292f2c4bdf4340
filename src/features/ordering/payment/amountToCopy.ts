import type { Rupiah, UsCents } from '../../../domain/price.ts';
import { formatDollars, formatRupiah } from '../../../format/money.ts';

/**
 * Returns an amount as it is shown and as it is copied, without signs: in dollars if they are known,
 * copied with a decimal point, or else in rupiah.
 */
export function amountToCopy(
  amount: Rupiah,
  dollars: UsCents | undefined,
): { readonly shown: string; readonly value: string } {
  return dollars
    ? { shown: formatDollars(dollars), value: (dollars / 100).toFixed(2) }
    : { shown: formatRupiah(amount), value: String(amount) };
}
