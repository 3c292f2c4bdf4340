import { groupDigits, type Rupiah, type UsCents } from '../domain/price.ts';

/** Formats whole rupiah as `Rp 100.000`, with points between thousands and a non-breaking space. */
export function formatRupiah(amount: Rupiah): string {
  return `${amount < 0 ? '−' : ''}Rp\u00a0${groupDigits(Math.abs(amount))}`;
}

/** Formats cents of a US dollar as `USD 1.234,50`, with a non-breaking space. */
export function formatDollars(cents: UsCents): string {
  return `USD\u00a0${groupDigits(cents / 100)},${(cents / 100).toFixed(2).slice(-2)}`;
}

/** Groups digits by four so that long numbers are easier to read: `8077 7081 2345 6789`. */
export function groupByFour(digits: string): string {
  return removeNonDigits(digits).replace(/(\d{4})(?=\d)/g, '$1 ');
}

/** Removes everything but the digits, as banking apps expect. */
export function removeNonDigits(text: string): string {
  return text.replace(/\D/g, '');
}
