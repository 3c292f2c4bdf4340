import { and, eq, inArray, notExists, or, sql } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { cardPreviewUsers } from '../../data/db/schema/cardPreviewUsers.ts';
import { demoMails, oidcPayloads } from '../../data/db/schema/demo.ts';
import { emailConfirmations, pushSubscriptions } from '../../data/db/schema/buyerMessages.ts';
import { notifications } from '../../data/db/schema/notifications.ts';
import { flowerOrders, orders } from '../../data/db/schema/orders.ts';
import { userRoles } from '../../data/db/schema/roles.ts';
import { refreshTokens } from '../../data/db/schema/signIn.ts';
import { uploads, users } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { announceRevokedRole } from '../../data/hints/announce.ts';
import type { UserRow } from '../../http/auth/requireUser.ts';

/** How long a sign-in counts as recent, in ms. */
const recentMs = 10 * 60 * 1000;

/**
 * Deletes what is personal about a user and releases the `sub`, so that the next sign-in creates
 * another user. Orders, payments and the cards that a family received stay for bookkeeping, without
 * the user's name and contacts. Sessions and streams end.
 * @param signedInAt when the caller signed in
 * @throws {ApiError} `sign_in_required` when that is long ago, `account_in_use` while an order waits
 *   for money, a review or a delivery
 */
export async function deleteAccount(
  { db, jobs, now }: Pick<ServerDeps, 'db' | 'jobs' | 'now'>,
  user: UserRow,
  signedInAt: Date,
): Promise<void> {
  if (now().getTime() - signedInAt.getTime() > recentMs)
    throw new ApiError('sign_in_required', 403, 'Sign in again before deleting the account.');
  await db.transaction(async (tx) => {
    // An order that is created at the same time waits for the user's row.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    await requireNothingOpen(tx, user.id);
    const { id, username, email } = user;
    for (const table of [
      pushSubscriptions,
      notifications,
      emailConfirmations,
      cardPreviewUsers,
      userRoles,
    ])
      await tx.delete(table).where(eq(table.userId, id));
    await tx.delete(refreshTokens).where(eq(refreshTokens.sub, username));
    await tx
      .delete(oidcPayloads)
      .where(
        or(
          and(eq(oidcPayloads.type, 'Account'), eq(oidcPayloads.id, username)),
          eq(sql`${oidcPayloads.payload} ->> 'accountId'`, username),
        ),
      );
    if (email !== null)
      await tx.delete(demoMails).where(eq(sql`lower(${demoMails.recipient})`, email.toLowerCase()));
    await jobs.withdraw(tx, 'email-confirmation', { userId: id });
    const deleted = await tx
      .delete(uploads)
      .where(and(eq(uploads.userId, id), notExists(ordersWithUpload(tx))))
      .returning({ key: uploads.key });
    for (const { key } of deleted) await jobs.schedule(tx, 'delete-file', { key });
    await announceRevokedRole(tx, id);
    await tx
      .update(users)
      .set({
        username: `deleted:${id}`,
        name: null,
        email: null,
        verifiedEmail: null,
        unsubscribedEmail: null,
        age: null,
        photoPath: null,
        mobilePhone: null,
        phoneDigits: null,
        gender: null,
        provinceId: null,
        regencyId: null,
        member: false,
        disabledAt: now(),
      })
      .where(eq(users.id, id));
  });
}

/** Orders in these states wait for money to come or to go back. */
const openPayments = ['awaitingPayment', 'paidLate', 'refundDue'] as const;

/** Paid orders in these states wait for a review, a correction or a delivery. */
const openFulfilments = [
  'waiting',
  'inReview',
  'rejected',
  'offered',
  'declined',
  'accepted',
  'inDelivery',
] as const;

async function requireNothingOpen(tx: Database, userId: number): Promise<void> {
  const [open] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        or(
          inArray(orders.paymentState, [...openPayments]),
          and(
            eq(orders.paymentState, 'paid'),
            inArray(orders.fulfilmentState, [...openFulfilments]),
          ),
        ),
      ),
    )
    .limit(1);
  if (open)
    throw new ApiError('account_in_use', 409, 'An order waits for money, a review or a delivery.');
}

/** The orders of boards that show an upload, or whose delivery it proves. */
function ordersWithUpload(tx: Database) {
  return tx
    .select()
    .from(flowerOrders)
    .where(
      or(eq(flowerOrders.logoKey, uploads.key), eq(flowerOrders.deliveryPhotoKey, uploads.key)),
    );
}
