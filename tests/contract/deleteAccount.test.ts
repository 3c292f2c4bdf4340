import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '../../server/src/data/db/schema/demo.ts';
import {
  emailConfirmations,
  pushSubscriptions,
} from '../../server/src/data/db/schema/buyerMessages.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import { orders } from '../../server/src/data/db/schema/orders.ts';
import { refreshTokens } from '../../server/src/data/db/schema/signIn.ts';
import { uploads, users } from '../../server/src/data/db/schema/users.ts';
import { startTestServer, testNow, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(testNow));

let created = 0;
/** Creates a user with everything that belongs to one. */
async function createUser() {
  const username = `leaving-${(created += 1)}`;
  const { db, files, jobs } = server.deps;
  const [user] = await db
    .insert(users)
    .values({ username, name: 'Nama Saya', email: `${username}@example.com`, age: 41 })
    .returning();
  const userId = user?.id ?? 0;
  const key = `logos/leaving${created}.webp`;
  await files.put(key, new Uint8Array([1]));
  await db.insert(uploads).values({ key, userId, createdAt: testNow });
  await db.insert(pushSubscriptions).values({
    userId,
    endpoint: `https://push.example/${username}`,
    p256dh: 'p',
    auth: 'a',
    createdAt: testNow,
  });
  await db.insert(notifications).values({ userId, text: 'Pesanan', createdAt: testNow });
  await db.insert(emailConfirmations).values({ userId, sentAt: testNow });
  await db.insert(demoMails).values({
    messageId: username,
    recipient: `${username}@example.com`,
    subject: 's',
    headers: {},
    text: 't',
    html: 'h',
    sentAt: testNow,
  });
  await db.insert(refreshTokens).values({
    tokenHash: username,
    familyId: username,
    sub: username,
    identity: {},
    createdAt: testNow,
    expiresAt: testNow,
    sessionExpiresAt: testNow,
  });
  await db.transaction((tx) =>
    jobs.schedule(tx, 'email-confirmation', { userId, email: `${username}@example.com` }),
  );
  return { username, userId, key, token: await server.tokenFor(username) };
}

const addOrder = async (userId: number, state: Partial<typeof orders.$inferInsert>) =>
  server.deps.db
    .insert(orders)
    .values({
      kind: 'greeting',
      userId,
      personId: 1,
      paymentState: 'paid',
      fulfilmentState: 'shown',
      price: 100_000,
      discount: 0,
      total: 100_000,
      expiredTime: testNow,
      createdAt: testNow,
      fromName: 'Keluarga Nama Saya',
      ...state,
    })
    .returning();

const remove = (username: string, token: string) =>
  server.send('DELETE', `/users/${username}`, { token });

describe('deleting an account', () => {
  it('R195 deletes what is personal, keeps the orders without a name, and releases the identity', async () => {
    const { username, userId, key, token } = await createUser();
    const [order] = await addOrder(userId, { paymentState: 'paid', fulfilmentState: 'shown' });
    expect(await remove(username, token)).toMatchObject({ status: 204, text: '' });

    const { db } = server.deps;
    const [row] = await db.select().from(users).where(eq(users.id, userId));
    expect(row).toMatchObject({
      username: `deleted:${userId}`,
      name: null,
      email: null,
      age: null,
      disabledAt: testNow,
    });
    expect(await db.select().from(orders).where(eq(orders.userId, userId))).toEqual([order]);
    for (const table of [uploads, pushSubscriptions, notifications, emailConfirmations])
      expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
    expect(await db.select().from(refreshTokens).where(eq(refreshTokens.sub, username))).toEqual(
      [],
    );
    expect(
      await db
        .select()
        .from(demoMails)
        .where(eq(demoMails.recipient, `${username}@example.com`)),
    ).toEqual([]);
    expect(await server.deps.jobs.runDue()).toEqual([{ name: 'delete-file' }]);
    expect((await server.app.inject(`/files/${key}`)).statusCode).toBe(404);

    const again = await server.get('/users/v2/search', { query: { username }, token });
    expect(again).toMatchObject({ status: 200, body: { username } });
    expect(again.body).not.toHaveProperty('id');
  });

  it.each([
    ['awaitingPayment', 'waiting'],
    ['paidLate', 'waiting'],
    ['refundDue', 'withdrawn'],
    ['paid', 'inReview'],
    ['paid', 'rejected'],
    ['paid', 'accepted'],
    ['paid', 'inDelivery'],
  ] as const)(
    'R195 is refused while an order is %s and %s, and changes nothing',
    async (paymentState, fulfilmentState) => {
      const { username, userId, token } = await createUser();
      await addOrder(userId, { paymentState, fulfilmentState });
      expect(await remove(username, token)).toMatchObject({
        status: 409,
        body: { code: 'account_in_use' },
      });
      expect(
        await server.deps.db.select({ name: users.name }).from(users).where(eq(users.id, userId)),
      ).toEqual([{ name: 'Nama Saya' }]);
    },
  );

  it('R195 requires a sign-in within the last ten minutes', async () => {
    const { username, token } = await createUser();
    server.setNow(new Date(testNow.getTime() + 10 * 60_000 + 1));
    expect(await remove(username, token)).toMatchObject({
      status: 403,
      body: { code: 'sign_in_required' },
    });
  });

  it('R74 is refused for another user, and without a token', async () => {
    const { username, token } = await createUser();
    expect(await remove('demo-budi', token)).toMatchObject({
      status: 403,
      body: { code: 'forbidden', field: 'id' },
    });
    expect(await server.send('DELETE', `/users/${username}`)).toMatchObject({ status: 401 });
  });
});
