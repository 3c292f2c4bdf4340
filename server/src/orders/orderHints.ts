import type { Database } from '../db/Database.ts';
import { notify } from '../db/notify.ts';
import type { OrderRow } from './lifecycle/orderState.ts';

/** The channel of the database on which instances announce changed orders to each other. */
export const orderChannel = 'orders';

/** Says that an order has changed; whoever is interested reads it. */
export interface OrderHint {
  orderId: number;
  version: number;
  /** The buyer. */
  userId: number;
}

/** Announces a changed order to all instances when the transaction commits. */
export async function announceOrder(
  tx: Database,
  { id, version, userId }: Pick<OrderRow, 'id' | 'version' | 'userId'>,
): Promise<void> {
  const hint: OrderHint = { orderId: id, version, userId };
  await notify(tx, orderChannel, JSON.stringify(hint));
}
