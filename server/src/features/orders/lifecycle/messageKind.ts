import type { orderEvents } from '../../../data/db/schema/orders.ts';
import type { OrderRow } from './orderState.ts';

/** What the buyer gets a message about. */
export type MessageKind =
  'paid' | 'shown' | 'delivered' | 'proofDeclined' | 'correctionNeeded' | 'refundDue' | 'refunded';

/** What an event has changed. */
export type EventChange = Pick<
  typeof orderEvents.$inferSelect,
  'event' | 'toPayment' | 'toFulfilment'
> & {
  fromPayment?: OrderRow['paymentState'] | null;
  fromFulfilment?: OrderRow['fulfilmentState'] | null;
};

/** Returns which message an event causes; undefined for none. */
export function messageKindOf(change: EventChange): MessageKind | undefined {
  const { event, fromPayment, toPayment, fromFulfilment, toFulfilment } = change;
  if (toPayment !== fromPayment) {
    if (toPayment === 'paid' || toPayment === 'refundDue' || toPayment === 'refunded')
      return toPayment;
  }
  // A card that was taken off the screens and shown again is no news: the buyer did not hear of it.
  if (event === 'card.approved') return 'shown';
  if (event === 'proof.declined') return 'proofDeclined';
  if (event === 'card.rejected') return 'correctionNeeded';
  return toFulfilment === 'delivered' && fromFulfilment !== 'delivered' ? 'delivered' : undefined;
}

/** Returns whether a message still tells the truth about an order that may have changed since. */
export function isStillTrue(kind: MessageKind, order: OrderRow): boolean {
  switch (kind) {
    case 'paid':
    case 'refundDue':
    case 'refunded':
      return order.paymentState === kind;
    case 'shown':
    case 'delivered':
      return order.fulfilmentState === kind;
    case 'proofDeclined':
      return order.paymentState === 'awaitingPayment' && !order.proofPending;
    case 'correctionNeeded':
      return order.fulfilmentState === 'rejected';
  }
}
