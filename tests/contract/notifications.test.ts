import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import { flowerOrderBody, ids, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

interface History {
  results: { textNotification: string; notificationDate: string }[];
}

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

describe('the history', () => {
  it('is empty at first', async () => {
    const { status, body } = await history('sari', ids.sari);
    expect([status, body]).toEqual([200, { results: [] }]);
  });

  it('R71 lists the newest order first', async () => {
    await order('sari');
    server.advance(90 * 60 * 1000);
    await order('sari');
    const { body } = await history('sari', ids.sari);
    expect(
      body.results.map(({ textNotification, notificationDate }) => [
        textNotification.slice(0, 21),
        notificationDate,
      ]),
    ).toEqual([
      ['Pesanan ORDER-0000002', '2026-11-21T11:30:00+07:00'],
      ['Pesanan ORDER-0000001', '2026-11-21T10:00:00+07:00'],
    ]);
  });

  it('lists orders of the same moment with the latest number first', async () => {
    for (let count = 0; count < 3; count += 1) await order('sari');
    const { body } = await history('sari', ids.sari);
    expect(body.results.map(({ textNotification }) => textNotification.slice(8, 21))).toEqual([
      'ORDER-0000003',
      'ORDER-0000002',
      'ORDER-0000001',
    ]);
  });

  it('R71 contains no orders of other users', async () => {
    await order('sari');
    expect((await history('budi', ids.budi)).body).toEqual({ results: [] });
  });

  it('contains the newest thousand notifications', async () => {
    const notification = (index: number) => ({
      userId: ids.sari,
      text: `Baris ${index}`,
      createdAt: new Date(index * 1000),
    });
    await server.deps.db
      .insert(notifications)
      .values(Array.from({ length: 1001 }, (_, index) => notification(index)));
    const { results } = (await history('sari', ids.sari)).body;
    expect([
      results.length,
      results[0]?.textNotification,
      results.at(-1)?.textNotification,
    ]).toEqual([1000, 'Baris 1000', 'Baris 1']);
  });

  it.each([
    ['to another user', 'budi', ids.sari, 403, 'forbidden'],
    ['to a user with an unknown id', 'sari', 4711, 403, 'forbidden'],
    ['to an identity without a user', 'nobody', ids.sari, 403, 'forbidden'],
    ['to a disabled user', 'agus', 3, 403, 'user_disabled'],
    ['without a token', undefined, ids.sari, 401, 'unauthenticated'],
  ] as const)('is not shown %s', async (_user, as, id, status, code) => {
    await order('sari');
    const answer = await server.call('GET', `/notifications/${id}/list/`, as ? { as } : {});
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
    expect(JSON.stringify(answer.body)).not.toContain('ORDER');
  });
});

function history(as: Username, id: number) {
  return server.call<History>('GET', `/notifications/${id}/list/`, { as });
}

async function order(as: Username): Promise<void> {
  const { status } = await server.call('POST', '/florist/message', { as, body: flowerOrderBody() });
  expect(status).toBe(200);
}
