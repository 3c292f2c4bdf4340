import { groupDigits } from '../domain/groupDigits.ts';
import type { Rupiah } from '../domain/price.ts';

/** Formats whole rupiah as `Rp 100.000`, with points between thousands and a non-breaking space. */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? '-' : ''}Rp\u00a0${groupDigits(Math.abs(amount))}`;
}
