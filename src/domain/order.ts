import type { AppErrorCode } from './appError.ts';
import type { Instant } from './person.ts';
import type { Rupiah } from './price.ts';

/** The kind of a greeting card (ucapan). */
export const GREETING = 0;
/** The kind of a flower board (bunga). */
export const FLOWERS = 1;
export type OrderKind = typeof GREETING | typeof FLOWERS;

/** Orders begin unpaid. */
export const IS_PAID_AT_CREATION = -1;

/** Orders of this app come from the web. */
export const ACCESS_FROM = 'W';

/** The user who receives flower orders. */
export const FLOWER_RECIPIENT_USER_ID = 14;

/** How an order is paid: by hand to a bank account or a PayPal address, or to a virtual account. */
export type PaymentMethod = 'transfer' | 'virtualAccount';

/** An order that the server has made. Its price is the server's. */
export interface PlacedOrder {
  readonly kind: OrderKind;
  readonly id: number;
  readonly price: Rupiah;
  readonly discount: Rupiah;
  readonly total: Rupiah;
  /** Pay before this time. */
  readonly expiresAt: Instant;
}

const ORDER_NUMBER_DIGITS = 7;

/** ORDER- and the id padded to seven digits, as people quote it. */
export function orderNumber(id: number): string {
  return `ORDER-${String(id).padStart(ORDER_NUMBER_DIGITS, '0')}`;
}

/** The answer to a creation: made, or refused with a reason. An unknown outcome is an error, not an answer. */
export type PlacementOutcome =
  | { readonly type: 'placed'; readonly order: PlacedOrder; readonly keySupport: KeySupport }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

/** Whether the server is known to honour idempotency keys. */
export type KeySupport = 'unknown' | 'honoured' | 'ignored';

export type BankCode = 'bca' | 'mandiri' | 'bni' | 'bri';

/** An open bill that is paid to a number of its own. */
export interface VirtualAccountInvoice {
  readonly id: number;
  readonly bank: BankCode;
  /** Digits only. */
  readonly number: string;
  readonly amount: Rupiah;
  readonly expiresAt: Instant;
}
