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
  const { wrong, violations, lost, acknowledged, stored, isGracefulShutdown } = await killServers({
    dataDir: folder,
    databaseUrl: database.settings['DATABASE_URL'],
    kills,
    expirySeconds: 2,
  });
  expect({ wrong, violations, isGracefulShutdown }).toEqual({
    wrong: [],
    violations: [],
    isGracefulShutdown: true,
  });
  expect(lost).toBeGreaterThan(0);
  expect(acknowledged.orders).toBeGreaterThan(kills);
  expect(acknowledged.payments).toBeGreaterThan(kills);
  expect(acknowledged.notifications + acknowledged.rejections).toBeGreaterThan(0);
  expect(stored.expired).toBeGreaterThan(0);
}, 120_000);
