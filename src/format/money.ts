import type { Rupiah } from '../domain/price.ts';

/** Formats whole rupiah as `Rp 100.000`, with points between thousands and a non-breaking space. */
export function formatRupiah(amount: Rupiah): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}Rp\u00a0${digits}`;
}
