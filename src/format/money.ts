import { groupDigits } from '../domain/groupDigits.ts';
import type { Rupiah, UsCents } from '../domain/price.ts';

/** Formats whole rupiah as `Rp 100.000`, with points between thousands and a non-breaking space. */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? '−' : ''}Rp\u00a0${groupDigits(Math.abs(amount))}`;
}

/** Formats cents of a US dollar as `USD 1.234,50`, with a non-breaking space. */
export function formatDollars(cents: UsCents): string {
  return `USD\u00a0${groupDigits(cents / 100)},${(cents / 100).toFixed(2).slice(-2)}`;
}
