import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../api/resources/orders.ts';
import { orderStage, type OrderStage, type OrderState } from '../../domain/orderState.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';

/**
 * Returns the stages of the signed-in user's orders by order id; empty while they are unknown.
 * @param isNeeded whether to read them
 */
export function useOrderStages(isNeeded: boolean): ReadonlyMap<number, OrderStage> {
  const { client } = useServices();
  const userId = useSession()?.user.id ?? 0;
  const orders = useQuery({
    ...ordersQuery(client, userId),
    enabled: isNeeded && userId > 0,
    select: toStages,
  });
  return orders.data ?? NO_STAGES;
}

const NO_STAGES: ReadonlyMap<number, OrderStage> = new Map();

function toStages(orders: readonly OrderState[]): ReadonlyMap<number, OrderStage> {
  return new Map(orders.map((order) => [order.orderId, orderStage(order)]));
}
