import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { killServers } from '../load/killServers.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

const kills = 2;

let folder: string;
let database: SharedDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lives-'));
  database = await createSharedDatabase(folder);
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('R54 keeps every acknowledged order, payment and transition exactly once when servers are killed', async () => {
  const { wrong, violations, missing, acknowledged, stored, isGracefulShutdown } =
    await killServers({
      dataDir: folder,
      databaseUrl: database.settings['DATABASE_URL'],
      kills,
      expirySeconds: 10,
    });
  expect({ wrong, violations, missing, isGracefulShutdown }).toEqual({
    wrong: [],
    violations: [],
    missing: [],
    isGracefulShutdown: true,
  });
  expect(acknowledged.orders).toBeGreaterThan(kills);
  expect(acknowledged.payments).toBeGreaterThan(kills);
  expect(stored.expired).toBeGreaterThan(0);
}, 240_000);
