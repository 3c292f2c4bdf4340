import type { AnyActorRef } from 'xstate';
import type { OrderStep } from '../../../domain/routes.ts';
import { stepOf } from '../../../machines/stateMeta.ts';

/** What a page needs of the order that it shows. */
export type ShownActor<Actor extends AnyActorRef> = Pick<
  Actor,
  'getSnapshot' | 'subscribe' | 'send'
>;

/**
 * Returns the actor of an order as the page of a step shows it. Once the order has left the step, its
 * last snapshot there stays, because the page is still shown until the next one is rendered.
 */
export function actorAtStep<Actor extends AnyActorRef>(
  actor: Actor,
  step: OrderStep | null,
): ShownActor<Actor> {
  let shown: unknown = actor.getSnapshot();
  return {
    getSnapshot() {
      const snapshot: Parameters<typeof stepOf>[0] = actor.getSnapshot();
      if (stepOf(snapshot) === step) shown = snapshot;
      return shown as ReturnType<Actor['getSnapshot']>;
    },
    subscribe: actor.subscribe.bind(actor),
    send: actor.send.bind(actor),
  };
}
