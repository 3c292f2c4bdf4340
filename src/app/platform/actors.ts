import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** Calls `listener` after every change of an actor or of its child. Returns `unsubscribe`. */
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

/** Returns the machine that runs in place of one of the app's machines. */
export type ReplaceMachine = <Machine extends AnyStateMachine>(machine: Machine) => Machine;
