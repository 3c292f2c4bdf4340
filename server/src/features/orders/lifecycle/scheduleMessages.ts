import { eq } from 'drizzle-orm';
import type { Database } from '../../../data/db/Database.ts';
import { pushSubscriptions } from '../../../data/db/schema/buyerMessages.ts';
import { users } from '../../../data/db/schema/users.ts';
import type { ServerDeps } from '../../../deps.ts';
import type { OrderRow } from './orderState.ts';
import { type EventChange, messageKindOf } from './messageKind.ts';
import { emailAddressOf } from '../../users/emailAddressOf.ts';

/**
 * Schedules the messages to the buyer about an event, in the transaction of the event: one job for
 * the e-mail, and one for each browser that gets push messages.
 */
export async function scheduleMessages(
  tx: Database,
  { jobs }: Pick<ServerDeps, 'jobs'>,
  { id: orderId, version, userId }: OrderRow,
  change: EventChange,
): Promise<void> {
  if (messageKindOf(change) === undefined) return;
  const [buyer] = await tx.select().from(users).where(eq(users.id, userId)).limit(1);
  if (buyer && emailAddressOf(buyer) !== undefined)
    await jobs.schedule(tx, 'message-email', { orderId, version });
  const subscriptions = await tx
    .select({ subscriptionId: pushSubscriptions.id })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId));
  for (const subscription of subscriptions)
    await jobs.schedule(tx, 'message-push', { orderId, version, ...subscription });
}
