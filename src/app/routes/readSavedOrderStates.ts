import type { ApiClient } from '../../api/http/client.ts';
import { listOrders } from '../../api/resources/orders.ts';
import { getStageCopy } from '../../copy/orderState.ts';
import { asksForPayment, isFinished, orderStage } from '../../domain/orderState.ts';

/** What a saved order says about its state on the server. */
export interface SavedOrderState {
  readonly badge: string;
  readonly isSettled: boolean;
  readonly isFinished: boolean;
}

/** Reads the states of the signed-in user's orders, by order id. */
export async function readSavedOrderStates(
  client: ApiClient,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, SavedOrderState>> {
  const orders = await listOrders(client, signal);
  return new Map(
    orders.map((order) => [
      order.orderId,
      {
        badge: getStageCopy(order).badge,
        isSettled: !asksForPayment(orderStage(order)),
        isFinished: isFinished(orderStage(order)),
      },
    ]),
  );
}
