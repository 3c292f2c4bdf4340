import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

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
