import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/resources/orders.ts';
import type { OrderSummary } from '../../domain/orderState.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';

/**
 * Reads the signed-in user's orders, by order id.
 * @param isNeeded whether to read them
 */
export function useOrders(isNeeded: boolean) {
  const { client } = useServices();
  const userId = useSession()?.user.id ?? 0;
  return useQuery({
    ...ordersQuery(client, userId),
    enabled: isNeeded && userId > 0,
    select: byId,
  });
}

function byId(orders: readonly OrderSummary[]): ReadonlyMap<number, OrderSummary> {
  return new Map(orders.map((order) => [order.orderId, order]));
}
