import type { Rupiah } from '../domain/price.ts';

/** `Rp 100.000`: whole rupiah with points between thousands and a space that does not break. */
export function formatRupiah(amount: Rupiah): string {
  const digits = String(Math.abs(Math.trunc(amount))).replace(/\B(?=(\d{3})+$)/g, '.');
  return `${amount < 0 ? '-' : ''}Rp\u00a0${digits}`;
}
