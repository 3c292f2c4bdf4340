import { subscribeWithChild } from '../../platform/subscribeWithChild.ts';
import type { OrderActor } from './orderActors.ts';

/**
 * Calls `listener` synchronously after every change of an order or its payment, which starts, and
 * may end, during the order. Returns the unsubscribe function.
 */
export function subscribeToOrder(actor: OrderActor, listener: () => void): () => void {
  return subscribeWithChild(actor, 'payment', listener);
}
