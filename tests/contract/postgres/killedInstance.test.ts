import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBuyer, orderUntilDisconnected } from '../support/buyers.ts';
import { type SharedDatabase, createSharedDatabase } from '../support/sharedDatabase.ts';
import { type SpawnedServer, spawnServer } from '../support/spawnServer.ts';

const publicUrl = 'http://localhost:3000';

let folder: string;
let database: SharedDatabase;
let running: SpawnedServer[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-instance-'));
  database = await createSharedDatabase(folder);
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.end('SIGKILL')));
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('R54 keeps every order exactly once when one of two instances is killed', async () => {
  const one = await start();
  const other = await start();
  const buyer = await createBuyer(one.url, join(folder, 'secrets.json'), publicUrl);
  const send = async (url: string, key: string, body: object) => {
    const response = await buyer.sendOrder(url, key, body);
    return { status: response.status, text: await response.text() };
  };

  // The same key at both instances at the same time.
  const urls = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one.url : other.url));
  const same = await Promise.all(
    urls.map((url) => send(url, 'one-key-for-all', buyer.createOrderBody(0))),
  );
  expect(same.map(({ status, text }) => [status, text])).toEqual(
    same.map(() => [200, same[0]?.text]),
  );

  // The first instance is killed while it is busy; the other one still answers.
  let number = 0;
  let answers = 0;
  const answered = () => {
    answers += 1;
    if (answers === 25) void one.end('SIGKILL');
  };
  const interrupted = (
    await Promise.all(
      [1, 2, 3, 4].map(() => orderUntilDisconnected(buyer, one.url, () => (number += 1), answered)),
    )
  ).flat();
  const later = await Promise.all(
    [1, 2, 3].map(() =>
      send(other.url, `order-number-${(number += 1)}`, buyer.createOrderBody(number)),
    ),
  );
  expect(later.map(({ status }) => status)).toEqual([200, 200, 200]);

  const repeated = await Promise.all(
    interrupted.map(({ key, body }) => send(other.url, key, body)),
  );
  expect(repeated).toEqual(
    interrupted.map(({ answer }, index) => ({
      status: 200,
      text: answer ?? repeated[index]?.text,
    })),
  );
  const ids = [...same.slice(0, 1), ...later, ...repeated].map(
    ({ text }) => (JSON.parse(text) as { id: number }).id,
  );
  expect(new Set(ids).size).toBe(1 + later.length + interrupted.length);
  expect(interrupted.filter(({ answer }) => answer === undefined).length).toBeGreaterThan(0);
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
