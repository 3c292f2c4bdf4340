import type { Wire } from '../../http/contract/operations.ts';

/**
 * Returns the total of an order in cents of a US dollar, rounded up, so that a payment of it is never
 * less than the total; null without a rate, and for an order that costs nothing.
 * @param total in whole rupiah
 */
export function toPayPalCents(total: number, rupiahPerDollar: number | undefined): number | null {
  if (rupiahPerDollar === undefined || total === 0) return null;
  return Math.ceil((total * 100) / rupiahPerDollar);
}

/** Returns the field of the contract, which is missing rather than null. */
export function wirePayPalCents({
  payPalCents,
}: {
  payPalCents?: number | null | undefined;
}): Pick<Wire['Order'], 'payPalCents'> {
  return payPalCents == null ? {} : { payPalCents };
}
