import { FLOWERS, GREETING } from '../../domain/order.ts';
import type { FlowerActor, GreetingActor } from './orderStores.ts';
import {
  currentStep,
  isPlaced,
  visitFlowerStep,
  visitGreetingStep,
  type OrderActor,
} from './orderStep.ts';
import type { OrderAddress } from './useOrderAddress.ts';

/** Creates the order address of a greeting order. */
export function createGreetingAddress(actor: GreetingActor, personId: number): OrderAddress {
  return {
    ...createAddress(actor),
    kind: GREETING,
    personId,
    visit: (step) => visitGreetingStep(actor, step),
  };
}

/** Creates the order address of a flower order. */
export function createFlowerAddress(actor: FlowerActor, personId: number): OrderAddress {
  return {
    ...createAddress(actor),
    kind: FLOWERS,
    personId,
    visit: (step) => visitFlowerStep(actor, step),
  };
}

function createAddress(
  actor: OrderActor,
): Pick<OrderAddress, 'currentStep' | 'isPlaced' | 'subscribe'> {
  return {
    currentStep: () => currentStep(actor),
    isPlaced: () => isPlaced(actor),
    subscribe(listener) {
      const subscribeToPayment = () => actor.getSnapshot().children.payment?.subscribe(listener);
      let payment = subscribeToPayment();
      const order = actor.subscribe(() => {
        payment?.unsubscribe();
        payment = subscribeToPayment();
        listener();
      });
      return () => {
        order.unsubscribe();
        payment?.unsubscribe();
      };
    },
  };
}
