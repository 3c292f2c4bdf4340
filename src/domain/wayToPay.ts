import { GREETING } from './order.ts';
import type { OrderDetail } from './orderState.ts';
import type { Rupiah, UsCents } from './price.ts';

/** A way to pay an order on its page. */
export type WayToPay = 'virtualAccount' | 'transfer' | 'payPal';

/**
 * Returns the ways to pay an unpaid order, the recommended one first.
 * @param virtualAccount whether greetings can be paid to virtual accounts
 */
export function waysToPay(
  { kind, invoice }: Pick<OrderDetail, 'kind' | 'invoice'>,
  virtualAccount: boolean,
): readonly WayToPay[] {
  const hasVirtualAccount = invoice !== null || (virtualAccount && kind === GREETING);
  return hasVirtualAccount ? ['virtualAccount', 'transfer', 'payPal'] : ['transfer', 'payPal'];
}

/**
 * Returns what is to be sent with PayPal for an amount that is due, rounded up: at the rate at which
 * the total was fixed, or undefined if it was not.
 */
export function payPalDue(
  { total, payPalCents }: Pick<OrderDetail, 'total' | 'payPalCents'>,
  due: Rupiah,
): UsCents | undefined {
  return payPalCents && Math.ceil((payPalCents * due) / total);
}
