import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccessTokens } from '../../server/src/auth/accessToken.ts';
import { loadSecrets } from '../../server/src/auth/secrets.ts';
import { demoApiKey } from '../../server/src/config.ts';
import { createTestDatabase, type TestDatabase } from './support/openTestDatabase.ts';
import { spawnServer } from './support/spawnServer.ts';

/** Kills, and writers at the moment of each. */
const rounds = 3;
const writers = 6;
const acknowledgedBeforeKill = 40;

let folder: string;
let database: TestDatabase | undefined;
let settings: Record<string, string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dukacita-kill-'));
  database = await createTestDatabase();
  settings = { DATA_DIR: folder, DEMO_DATA: 'false', ...(database ? { DATABASE_URL: database.url } : {}) };
});
afterAll(async () => {
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

describe('a server that is killed while it writes', () => {
  it('has everything it ever acknowledged, and nothing twice', { timeout: 240_000 }, async () => {
    const acknowledged = new Map<string, number>();
    for (let round = 0; round < rounds; round += 1) {
      const server = await spawnServer(settings);
      await expectAll(server.url, acknowledged);
      let killed: Promise<unknown> | undefined;
      const before = acknowledged.size;
      const write = async (writer: number): Promise<void> => {
        for (let count = 0; ; count += 1) {
          const sub = `writer-${round}-${writer}-${count}`;
          const id = await createUser(server.url, sub);
          if (id === undefined) return;
          acknowledged.set(sub, id);
          if (acknowledged.size - before >= acknowledgedBeforeKill) killed ??= server.end('SIGKILL');
        }
      };
      await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));
      expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });
      expect(acknowledged.size - before).toBeGreaterThanOrEqual(acknowledgedBeforeKill);
    }
    const server = await spawnServer(settings);
    await expectAll(server.url, acknowledged);
    expect(new Set(acknowledged.values()).size).toBe(acknowledged.size);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
  });
});

async function expectAll(url: string, acknowledged: Map<string, number>): Promise<void> {
  const found = new Map<string, number>();
  for (const sub of acknowledged.keys()) {
    const answer = await fetch(`${url}/users/v2/search?api_key=${demoApiKey}&username=${sub}`, { headers: await bearer(url, sub) });
    found.set(sub, ((await answer.json()) as { id: number }).id);
  }
  expect(found).toEqual(acknowledged);
}

/** The id of the user, or undefined when the server was gone before it answered. */
async function createUser(url: string, sub: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/users/v2/new?api_key=${demoApiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(await bearer(url, sub)) },
      body: JSON.stringify({ username: sub, name: sub, email: null, photoUrl: null, gender: null }),
    });
    return ((await answer.json()) as { id: number }).id;
  } catch {
    return undefined;
  }
}

async function bearer(url: string, sub: string): Promise<{ authorization: string }> {
  const { accessTokenKey } = await loadSecrets(join(folder, 'secrets.json'));
  const { token } = await createAccessTokens({ key: accessTokenKey, issuer: url }).issue({
    sub,
    name: null,
    email: null,
    picture: null,
    gender: null,
  });
  return { authorization: `Bearer ${token}` };
}
