/** Formats whole rupiah for a text, such as `Rp 100.000`. */
export function formatRupiah(amount: number): string {
  return `Rp ${amount.toLocaleString('id-ID')}`;
}
