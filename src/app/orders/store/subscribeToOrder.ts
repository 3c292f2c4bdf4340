import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { OrderActor } from './orderActors.ts';

/**
 * Calls `listener` synchronously after every change of an order or its payment, which starts, and
 * may end, during the order. Returns the unsubscribe function.
 */
export function subscribeToOrder(actor: OrderActor, listener: () => void): () => void {
  return subscribeWithChild(actor, 'payment', listener);
}

/**
 * Calls `listener` synchronously after every change of an actor or of a child that it starts and
 * ends. Returns the unsubscribe function.
 */
export function subscribeWithChild(
  actor: AnyActorRef,
  child: string,
  listener: () => void,
): () => void {
  const subscribeToChild = () =>
    (actor.getSnapshot() as AnyMachineSnapshot).children[child]?.subscribe(listener);
  let childSubscription = subscribeToChild();
  const subscription = actor.subscribe(() => {
    childSubscription?.unsubscribe();
    childSubscription = subscribeToChild();
    listener();
  });
  return () => {
    subscription.unsubscribe();
    childSubscription?.unsubscribe();
  };
}
