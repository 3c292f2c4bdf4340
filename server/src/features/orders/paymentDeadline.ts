import type { Config } from '../../config/config.ts';

/** Returns until when an order has to be paid: `ORDER_EXPIRY_SECONDS` after it was placed. */
export function paymentDeadline(
  placedAt: Date,
  { expirySeconds }: Pick<Config['orders'], 'expirySeconds'>,
): Date {
  return new Date(placedAt.getTime() + expirySeconds * 1000);
}

/**
 * Returns the deadline after a declined proof: some minutes from now, but not beyond the departure,
 * and never before the old deadline.
 */
export function extendedDeadline(
  old: Date,
  { now, minutes, departure }: { now: Date; minutes: number; departure: Date | null },
): Date {
  const wanted = now.getTime() + minutes * 60_000;
  const until = departure === null ? wanted : Math.min(wanted, departure.getTime());
  return new Date(Math.max(old.getTime(), until));
}
