import type { OrderPhase } from '../../domain/orderPhase.ts';
import { mayCorrect, type OrderDetail } from '../../domain/orderState.ts';
import type { WayToPay } from '../../domain/wayToPay.ts';
import { isOverdue } from './orderFacts.ts';

/** What the buyer is offered to do next with an order. */
export type MainActionKind =
  | 'openAccount'
  | 'copyNumber'
  | 'askForDollars'
  | 'confirmPayment'
  | 'correct'
  | 'askForPhoto'
  | 'contact'
  | 'share';

/** The phases in which the buyer has nothing to do but to wait. */
const waitingPhases: ReadonlySet<OrderPhase> = new Set([
  'proofPending',
  'waiting',
  'inReview',
  'offered',
  'declined',
  'accepted',
  'inDelivery',
]);

/** The phases in which others can see what was ordered. */
const mayShare: ReadonlySet<OrderPhase> = new Set(['shown', 'conveyed', 'delivered']);

/**
 * Returns the main action of the page of an order; null while the buyer only waits, and after the
 * deadline, when the news have the actions.
 * @param way the chosen way to pay; null while no money is asked for
 * @param now by the server's clock, in ms since the epoch
 */
export function getMainAction(
  order: OrderDetail,
  phase: OrderPhase,
  way: WayToPay | null,
  now: number,
): MainActionKind | null {
  if (way === 'virtualAccount') return order.invoice === null ? 'openAccount' : 'copyNumber';
  if (way !== null) return lacksDollars(order, way) ? 'askForDollars' : 'confirmPayment';
  if (phase === 'expired') return null;
  if (phase === 'rejected' && mayCorrect(order)) return 'correct';
  if (isPhotoMissing(order, phase)) return 'askForPhoto';
  if (isOverdue(order, now)) return 'contact';
  if (waitingPhases.has(phase)) return null;
  return mayShare.has(phase) ? 'share' : 'contact';
}

/** Returns whether a board was delivered of which the florist has sent no photo. */
export function isPhotoMissing({ board }: OrderDetail, phase: OrderPhase): boolean {
  return phase === 'delivered' && board?.deliveryPhotoUrl === null;
}

/** Returns whether an order has no amount in dollars, which PayPal needs. */
export function lacksDollars({ payPalCents }: OrderDetail, way: WayToPay): boolean {
  return way === 'payPal' && !payPalCents;
}
