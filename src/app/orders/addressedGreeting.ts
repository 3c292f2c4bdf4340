import { GREETING } from '../../domain/order.ts';
import type { GreetingActor } from './orderDesk.ts';
import { currentStep, isPlaced, visitStep } from './orderStep.ts';
import type { AddressedOrder } from './useOrderAddress.ts';

/** A greeting order as the address bar sees it. */
export function addressedGreeting(actor: GreetingActor, personId: number): AddressedOrder {
  return {
    kind: GREETING,
    personId,
    currentStep: () => currentStep(actor),
    visit: (step) => visitStep(actor, step),
    isPlaced: () => isPlaced(actor),
    subscribe(listener) {
      const order = actor.subscribe(listener);
      let payment = followPayment();
      const entry = actor.subscribe(() => {
        payment?.unsubscribe();
        payment = followPayment();
      });
      function followPayment() {
        return actor.getSnapshot().children.payment?.subscribe(listener);
      }
      return () => {
        order.unsubscribe();
        entry.unsubscribe();
        payment?.unsubscribe();
      };
    },
  };
}
