import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../server/src/demo/random.ts';
import type { Database } from '../../server/src/db/Database.ts';
import { openDatabase } from '../../server/src/db/openDatabase.ts';
import { greetingOrders, idempotencyKeys, orders } from '../../server/src/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/db/schema/persons.ts';
import { notifications } from '../../server/src/db/schema/notifications.ts';
import {
  type Buyer,
  createBuyer,
  orderUntilDisconnected,
  type SentOrder,
  senderName,
} from './support/buyers.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';
import { type SpawnedServer, spawnServer } from './support/spawnServer.ts';

const publicUrl = 'http://duka.test';
const rounds = 2;
const clients = 6;

let folder: string;
let database: SharedDatabase;
let running: SpawnedServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'));
  database = await createSharedDatabase(folder);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('R54 keeps every acknowledged order exactly once when the server is killed repeatedly under load', async () => {
  const random = seeded('moments of death');
  let server = await start();
  const buyer = await createBuyer(server.url, join(folder, 'secrets.json'), publicUrl);
  const all: SentOrder[] = [];
  let lastNumber = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const sent = await orderUntilKilled(server, buyer, random.int(1, 30), () => (lastNumber += 1));
    server = await start();
    await expectEachOnce(server, buyer, sent);
    all.push(...sent);
  }
  expect(all.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);
  expect(all.filter(({ answer }) => answer !== undefined).length).toBeGreaterThan(rounds);

  // Each transaction wrote order, key, message and history together or not at all.
  const stored = await read(
    async (db) => ({
      orders: await db.$count(orders),
      greetings: await db.$count(greetingOrders),
      keys: await db.$count(idempotencyKeys),
      lines: await db.$count(notifications),
      messages: await db.$count(personMessages, eq(personMessages.fromName, senderName)),
      miscounted: await db.$count(
        persons,
        sql`sender_count <> (select count(*) from person_messages where person_id = persons.id and approved)`,
      ),
    }),
    server,
  );
  const count = all.length;
  expect(stored).toEqual({
    orders: count,
    greetings: count,
    keys: count,
    lines: count,
    messages: count,
    miscounted: 0,
  });
}, 120_000);

async function start(): Promise<SpawnedServer> {
  const server = await spawnServer({
    DATA_DIR: folder,
    PUBLIC_URL: publicUrl,
    LOG_LEVEL: 'info',
    ...database.settings,
  });
  running.push(server);
  return server;
}

/**
 * Lets several clients order at once, and kills the server at the answer with the number `killAt`.
 */
async function orderUntilKilled(
  server: SpawnedServer,
  buyer: Buyer,
  killAt: number,
  next: () => number,
): Promise<SentOrder[]> {
  let answers = 0;
  let killed: Promise<unknown> | undefined;
  const answered = () => {
    answers += 1;
    if (answers === killAt) killed = server.end('SIGKILL');
  };
  const sent = await Promise.all(
    Array.from({ length: clients }, () =>
      orderUntilDisconnected(buyer, server.url, next, answered),
    ),
  );
  expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });
  return sent.flat();
}

/**
 * Repeats every order twice at once. Expects the same answer for each acknowledged order, and
 * expects the others to be created now.
 */
async function expectEachOnce(
  server: SpawnedServer,
  buyer: Buyer,
  sent: readonly SentOrder[],
): Promise<void> {
  const repeat = ({ key, body }: SentOrder) =>
    buyer
      .sendOrder(server.url, key, body)
      .then(async (reply) => [reply.status, await reply.text()]);
  const repeated = await Promise.all(
    sent.map((order) => Promise.all([repeat(order), repeat(order)])),
  );
  for (const [index, [one, two]] of repeated.entries()) {
    expect(two).toEqual(one);
    expect(one).toEqual([200, sent[index]?.answer ?? one[1]]);
  }
  const ids = repeated.map(([[, text]]) => (JSON.parse(String(text)) as { id: number }).id);
  expect(new Set(ids).size).toBe(sent.length);
}

/** Stops the server and runs a query on its database. */
async function read<Result>(
  query: (db: Database) => Promise<Result>,
  server: SpawnedServer,
): Promise<Result> {
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const { db, close } = await openDatabase({
    dataDir: folder,
    databaseUrl: database.settings['DATABASE_URL'],
  });
  try {
    return await query(db);
  } finally {
    await close();
  }
}
