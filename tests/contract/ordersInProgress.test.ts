import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idempotencyKeys, orders } from '../../server/src/data/db/schema/orders.ts';
import { flowerOrderBody, ids } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const key = 'a-key-that-is-held';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/**
 * PostgreSQL limits how long the second request waits; the embedded database runs one transaction
 * at a time.
 */
const whileHeld = process.env['TEST_STORAGE'] === 'postgres' ? [409, 'order_in_progress'] : 'waits';

it('creates no order while another instance holds the idempotency key, and creates it on the next request', async () => {
  const { db } = server.deps;
  let release = (): void => undefined;
  const until = new Promise<void>((done) => {
    release = done;
  });
  let other: Promise<void> | undefined;
  await new Promise<void>((held) => {
    other = db.transaction(async (tx) => {
      await tx
        .insert(idempotencyKeys)
        .values({ userId: ids.sari, key, requestHash: 'x', response: {} });
      held();
      await until;
      tx.rollback();
    });
  });
  const pending = order();
  const answer =
    whileHeld === 'waits'
      ? 'waits'
      : await pending.then(({ status, body }) => [status, body['code']]);
  expect(answer).toEqual(whileHeld);
  release();
  await expect(other).rejects.toThrow('Rollback');
  await pending;
  expect((await order()).body['id']).toEqual(expect.any(Number));
  expect(await db.$count(orders)).toBe(1);
});

function order() {
  return server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrderBody(),
    headers: { 'Idempotency-Key': key },
  });
}
