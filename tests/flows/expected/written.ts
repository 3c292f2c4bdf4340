// Does not use the app's formatters, so that the tests fail if the app writes another amount.

const grouped = new Intl.NumberFormat('id-ID');

/** Returns an amount as the app shows it, with a non-breaking space: `Rp 90.000`. */
export function rupiah(amount: number): string {
  return `${amount < 0 ? '−' : ''}Rp\u00a0${grouped.format(Math.abs(amount))}`;
}

/** Returns cents of a US dollar as the app shows them, with a non-breaking space: `USD 5,63`. */
export function dollars(cents: number): string {
  const amount = new Intl.NumberFormat('id-ID', { minimumFractionDigits: 2 }).format(cents / 100);
  return `USD\u00a0${amount}`;
}

/** Returns the digits of an account as the app shows them: `0080 0012 34`. */
export function inFours(digits: string): string {
  return digits.match(/.{1,4}/g)?.join(' ') ?? '';
}

/** Returns the number by which buyers know an order: `ORDER-0000042`. */
export function orderNumber(id: number): string {
  return `ORDER-${String(10_000_000 + id).slice(1)}`;
}

/** Returns an Indonesian phone number as the app shows it: `+62 811-0002-001`. */
export function phoneNumber(digits: string): string {
  return digits.replace(/^\+?62(\d{3})(\d{4})/, '+62 $1-$2-');
}

/** The phone number of customer service, as the demo shows it. */
export const customerServicePhone = '+62 811-0000-1001';
