import type { OrderKind } from '../../../domain/order.ts';
import type { OrderStep } from '../../../domain/routes.ts';
import { isDialog, stepOf } from '../../../machines/stateMeta.ts';
import type { OpenInnerPage } from '../../../features/ordering/innerPage.ts';
import type { OrderActor } from '../store/orderActors.ts';
import { subscribeToOrder } from '../store/subscribeToOrder.ts';

/** The adapter between the URL and the machine of an order. */
export interface OrderAddress {
  readonly kind: OrderKind;
  readonly personId: number;
  /** Returns the current step; null if the state has none. */
  currentStep(): OrderStep | null;
  /**
   * Returns whether the order shows a dialog or an inner page on its page, which a visit of the page
   * closes.
   */
  isDialogOpen(): boolean;
  readonly openInnerPage: OpenInnerPage;
  visit(step: OrderStep): void;
  /** Returns whether the order is placed, so that earlier steps cannot be visited again. */
  isPlaced(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Creates the order address of an order. */
export function createOrderAddress(
  actor: OrderActor,
  kind: OrderKind,
  personId: number,
): OrderAddress {
  const listeners = new Set<() => void>();
  let innerPage: InnerPage | null = null;
  const setInnerPage = (next: InnerPage | null) => {
    innerPage = next;
    listeners.forEach((listener) => listener());
  };
  return {
    kind,
    personId,
    currentStep: () => currentStep(actor),
    isDialogOpen: () => isDialog(shownSnapshot(actor)) || innerPage?.step === currentStep(actor),
    openInnerPage(close) {
      setInnerPage({ step: currentStep(actor), close });
      return () => setInnerPage(null);
    },
    isPlaced: () => isPlaced(actor),
    visit(step) {
      if (innerPage?.step === step) {
        innerPage.close();
        setInnerPage(null);
      }
      visitStep(actor, step);
    },
    subscribe(listener) {
      listeners.add(listener);
      const unsubscribe = subscribeToOrder(actor, listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
  };
}

/** An open inner page. Once the order has left its step, it is no longer shown. */
interface InnerPage {
  readonly step: OrderStep | null;
  readonly close: () => void;
}

/** Returns the current step of an order, or null if its state has none. */
export function currentStep(actor: OrderActor): OrderStep | null {
  return stepOf(shownSnapshot(actor));
}

function shownSnapshot(actor: OrderActor) {
  const snapshot = actor.getSnapshot();
  return snapshot.children.payment?.getSnapshot() ?? snapshot;
}

/**
 * Returns whether the order exists on the server, so that earlier steps cannot be visited again.
 */
export function isPlaced(actor: OrderActor): boolean {
  return actor.getSnapshot().children.payment !== undefined;
}

/** Asks an order to go to a step. The order ignores a step that cannot be reached. */
export function visitStep(actor: OrderActor, step: OrderStep): void {
  (actor.getSnapshot().children.payment ?? actor).send({ type: 'address.visit', step });
}
