import type { ApiClient } from '../../api/http/client.ts';
import { listOrders } from '../../api/resources/orders.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { orderNews } from '../../copy/savedOrders.ts';
import { stageGroups } from '../../domain/historyGroups.ts';
import { orderPhase } from '../../domain/orderPhase.ts';
import { asksForPayment, isFinished, orderStage } from '../../domain/orderState.ts';
import type { SavedOrderState } from '../../features/home/ResumeOrders.tsx';

/** Reads the states of the signed-in user's orders, by order id. */
export async function readSavedOrderStates(
  client: ApiClient,
  now: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, SavedOrderState>> {
  const orders = await listOrders(client, signal);
  return new Map(
    orders.map((order) => {
      const stage = orderStage(order);
      const state = {
        badge: phaseCopy[orderPhase(order, now)].badge,
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
