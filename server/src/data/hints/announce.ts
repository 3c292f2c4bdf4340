import type { Database } from '../db/Database.ts';
import { notify } from '../db/notify.ts';

/** The channels of the database on which instances announce changes to each other. */
export const channels = { orders: 'orders', roles: 'roles', listings: 'listings' } as const;

/** A message that an order has changed, without its data; the receiver reads the order. */
export interface OrderHint {
  orderId: number;
  version: number;
  /** The buyer. */
  userId: number;
  /** The florist of a board; null for a greeting. */
  floristId: number | null;
}

/** Announces a changed order to all instances when the transaction commits. */
export async function announceOrder(tx: Database, hint: OrderHint): Promise<void> {
  await notify(tx, channels.orders, JSON.stringify(hint));
}

/** Announces a user whose role is revoked to all instances when the transaction commits. */
export async function announceRevokedRole(tx: Database, userId: number): Promise<void> {
  await notify(tx, channels.roles, String(userId));
}

/** Announces a person whose listing or messages have changed when the transaction commits. */
export async function announceListing(tx: Database, personId: number): Promise<void> {
  await notify(tx, channels.listings, String(personId));
}
