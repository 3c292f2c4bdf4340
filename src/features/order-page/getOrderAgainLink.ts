import { toOrderAgain } from '../../domain/orderAgain.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { firstStep, routes } from '../../domain/routes.ts';

/** Returns the link that begins another order with the words of this one. */
export function getOrderAgainLink(order: OrderDetail) {
  return {
    href: routes.order(order.kind, firstStep(order.kind), order.personId),
    state: { again: toOrderAgain(order) },
  };
}
