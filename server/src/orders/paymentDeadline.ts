import type { Config } from '../config.ts';

/** Returns until when an order has to be paid: `ORDER_EXPIRY_SECONDS` after it was placed. */
export function paymentDeadline(
  placedAt: Date,
  { expirySeconds }: Pick<Config['orders'], 'expirySeconds'>,
): Date {
  return new Date(placedAt.getTime() + expirySeconds * 1000);
}
