import type { OrderKind } from '../../../domain/order.ts';
import type { OrderStep } from '../../../domain/routes.ts';
import { stepOf } from '../../../machines/stateMeta.ts';
import type { OrderActor } from '../store/orderActors.ts';
import { subscribeWithChild } from '../../platform/actors.ts';

/** The adapter between the URL and the machine of an order. */
export interface OrderAddress {
  readonly kind: OrderKind;
  readonly personId: number;
  /** Returns the current step; null if the state has none. */
  currentStep(): OrderStep | null;
  visit(step: OrderStep): void;
  /** Returns whether the order is placed, so that earlier steps cannot be visited again. */
  isPlaced(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createOrderAddress(
  actor: OrderActor,
  kind: OrderKind,
  personId: number,
): OrderAddress {
  return {
    kind,
    personId,
    currentStep: () => currentStep(actor),
    isPlaced: () => isPlaced(actor),
    visit: (step) => visitStep(actor, step),
    subscribe: (listener) => subscribeWithChild(actor, 'payment', listener),
  };
}

/** Returns the current step of an order, or null if its state has none. */
export function currentStep(actor: OrderActor): OrderStep | null {
  return stepOf(shownSnapshot(actor));
}

function shownSnapshot(actor: OrderActor) {
  const snapshot = actor.getSnapshot();
  return snapshot.children.payment?.getSnapshot() ?? snapshot;
}

/** Returns whether the order exists on the server; then earlier steps cannot be visited. */
export function isPlaced(actor: OrderActor): boolean {
  return actor.getSnapshot().children.payment !== undefined;
}

/** Asks an order to go to a step. The order ignores a step that cannot be reached. */
export function visitStep(actor: OrderActor, step: OrderStep): void {
  (actor.getSnapshot().children.payment ?? actor).send({ type: 'address.visit', step });
}
