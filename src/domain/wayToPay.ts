import type { BankCode } from './bankCode.ts';
import { GREETING } from './order.ts';
import type { OrderDetail } from './orderState.ts';
import type { Rupiah, UsCents } from './price.ts';

/** A way to pay an order on its page. */
export type WayToPay = 'virtualAccount' | 'transfer' | 'payPal';

/**
 * Returns the ways to pay an unpaid order, the recommended one first.
 * @param virtualAccount whether the app offers virtual accounts where the server does
 */
export function waysToPay(
  {
    kind,
    invoice,
    virtualAccountBanks,
  }: Pick<OrderDetail, 'kind' | 'invoice' | 'virtualAccountBanks'>,
  virtualAccount: boolean,
): readonly WayToPay[] {
  const hasVirtualAccount =
    invoice !== null || (virtualAccount && kind === GREETING && virtualAccountBanks.length > 0);
  return hasVirtualAccount ? ['virtualAccount', 'transfer', 'payPal'] : ['transfer', 'payPal'];
}

/** Returns the chosen bank if it is offered, and otherwise the first one that is. */
export function offeredBank(chosen: BankCode, offered: readonly BankCode[]): BankCode {
  return offered.includes(chosen) ? chosen : (offered[0] ?? chosen);
}

/** Returns the amount due in cents at the rate of the order, rounded up, or undefined. */
export function payPalDue(
  { total, payPalCents }: Pick<OrderDetail, 'total' | 'payPalCents'>,
  due: Rupiah,
): UsCents | undefined {
  return payPalCents && Math.ceil((payPalCents * due) / total);
}
