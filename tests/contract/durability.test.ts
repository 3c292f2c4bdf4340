import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { seeded } from '../../server/src/art/pen/random.ts';
import type { Database } from '../../server/src/db/Database.ts';
import { openDatabase } from '../../server/src/db/openDatabase.ts';
import { greetingOrders, idempotencyKeys, orders } from '../../server/src/db/schema/orders.ts';
import { personMessages, persons } from '../../server/src/db/schema/persons.ts';
import { notifications } from '../../server/src/db/schema/users.ts';
import {
  type Buyer,
  createBuyer,
  orderUntilDisconnected,
  type Sent,
  sender,
} from './support/buyers.ts';
import { type OwnDatabase, createOwnDatabase } from './support/ownDatabase.ts';
import { type SpawnedServer, spawnServer } from './support/spawnServer.ts';

const publicUrl = 'http://duka.test';
const rounds = 4;
const clients = 6;

let folder: string;
let database: OwnDatabase;
let running: SpawnedServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'durability-'));
  database = await createOwnDatabase(folder);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('R54 keeps every acknowledged order, once, however often the server is killed in the middle of its work', async () => {
  const random = seeded('moments of death');
  let server = await start();
  const buyer = await createBuyer(server.url, join(folder, 'secrets.json'), publicUrl);
  const all: Sent[] = [];
  let last = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const sent = await orderUntilKilled(server, buyer, random.int(1, 30), () => (last += 1));
    server = await start();
    await expectEachOnce(server, buyer, sent);
    all.push(...sent);
  }
  expect(all.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);
  expect(all.filter(({ answer }) => answer !== undefined).length).toBeGreaterThan(rounds);

  // Orders, keys, messages and history were written together or not at all.
  const stored = await read(
    async (db) => ({
      orders: await db.$count(orders),
      greetings: await db.$count(greetingOrders),
      keys: await db.$count(idempotencyKeys),
      lines: await db.$count(notifications),
      messages: await db.$count(personMessages, eq(personMessages.fromName, sender)),
      miscounted: await db.$count(
        persons,
        sql`sender_count <> (select count(*) from person_messages where person_id = persons.id and approved)`,
      ),
    }),
    server,
  );
  const once = all.length;
  expect(stored).toEqual({
    orders: once,
    greetings: once,
    keys: once,
    lines: once,
    messages: once,
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

/** Several clients order at once, until the server is killed at the moment of one of its answers. */
async function orderUntilKilled(
  server: SpawnedServer,
  buyer: Buyer,
  deadly: number,
  next: () => number,
): Promise<Sent[]> {
  let answers = 0;
  let death: Promise<unknown> | undefined;
  const answered = () => {
    answers += 1;
    if (answers === deadly) death = server.end('SIGKILL');
  };
  const sent = await Promise.all(
    Array.from({ length: clients }, () =>
      orderUntilDisconnected(buyer, server.url, next, answered),
    ),
  );
  expect(await death).toEqual({ code: null, signal: 'SIGKILL' });
  return sent.flat();
}

/** Asks for every order again, twice at once: what was acknowledged is answered as before, the rest is made now. */
async function expectEachOnce(
  server: SpawnedServer,
  buyer: Buyer,
  sent: readonly Sent[],
): Promise<void> {
  const ask = ({ key, body }: Sent) =>
    buyer.send(server.url, key, body).then(async (reply) => [reply.status, await reply.text()]);
  const repeated = await Promise.all(sent.map((order) => Promise.all([ask(order), ask(order)])));
  for (const [index, [one, two]] of repeated.entries()) {
    expect(two).toEqual(one);
    expect(one).toEqual([200, sent[index]?.answer ?? one[1]]);
  }
  const ids = repeated.map(([[, text]]) => (JSON.parse(String(text)) as { id: number }).id);
  expect(new Set(ids).size).toBe(sent.length);
}

/** Looks into the database after the server has been told to stop. */
async function read<Result>(
  look: (db: Database) => Promise<Result>,
  server: SpawnedServer,
): Promise<Result> {
  expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const { db, close } = await openDatabase({
    dataDir: folder,
    databaseUrl: database.settings['DATABASE_URL'],
  });
  try {
    return await look(db);
  } finally {
    await close();
  }
}
