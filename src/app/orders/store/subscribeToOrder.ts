import { subscribeWithChild } from '../../platform/actors.ts';
import type { OrderActor } from './orderActors.ts';

/** Calls `listener` after every change of an order or its payment. Returns `unsubscribe`. */
export function subscribeToOrder(actor: OrderActor, listener: () => void): () => void {
  return subscribeWithChild(actor, 'payment', listener);
}
