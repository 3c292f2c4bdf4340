import type { ApiClient } from '../../api/http/client.ts';
import { listOrders } from '../../api/resources/orders.ts';
import { getStageCopy } from '../../copy/orderState.ts';
import { orderNews } from '../../copy/savedOrders.ts';
import { stageGroups } from '../../domain/historyGroups.ts';
import { asksForPayment, isFinished, orderStage } from '../../domain/orderState.ts';
import type { SavedOrderState } from '../../features/home/ResumeOrders.tsx';

/** Reads the states of the signed-in user's orders, by order id. */
export async function readSavedOrderStates(
  client: ApiClient,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, SavedOrderState>> {
  const orders = await listOrders(client, signal);
  return new Map(
    orders.map((order) => {
      const stage = orderStage(order);
      const state = {
        badge: getStageCopy(order).badge,
        news: orderNews[stage],
        isPaid: order.payment === 'paid',
        group: stageGroups[stage],
        isSettled: !asksForPayment(stage),
        isFinished: isFinished(stage),
      };
      return [order.orderId, state];
    }),
  );
}
