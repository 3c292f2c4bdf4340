import { and, count, eq, gt } from 'drizzle-orm';
import { emailConfirmations } from '../db/schema/buyerMessages.ts';
import { users } from '../db/schema/users.ts';
import type { ServerDeps } from '../deps.ts';
import { nextPushTime } from './nextPushTime.ts';
import { deleteEndedSubscription, findSubscription } from './pushSubscriptions.ts';
import { sendPush } from './sendPush.ts';
import { pushSentence } from './sentences.ts';
import { createSendEmail } from './Mailer.ts';
import { addressConfirmationEmail, orderEmail } from './emails.ts';
import { emailAddressOf } from '../users/emailAddressOf.ts';
import { readMessage, recordDelivery } from './readMessage.ts';

/** The maximum number of addresses that a user can ask to confirm within a day. */
const maxConfirmations = 5;

const dayMs = 24 * 3600 * 1000;

/**
 * Registers the jobs that send e-mails and push messages. A message that was sent is recorded, and
 * one that is not true any more is dropped.
 */
export function handleMessageJobs(
  deps: Pick<ServerDeps, 'config' | 'jobs' | 'now' | 'secrets'>,
): void {
  const { config, jobs, now } = deps;
  const sendEmail = createSendEmail(deps);

  jobs.handle('message-email', async (tx, { orderId, version }) => {
    const key = { orderId, version, channel: 'email' };
    const message = await readMessage(tx, key);
    const to = message && emailAddressOf(message.buyer);
    if (!sendEmail || !message || to === undefined) return;
    const outcome = await sendEmail(tx, await orderEmail(deps, message, { to, version }));
    await recordDelivery(tx, key, outcome, now());
  });

  jobs.handle('message-push', async (tx, { orderId, version, subscriptionId }) => {
    const runAt = nextPushTime(now(), config.quietHours);
    if (runAt > now()) {
      const options = { runAt, key: `${orderId}:${version}:${subscriptionId}` };
      return jobs.schedule(tx, 'message-push', { orderId, version, subscriptionId }, options);
    }
    const key = { orderId, version, channel: `push:${subscriptionId}` };
    const message = await readMessage(tx, key);
    const subscription = message && (await findSubscription(tx, subscriptionId, message.buyer.id));
    if (!message || !subscription) return;
    const outcome = await sendPush(deps, subscription, {
      body: pushSentence(message),
      orderId,
    });
    if (outcome === 'gone') {
      await deleteEndedSubscription(tx, subscriptionId);
    } else {
      await recordDelivery(tx, key, outcome, now());
    }
  });

  jobs.handle('email-confirmation', async (tx, { userId, email }) => {
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).limit(1);
    if (!sendEmail || !user || user.email !== email || user.verifiedEmail === email) return;
    const [recent] = await tx
      .select({ count: count() })
      .from(emailConfirmations)
      .where(
        and(
          eq(emailConfirmations.userId, userId),
          gt(emailConfirmations.sentAt, new Date(now().getTime() - dayMs)),
        ),
      );
    if ((recent?.count ?? 0) >= maxConfirmations) return;
    const [confirmation] = await tx
      .insert(emailConfirmations)
      .values({ userId, sentAt: now() })
      .returning({ id: emailConfirmations.id });
    if (!confirmation) throw new Error('The database stored no confirmation.');
    await sendEmail(
      tx,
      await addressConfirmationEmail(deps, { userId, email, id: confirmation.id }),
    );
  });
}
