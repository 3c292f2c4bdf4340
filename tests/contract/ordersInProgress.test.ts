import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { idempotencyKeys, orders } from '../../server/src/db/schema/orders.ts';
import { flowerOrder, ids } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';

const key = 'a-key-that-is-held';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** PostgreSQL lets the second request wait for a while only; the embedded database knows no two transactions at once. */
const whileHeld = process.env['TEST_STORAGE'] === 'postgres' ? [409, 'order_in_progress'] : 'waits';

it('a request whose key another instance is still busy with makes no order, and makes it when asked again', async () => {
  const { db } = server.deps;
  let release = (): void => undefined;
  const until = new Promise<void>((done) => {
    release = done;
  });
  let other: Promise<void> | undefined;
  await new Promise<void>((held) => {
    other = db.transaction(async (tx) => {
      const createdAt = server.deps.now();
      await tx
        .insert(idempotencyKeys)
        .values({ userId: ids.sari, key, requestHash: 'x', response: {}, createdAt });
      held();
      await until;
      tx.rollback();
    });
  });
  const asked = order();
  const answer =
    whileHeld === 'waits'
      ? 'waits'
      : await asked.then(({ status, body }) => [status, body['code']]);
  expect(answer).toEqual(whileHeld);
  release();
  await expect(other).rejects.toThrow('Rollback');
  await asked;
  expect((await order()).body['id']).toEqual(expect.any(Number));
  expect(await db.$count(orders)).toBe(1);
});

function order() {
  return server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrder(),
    headers: { 'Idempotency-Key': key },
  });
}
