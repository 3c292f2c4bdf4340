import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { pushSubscriptions } from '../../data/db/schema/buyerMessages.ts';
import type { ServerDeps } from '../../deps.ts';
import { requirePushEndpoint } from './requirePushEndpoint.ts';

export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/** The maximum number of browsers of a user. */
const maxSubscriptions = 10;

/**
 * Stores the subscription of a browser for a user. A known browser goes over to the user, and the
 * oldest ones of too many are deleted.
 * @throws {ApiError} `validation_failed` when the push service is not allowed
 */
export async function storeSubscription(
  { config, db, now }: Pick<ServerDeps, 'config' | 'db' | 'now'>,
  userId: number,
  { endpoint, keys }: Wire['PushSubscription'],
): Promise<void> {
  requirePushEndpoint(endpoint, config.pushServices);
  const { p256dh, auth } = keys;
  await db.transaction(async (tx) => {
    const [known] = await tx
      .select({ userId: pushSubscriptions.userId })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.endpoint, endpoint));
    // A new row for another user: messages that wait for the previous one name the deleted row.
    if (known && known.userId !== userId)
      await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    await tx
      .insert(pushSubscriptions)
      .values({ userId, endpoint, p256dh, auth, createdAt: now() })
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, p256dh, auth },
      });
    const surplus = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId))
      .orderBy(desc(pushSubscriptions.id))
      .offset(maxSubscriptions);
    await tx.delete(pushSubscriptions).where(
      inArray(
        pushSubscriptions.id,
        surplus.map(({ id }) => id),
      ),
    );
  });
}

/** Deletes the subscription of a browser, if it belongs to the user. */
export async function deleteSubscription(
  db: Database,
  userId: number,
  endpoint: string,
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.endpoint, endpoint)));
}

/** Returns a subscription; undefined when it was deleted or belongs to another user. */
export async function findSubscription(
  db: Database,
  id: number,
  userId: number,
): Promise<PushSubscriptionRow | undefined> {
  const [found] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .limit(1);
  return found;
}

/** Deletes a subscription that its browser has ended, as the push service says. */
export async function deleteEndedSubscription(db: Database, id: number): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
