import type { AnyActorRef } from 'xstate';
import type { OrderActor } from './orderActors.ts';

/**
 * Calls `listener` synchronously after every change of an order or its payment, which starts, and
 * may end, during the order. Returns the unsubscribe function.
 */
export function subscribeToOrder(actor: OrderActor, listener: () => void): () => void {
  const order: AnyActorRef = actor;
  const subscribeToPayment = () => actor.getSnapshot().children.payment?.subscribe(listener);
  let paymentSubscription = subscribeToPayment();
  const orderSubscription = order.subscribe(() => {
    paymentSubscription?.unsubscribe();
    paymentSubscription = subscribeToPayment();
    listener();
  });
  return () => {
    orderSubscription.unsubscribe();
    paymentSubscription?.unsubscribe();
  };
}
