import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/data/db/schema/orders.ts';
import { Browser } from '../support/Browser.ts';
import { type DatabaseAdmin, openDatabaseAdmin } from '../support/databaseAdmin.ts';
import { greetingOrderBody, ids, notePreviewBody } from '../support/orderingData.ts';
import { type OrderingServer, startOrderingServer } from '../support/startOrderingServer.ts';
import { openSignInPage } from '../support/signInFlow.ts';
import { type SignInServer, startSignInServer } from '../support/startSignInServer.ts';

const unavailable = {
  code: 'service_unavailable',
  message: expect.any(String),
  requestId: expect.any(String),
};

describe('when a database connection is lost', () => {
  let server: OrderingServer;
  let admin: DatabaseAdmin;
  beforeAll(async () => {
    server = await startOrderingServer();
    admin = await openDatabaseAdmin(server.deps.db);
  });
  afterAll(async () => {
    await admin.close();
    await server.close();
  });
  beforeEach(() => server.reset());
  afterEach(() => admin.unlock());

  const readNotifications = () =>
    server.call('GET', `/notifications/${ids.sari}/list/`, { as: 'sari' });

  it('answers a read with 503, and serves the next request', async () => {
    await admin.lock('notifications');
    const response = readNotifications();
    await admin.endBlocked();
    expect(await response).toMatchObject({ status: 503, body: unavailable });
    await admin.unlock();
    expect(await readNotifications()).toMatchObject({ status: 200 });
  });

  it('R54 answers an order with 503, and creates it once when it is sent again', async () => {
    const { body: previewUrl } = await server.call<string>('POST', '/messages/preview/', {
      as: 'sari',
      body: notePreviewBody(),
    });
    const sendOrder = () =>
      server.call('POST', '/messages', {
        as: 'sari',
        body: greetingOrderBody(previewUrl),
        headers: { 'idempotency-key': 'one-key-for-all' },
      });
    await admin.lock('person_messages');
    const response = sendOrder();
    await admin.endBlocked();
    expect(await response).toMatchObject({ status: 503, body: unavailable });
    await admin.unlock();
    expect(await server.deps.db.$count(orders)).toBe(0);
    expect(await sendOrder()).toMatchObject({ status: 200 });
    expect(await server.deps.db.$count(orders)).toBe(1);
  });

  it('fails only the transaction that uses it', async () => {
    const failing = server.deps.db.transaction(async (tx) => {
      const found = await tx.execute(sql`select pg_backend_pid() as pid`);
      await admin.end((found as { rows: { pid: number }[] }).rows[0]?.pid ?? 0);
      await tx.execute(sql`select 1`);
    });
    await expect(failing).rejects.toThrow('Failed query');
    expect(await readNotifications()).toMatchObject({ status: 200 });
  });

  it('replaces idle connections', async () => {
    await Promise.all(Array.from({ length: 5 }, readNotifications));
    expect(await admin.endAll()).toBeGreaterThan(1);
    await expect.poll(async () => (await readNotifications()).status).toBe(200);
    const responses = await Promise.all(Array.from({ length: 5 }, readNotifications));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });
});

describe('when a database connection is lost while the sign-in page is loaded', () => {
  let server: SignInServer;
  let admin: DatabaseAdmin;
  beforeAll(async () => {
    server = await startSignInServer();
    admin = await openDatabaseAdmin(server.deps.db);
  });
  afterAll(async () => {
    await admin.close();
    await server.close();
  });

  it('answers with 503 and an HTML page, and serves the sign-in page to the next request', async () => {
    const browser = new Browser();
    const { page } = await openSignInPage(browser, server.url);
    await admin.lock('oidc_payloads');
    const response = browser.request(page);
    await admin.endBlocked();
    const { status, headers } = await response;
    expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    await admin.unlock();
    expect((await browser.request(page)).status).toBe(200);
  });
});
