import type { BankCode } from './bankCode.ts';
import type { GreetingContent } from './greeting.ts';
import { GREETING, type OrderKind, type VirtualAccountInvoice } from './order.ts';
import type { Instant } from './person.ts';
import type { Rupiah, UsCents } from './price.ts';

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
  readonly expiresAt: Instant;
}

/** An order as lists show it: its state, and what was ordered for whom. */
export interface OrderSummary extends OrderState {
  readonly kind: OrderKind;
  readonly personId: number;
  readonly personName: string;
  /** The sender on the card or the board, one or two lines. */
  readonly sender: string;
  /** Before the discount. */
  readonly price: Rupiah;
  readonly discount: Rupiah;
  /** The total for PayPal, fixed when the order was placed; missing if the server has no rate. */
  readonly payPalCents?: UsCents | undefined;
  readonly createdAt: Instant;
  /** The current card, the board with its words, or else a photo of the product. */
  readonly pictureUrl: string | null;
  /** Until when the next step is promised; null while nothing is promised. */
  readonly dueAt: Instant | null;
  /** When the departure for the burial or cremation is. */
  readonly departureAt: Instant | null;
  /** When the card was approved, last; null before, and for a board. */
  readonly approvedAt: Instant | null;
}

/** What happened to an order, with the states after it. */
export interface OrderHistoryEvent {
  readonly version: number;
  readonly at: Instant;
  /** The type of the event, such as `card.approved`. The first one is `order.created`. */
  readonly type: string;
  readonly payment: PaymentState;
  readonly fulfilment: FulfilmentState;
  readonly reason: string | null;
}

/** The current card of a greeting order. */
export interface OrderedCard {
  readonly url: string;
  readonly templateId: number;
  /** What the card was drawn from. */
  readonly content: GreetingContent;
}

/** The board of a flower order. */
export interface OrderedBoard {
  readonly floristName: string;
  readonly productName: string;
  /** The first line. */
  readonly message: string;
  /** The second line. */
  readonly subMessage: string;
  /** The florist's photo of the delivered board. */
  readonly deliveryPhotoUrl: string | null;
}

/** Tells that an order has changed; null: any order may have changed. */
export type OrderChange = { readonly orderId: number; readonly version: number } | null;

/** What a buyer can do with an order, as the server names it. */
export const BUYER_EVENTS = ['proof.uploaded', 'order.cancelled', 'card.corrected'] as const;

export type BuyerEvent = (typeof BUYER_EVENTS)[number];

/** Everything that the page of an order shows. */
export interface OrderDetail extends OrderSummary {
  /** The reason of the reviewer; null unless the card was rejected. */
  readonly rejectionReason: string | null;
  readonly events: readonly OrderHistoryEvent[];
  readonly card: OrderedCard | null;
  readonly board: OrderedBoard | null;
  /** The open virtual account. */
  readonly invoice: VirtualAccountInvoice | null;
  /** The banks at which it can be paid to a virtual account. */
  readonly virtualAccountBanks: readonly BankCode[];
  /** What the buyer can do with the order now. */
  readonly possibleEvents: readonly BuyerEvent[];
  readonly houseName: string | null;
  readonly room: string | null;
}

/** The status that the app shows: the fulfilment once the order is paid, otherwise the payment. */
export type OrderStage = Exclude<PaymentState, 'paid'> | 'proofPending' | FulfilmentState;

export function orderStage({
  payment,
  fulfilment,
  isProofPending,
}: Pick<OrderState, 'payment' | 'fulfilment' | 'isProofPending'>): OrderStage {
  if (payment === 'paid') return fulfilment;
  return payment === 'awaitingPayment' && isProofPending ? 'proofPending' : payment;
}

/** Returns whether nothing is left to do or to wait for. */
export function isFinished(stage: OrderStage): boolean {
  return (
    stage === 'shown' || stage === 'delivered' || stage === 'refunded' || stage === 'cancelled'
  );
}

const stopped: ReadonlySet<OrderStage> = new Set([
  'expired',
  'cancelled',
  'paidLate',
  'refundDue',
  'refunded',
  'stopped',
]);

/** Returns whether an order has ended and nobody will see its card or board. */
export function isStopped(stage: OrderStage): boolean {
  return stopped.has(stage);
}

/** The event whose reason explains a stage to the buyer. */
const explainedBy: Readonly<Partial<Record<OrderStage, string>>> = {
  rejected: 'card.rejected',
  withdrawn: 'card.withdrawn',
  stopped: 'refund.required',
  refundDue: 'refund.required',
  refunded: 'refund.required',
};

/** Returns why a card needs a correction, or why an order does not go on; null without a reason. */
export function getReason(order: OrderDetail): string | null {
  const type = explainedBy[orderStage(order)];
  return order.events.findLast((event) => event.type === type)?.reason ?? null;
}

/** Returns whether the buyer can correct the card of an order now. */
export function mayCorrect({ kind, possibleEvents }: OrderDetail): boolean {
  return kind === GREETING && possibleEvents.includes('card.corrected');
}

/** Returns whether an order waits for its payment beyond its deadline. */
export function isDeadlineHeld({
  payment,
  isProofPending,
  received,
  refunded,
}: Pick<OrderState, 'payment' | 'isProofPending' | 'received' | 'refunded'>): boolean {
  return payment === 'awaitingPayment' && (isProofPending || received > refunded);
}

/** Returns the reason for which a proof was declined since when none was sent; null if none was. */
export function getDeclinedProof(order: OrderDetail): { readonly reason: string | null } | null {
  const last = order.events.findLast(
    ({ type }) => type === 'proof.uploaded' || type === 'proof.declined',
  );
  return orderStage(order) === 'awaitingPayment' && last?.type === 'proof.declined'
    ? { reason: last.reason }
    : null;
}

/** Returns whether the buyer may be asked for money: only while the order waits for it. */
export function asksForPayment(stage: OrderStage): boolean {
  return stage === 'awaitingPayment';
}
