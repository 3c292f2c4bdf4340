import type { Instant } from './person.ts';
import type { Rupiah } from './price.ts';

/** The states of the payment of an order on the server. */
export const PAYMENT_STATES = [
  'awaitingPayment',
  'paid',
  'expired',
  'cancelled',
  'paidLate',
  'refundDue',
  'refunded',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states of what was ordered, on the server: a card is reviewed, a board is delivered. */
export const FULFILMENT_STATES = [
  'waiting',
  'inReview',
  'rejected',
  'shown',
  'withdrawn',
  'offered',
  'declined',
  'accepted',
  'inDelivery',
  'delivered',
  'stopped',
] as const;

export type FulfilmentState = (typeof FULFILMENT_STATES)[number];

/** The state of an order as the server knows it. Amounts are whole rupiah. */
export interface OrderState {
  readonly orderId: number;
  readonly payment: PaymentState;
  readonly fulfilment: FulfilmentState;
  /** Whether an uploaded proof of payment waits for finance. */
  readonly isProofPending: boolean;
  readonly total: Rupiah;
  /** The sum of all recorded payments. */
  readonly received: Rupiah;
  /** The sum of all refunds. */
  readonly refunded: Rupiah;
  /** The number of events of the order. */
  readonly version: number;
  /** The payment deadline. */
  readonly expiresAt: Instant;
}

/** The state of an order, and why its card cannot be shown as it is. */
export interface OrderStateDetail extends OrderState {
  /** The reason of the reviewer; null unless the card was rejected. */
  readonly rejectionReason: string | null;
}

/**
 * The status that the app shows to the buyer: the fulfilment once the order is paid, otherwise the
 * payment.
 */
export type OrderStage = Exclude<PaymentState, 'paid'> | 'proofPending' | FulfilmentState;

/** Returns the stage of an order. */
export function orderStage({
  payment,
  fulfilment,
  isProofPending,
}: Pick<OrderState, 'payment' | 'fulfilment' | 'isProofPending'>): OrderStage {
  if (payment === 'paid') return fulfilment;
  return payment === 'awaitingPayment' && isProofPending ? 'proofPending' : payment;
}

/** Returns whether the buyer may be asked for money: only while the order waits for it. */
export function asksForPayment(stage: OrderStage): boolean {
  return stage === 'awaitingPayment';
}
