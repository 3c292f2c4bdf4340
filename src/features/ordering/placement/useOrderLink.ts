import type { OrderKind } from '../../../domain/order.ts';
import { routes, type OrderStep } from '../../../domain/routes.ts';
import { useHydratedValue } from '../../../ui/hydration/useHydratedValue.ts';

/**
 * Returns the props of a link to an order for a person, which the navigation state names. In a
 * document that is not hydrated yet, the URL names the person, because plain links have no state.
 */
export function useOrderLink(kind: OrderKind, step: OrderStep, personId: number) {
  const isDocument = useHydratedValue(() => false, true);
  const href = routes.order(kind, step);
  return {
    href: isDocument ? `${href}?personid=${personId}` : href,
    state: { personid: personId },
  };
}
