import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, orders } from '../../server/src/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/db/schema/persons.ts';
import { notifications } from '../../server/src/db/schema/users.ts';
import {
  flowerOrder,
  greetingOrder,
  ids,
  notePreview,
  type Login,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';
import { beginTransactions } from './support/beginTransactions.ts';

const key = '0f9a7c52-3c1f-4f0e-9f5e-1b1a8a2f7a10';

let server: OrderingServer;
let card: string;
beforeAll(async () => {
  server = await startOrderingServer({}, 2);
});
beforeEach(async () => {
  await server.reset();
  card = (
    await server.call<string>('POST', '/messages/preview/', { as: 'sari', body: notePreview() })
  ).body;
});
afterAll(() => server.close());

const calls = [
  ['a greeting', '/messages', () => greetingOrder(card)],
  ['flowers', '/florist/message', () => flowerOrder()],
] as const;

describe.each(calls)('an idempotency key of %s', (_what, path, body) => {
  it('answers the same order again, and is echoed', async () => {
    const first = await order(path, body());
    server.advance(60_000);
    const again = await order(path, body());
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body));
    expect([first, again].map(({ headers }) => headers['idempotency-key'])).toEqual([key, key]);
    expect(await stored()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('R49 makes one order of twenty requests at once, on two instances', async () => {
    beginTransactions(server.deps.db, 20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(path, body(), { instance: index % 2 })),
    );
    expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual(
      answers.map(() => [200, 1]),
    );
    expect(await stored()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('does not mind in which order the fields come', async () => {
    const first = await order(path, body());
    const again = await order(path, Object.fromEntries(Object.entries(body()).toReversed()));
    expect(again.body).toEqual(first.body);
  });

  it.each([
    ['another sender', { fromName: 'Keluarga Budi' }],
    ['a claim that decides nothing', { room: 'Ruang Mawar' }],
    ['a field the contract does not know', { note: 'x' }],
  ])('is a conflict with %s', async (_change, changes) => {
    await order(path, body());
    const { status, body: refusal, headers } = await order(path, { ...body(), ...changes });
    expect([status, refusal['code'], refusal['field']]).toEqual([
      409,
      'idempotency_key_reused',
      'Idempotency-Key',
    ]);
    expect(headers['idempotency-key']).toBe(undefined);
    expect(await stored()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('makes one order at most when two bodies come at once', async () => {
    beginTransactions(server.deps.db, 2);
    const answers = await Promise.all([
      order(path, body()),
      order(path, { ...body(), room: 'Ruang Mawar' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await stored()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('stays unused when the order is refused', async () => {
    const refused = await order(path, { ...body(), fromName: ' ' });
    const withdrawn = await order(path, {
      ...body(),
      PersonId: ids.withdrawn,
      personId: ids.withdrawn,
    });
    expect([refused.status, withdrawn.status]).toEqual([422, 404]);
    expect(await stored()).toEqual({ orders: 0, keys: 0, lines: 0 });
    expect((await order(path, body())).status).toBe(200);
  });

  it('answers what it answered when the person has been withdrawn since', async () => {
    const first = await order(path, body());
    await server.deps.db.execute(sql`update persons set active = false where id = ${ids.maria}`);
    const again = await order(path, body());
    await server.deps.db.execute(sql`update persons set active = true where id = ${ids.maria}`);
    expect(again.body).toEqual(first.body);
  });

  it('still holds after seven days and long after', async () => {
    const first = await order(path, body());
    server.advance(90 * 24 * 60 * 60 * 1000);
    expect((await order(path, body())).body).toEqual(first.body);
  });

  it('is checked by the contract', async () => {
    const short = await order(path, body(), { key: 'short' });
    const strange = await order(path, body(), { key: 'eight signs and blanks' });
    expect([short.status, short.body['code'], strange.status]).toEqual([
      400,
      'validation_failed',
      400,
    ]);
    expect(await stored()).toEqual({ orders: 0, keys: 0, lines: 0 });
  });
});

it('without a key every request makes an order, and nothing is echoed', async () => {
  const body = greetingOrder(card);
  const answers = [
    await order('/messages', body, { key: null }),
    await order('/messages', body, { key: null }),
  ];
  expect(answers.map(({ body: { id } }) => id)).toEqual([1, 2]);
  expect(answers.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
});

it('the same key of another user is another key', async () => {
  await order('/florist/message', flowerOrder());
  const others = await order('/florist/message', flowerOrder({ fromUserId: ids.budi }), {
    as: 'budi',
  });
  expect([others.status, others.body['id']]).toEqual([200, 2]);
});

it('a key of a greeting is a conflict for flowers', async () => {
  await order('/messages', greetingOrder(card));
  const { status, body } = await order('/florist/message', flowerOrder());
  expect([status, body['code']]).toEqual([409, 'idempotency_key_reused']);
});

it('R11 twenty keys at once make twenty orders for one person, counted once they are approved', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      order('/messages', greetingOrder(card), { key: `key-number-${index}`, instance: index % 2 }),
    ),
  );
  expect(new Set(answers.map(({ body: { id } }) => id)).size).toBe(20);
  const [person] = await server.deps.db
    .select({ count: persons.senderCount })
    .from(persons)
    .where(eq(persons.id, ids.maria));
  expect(person?.count).toBe(0);
  expect(await server.deps.db.$count(personMessages, eq(personMessages.approved, false))).toBe(20);
});

function order(
  path: string,
  body: object,
  options: { as?: Login; key?: string | null; instance?: number } = {},
) {
  const { as = 'sari', key: given = key, instance = 0 } = options;
  return server.call('POST', path, {
    as,
    body,
    instance,
    headers: given === null ? {} : { 'Idempotency-Key': given },
  });
}

async function stored() {
  const { db } = server.deps;
  const [made, keys, lines] = await Promise.all([
    db.$count(orders),
    db.$count(idempotencyKeys),
    db.$count(notifications),
  ]);
  return { orders: made, keys, lines };
}
