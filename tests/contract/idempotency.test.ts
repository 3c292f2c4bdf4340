import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyKeys, orders } from '../../server/src/data/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/data/db/schema/persons.ts';
import { notifications } from '../../server/src/data/db/schema/notifications.ts';
import {
  flowerOrderBody,
  greetingOrderBody,
  ids,
  notePreviewBody,
  type Username,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';
import { startTransactionsTogether } from './support/startTransactionsTogether.ts';

const key = '0f9a7c52-3c1f-4f0e-9f5e-1b1a8a2f7a10';

let server: OrderingServer;
let card: string;
beforeAll(async () => {
  server = await startOrderingServer({}, 2);
});
beforeEach(async () => {
  await server.reset();
  for (const as of ['sari', 'budi'] as const) {
    const body = notePreviewBody();
    card = (await server.call<string>('POST', '/messages/preview/', { as, body })).body;
  }
});
afterAll(() => server.close());

const operations = [
  ['a greeting', '/messages', () => greetingOrderBody(card)],
  ['flowers', '/florist/message', () => flowerOrderBody()],
] as const;

describe.each(operations)('an idempotency key of %s', (_kind, path, body) => {
  it.each<[string, 'the same' | 'a new' | 'no', object, OrderOptions?]>([
    ['nothing else', 'the same', {}],
    ['another sender', 'no', { fromName: 'Keluarga Budi' }],
    ['a changed field that the server ignores', 'no', { room: 'Ruang Mawar' }],
    ['a field that is not in the contract', 'no', { note: 'x' }],
    ['another buyer', 'a new', { FromUserId: ids.budi, fromUserId: ids.budi }, { as: 'budi' }],
    ['another key', 'a new', {}, { key: 'another-key' }],
    ['no key', 'a new', {}, { key: null }],
  ])('and then %s gives %s order', async (_description, expected, changes, options = {}) => {
    const first = await order(path, body());
    server.advance(60_000);
    const again = await order(path, { ...body(), ...changes }, options);
    const { code, field, id } = again.body;
    const sentKey = options.key === undefined ? key : (options.key ?? undefined);
    expect([again.status, code ?? id, field, again.headers['idempotency-key']]).toEqual(
      expected === 'no'
        ? [409, 'idempotency_key_reused', 'Idempotency-Key', undefined]
        : [200, expected === 'a new' ? 2 : 1, undefined, sentKey],
    );
    expect(again.body).toMatchObject(expected === 'the same' ? first.body : {});
    expect(await server.deps.db.$count(orders)).toBe(expected === 'a new' ? 2 : 1);
  });

  it('ignores the order of the fields', async () => {
    const first = await order(path, body());
    const again = await order(path, Object.fromEntries(Object.entries(body()).toReversed()));
    expect(again.body).toEqual(first.body);
  });

  it('R49 creates one order from twenty simultaneous requests to two instances', async () => {
    startTransactionsTogether(server.deps.db, 20);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => order(path, body(), { instance: index % 2 })),
    );
    expect(answers.map(({ status, body: { id } }) => [status, id])).toEqual(
      answers.map(() => [200, 1]),
    );
    expect(await countRows()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('creates one order when two different bodies arrive at once', async () => {
    startTransactionsTogether(server.deps.db, 2);
    const answers = await Promise.all([
      order(path, body()),
      order(path, { ...body(), room: 'Ruang Mawar' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countRows()).toEqual({ orders: 1, keys: 1, lines: 1 });
  });

  it('stays unused when the order is rejected', async () => {
    const invalid = await order(path, { ...body(), fromName: ' ' });
    const withdrawn = await order(path, {
      ...body(),
      PersonId: ids.withdrawn,
      personId: ids.withdrawn,
    });
    expect([invalid.status, withdrawn.status]).toEqual([422, 404]);
    expect(await countRows()).toEqual({ orders: 0, keys: 0, lines: 0 });
    expect((await order(path, body())).status).toBe(200);
  });

  it('repeats the answer when the person has been withdrawn since', async () => {
    const first = await order(path, body());
    await server.deps.db.execute(sql`update persons set active = false where id = ${ids.maria}`);
    const again = await order(path, body());
    await server.deps.db.execute(sql`update persons set active = true where id = ${ids.maria}`);
    expect(again.body).toEqual(first.body);
  });

  it('still returns the order after 90 days', async () => {
    const first = await order(path, body());
    server.advance(90 * 24 * 60 * 60 * 1000);
    expect((await order(path, body())).body).toEqual(first.body);
  });

  it('is validated against the contract', async () => {
    const short = await order(path, body(), { key: 'short' });
    const withSpaces = await order(path, body(), { key: 'a key with spaces' });
    expect([short.status, short.body['code'], withSpaces.status]).toEqual([
      400,
      'validation_failed',
      400,
    ]);
    expect(await countRows()).toEqual({ orders: 0, keys: 0, lines: 0 });
  });
});

it('rejects the idempotency key of a greeting for flowers', async () => {
  await order('/messages', greetingOrderBody(card));
  const { status, body } = await order('/florist/message', flowerOrderBody());
  expect([status, body['code']]).toEqual([409, 'idempotency_key_reused']);
});

it('R11 creates twenty orders from twenty simultaneous keys, and counts no message before its approval', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      order('/messages', greetingOrderBody(card), {
        key: `key-number-${index}`,
        instance: index % 2,
      }),
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

interface OrderOptions {
  as?: Username;
  key?: string | null;
  instance?: number;
}

function order(path: string, body: object, options: OrderOptions = {}) {
  const { as = 'sari', key: idempotencyKey = key, instance = 0 } = options;
  return server.call('POST', path, {
    as,
    body,
    instance,
    headers: idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey },
  });
}

async function countRows() {
  const { db } = server.deps;
  const [orderCount, keys, lines] = await Promise.all([
    db.$count(orders),
    db.$count(idempotencyKeys),
    db.$count(notifications),
  ]);
  return { orders: orderCount, keys, lines };
}
