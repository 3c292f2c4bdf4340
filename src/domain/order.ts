import type { AppErrorCode } from './appError.ts';
import type { BankCode } from './bankCode.ts';
import type { Instant } from './person.ts';
import type { Rupiah, UsCents } from './price.ts';

/** The order kind of a greeting card (ucapan). */
export const GREETING = 0;
/** The order kind of a flower board (bunga). */
export const FLOWERS = 1;
export type OrderKind = typeof GREETING | typeof FLOWERS;

/** How an order can be paid: by bank transfer or PayPal, or to a virtual account. */
export const PAYMENT_METHODS = ['transfer', 'virtualAccount'] as const;

export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** An order that the server has created, with the server's price. */
export interface PlacedOrder {
  readonly kind: OrderKind;
  readonly id: number;
  readonly price: Rupiah;
  readonly discount: Rupiah;
  readonly total: Rupiah;
  /** The total for PayPal, fixed when the order was placed; missing if the server has no rate. */
  readonly payPalCents?: UsCents | undefined;
  readonly expiresAt: Instant;
}

const ORDER_NUMBER_DIGITS = 7;

/** Returns the order number shown to buyers: `ORDER-` and the id padded to seven digits. */
export function orderNumber(id: number): string {
  return `ORDER-${String(id).padStart(ORDER_NUMBER_DIGITS, '0')}`;
}

/** The response to a placement. An unknown outcome is thrown as an error. */
export type PlacementOutcome =
  | {
      readonly type: 'placed';
      readonly order: PlacedOrder;
      readonly keySupport: IdempotencySupport;
    }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

/** Whether the server honours idempotency keys, as far as it is known. */
export type IdempotencySupport = 'unknown' | 'honoured' | 'ignored';

/** An open invoice that is paid to its own virtual account number. */
export interface VirtualAccountInvoice {
  readonly id: number;
  readonly bank: BankCode;
  /** Digits only. */
  readonly number: string;
  readonly amount: Rupiah;
  readonly expiresAt: Instant;
}

/** The outcome of an inquiry for a virtual account: an open invoice, or a rejection with its code. */
export type InquiryOutcome =
  | { readonly type: 'opened'; readonly invoice: VirtualAccountInvoice }
  | { readonly type: 'rejected'; readonly code: AppErrorCode };

/** Returns the invoice that an inquiry opened. Throws after a rejection. */
export function openedInvoice(outcome: InquiryOutcome): VirtualAccountInvoice {
  if (outcome.type === 'opened') return outcome.invoice;
  throw new Error(`Expected an open invoice, but the inquiry was rejected with "${outcome.code}".`);
}
