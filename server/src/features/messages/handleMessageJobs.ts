import { and, count, eq, gt } from 'drizzle-orm';
import { emailConfirmations } from '../../data/db/schema/buyerMessages.ts';
import { users } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';
import { nextPushTime } from './nextPushTime.ts';
import { deleteEndedSubscription, findSubscription } from './pushSubscriptions.ts';
import { sendPush } from './sendPush.ts';
import { pushSentence } from './sentences.ts';
import { createSendEmail } from './createSendEmail.ts';
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
  deps: Pick<ServerDeps, 'config' | 'db' | 'jobs' | 'now' | 'secrets'>,
): void {
  const { config, jobs, now } = deps;
  const sendEmail = createSendEmail(deps);

  jobs.handleOutside('message-email', {
    async prepare(tx, { orderId, version }) {
      const key = { orderId, version, channel: 'email' };
      const message = await readMessage(tx, key, now());
      const to = message && emailAddressOf(message.buyer);
      if (!sendEmail || !message || to === undefined) return undefined;
      return { key, send: sendEmail, email: await orderEmail(deps, message, { to, version }) };
    },
    perform: ({ send, email }, signal) => send(email, signal),
    record: (tx, { key }, outcome) => recordDelivery(tx, key, outcome, now()),
  });

  jobs.handleOutside('email-confirmation', {
    async prepare(tx, { userId, email }, jobId) {
      const [user] = await tx.select().from(users).where(eq(users.id, userId)).limit(1);
      if (!sendEmail || !user || user.email !== email || user.verifiedEmail === email)
        return undefined;
      const [recent] = await tx
        .select({ count: count() })
        .from(emailConfirmations)
        .where(
          and(
            eq(emailConfirmations.userId, userId),
            gt(emailConfirmations.sentAt, new Date(now().getTime() - dayMs)),
          ),
        );
      if ((recent?.count ?? 0) >= maxConfirmations) return undefined;
      return {
        userId,
        send: sendEmail,
        email: await addressConfirmationEmail(deps, { userId, email, id: jobId }),
      };
    },
    perform: ({ send, email }, signal) => send(email, signal),
    async record(tx, { userId }) {
      await tx.insert(emailConfirmations).values({ userId, sentAt: now() });
    },
  });

  jobs.handleOutside('message-push', {
    async prepare(tx, { orderId, version, subscriptionId }) {
      const runAt = nextPushTime(now(), config.quietHours);
      if (runAt > now()) {
        const options = { runAt, key: `${orderId}:${version}:${subscriptionId}` };
        await jobs.schedule(tx, 'message-push', { orderId, version, subscriptionId }, options);
        return undefined;
      }
      const key = { orderId, version, channel: `push:${subscriptionId}` };
      const message = await readMessage(tx, key, now());
      const subscription =
        message && (await findSubscription(tx, subscriptionId, message.buyer.id));
      if (!message || !subscription) return undefined;
      return { key, subscription, payload: { body: pushSentence(message), orderId } };
    },
    perform: ({ subscription, payload }, signal) => sendPush(deps, subscription, payload, signal),
    async record(tx, { key, subscription }, outcome) {
      if (outcome === 'gone') await deleteEndedSubscription(tx, subscription.id);
      else await recordDelivery(tx, key, outcome, now());
    },
  });
}
