import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuyer, orderUntilDisconnected } from './support/buyers.ts';
import { type OwnDatabase, createOwnDatabase } from './support/ownDatabase.ts';
import { type SpawnedServer, spawnServer } from './support/spawnServer.ts';

const publicUrl = 'http://duka.test';

/** A PostgreSQL server takes two instances at once; the embedded database takes the second when the first is gone. */
const atOnce = process.env['TEST_STORAGE'] === 'postgres';

let folder: string;
let database: OwnDatabase;
let running: SpawnedServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'instances-'));
  database = await createOwnDatabase(folder);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('another instance takes over when one is killed: nothing is lost, nothing is made twice', async () => {
  const one = await start();
  let other = atOnce ? await start() : one;
  const buyer = await createBuyer(one.url, join(folder, 'secrets.json'), publicUrl);
  const ask = async (url: string, key: string, body: object) => {
    const response = await buyer.send(url, key, body);
    return { status: response.status, text: await response.text() };
  };

  // One key at both doors at the same time.
  const doors = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one.url : other.url));
  const same = await Promise.all(doors.map((url) => ask(url, 'one-key-for-all', buyer.order(0))));
  expect(same.map(({ status, text }) => [status, text])).toEqual(
    same.map(() => [200, same[0]?.text]),
  );

  // The first dies while both are busy; whoever stood at the second goes on.
  let number = 0;
  let answers = 0;
  const answered = () => {
    answers += 1;
    if (answers === 25) void one.end('SIGKILL');
  };
  const cut = (
    await Promise.all(
      [1, 2, 3, 4].map(() => orderUntilDisconnected(buyer, one.url, () => (number += 1), answered)),
    )
  ).flat();
  other = atOnce ? other : await start();
  const beside = await Promise.all(
    [1, 2, 3].map(() => ask(other.url, `order-number-${(number += 1)}`, buyer.order(number))),
  );
  expect(beside.map(({ status }) => status)).toEqual([200, 200, 200]);

  const repeated = await Promise.all(cut.map(({ key, body }) => ask(other.url, key, body)));
  expect(repeated).toEqual(
    cut.map(({ answer }, index) => ({ status: 200, text: answer ?? repeated[index]?.text })),
  );
  const ids = [...same.slice(0, 1), ...beside, ...repeated].map(
    ({ text }) => (JSON.parse(text) as { id: number }).id,
  );
  expect(new Set(ids).size).toBe(1 + beside.length + cut.length);
  expect(cut.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);
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
