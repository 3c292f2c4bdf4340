import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/src/app.ts';
import { demoApiKey, readConfig } from '../../../server/src/config/config.ts';
import { flowersPlugin } from '../../../server/src/features/flowers/flowersPlugin.ts';
import { livePlugin } from '../../../server/src/features/live/livePlugin.ts';
import { type OpenDeps, openDeps } from '../../../server/src/openDeps.ts';
import { staffPlugin } from '../../../server/src/features/staff/staffPlugin.ts';
import { type DatabaseAdmin, openDatabaseAdmin } from '../support/databaseAdmin.ts';
import { openLiveStream } from '../support/openLiveStream.ts';
import { createTestDatabase, type TestDatabase } from '../support/openTestDatabase.ts';
import { fillOrderingDatabase, flowerOrderBody, type Username } from '../support/orderingData.ts';

interface Instance extends OpenDeps {
  app: FastifyInstance;
  url: string;
}

let folder: string;
let created: TestDatabase | undefined;
let one: Instance;
let other: Instance;
let admin: DatabaseAdmin;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-'));
  created = await createTestDatabase();
  one = await start();
  other = await start();
  await fillOrderingDatabase(one.deps.db);
  admin = await openDatabaseAdmin(one.deps.db);
});
afterAll(async () => {
  await admin.close();
  for (const { app, database } of [one, other]) {
    await app.close();
    await database.close();
  }
  await created?.drop();
  await rm(folder, { recursive: true, force: true });
});

it('tells about an order that was changed on another instance', async () => {
  const stream = await openLiveStream(other.url, await tokenOf('mawar'));
  const { id } = await call('POST', '/florist/message', 'sari', flowerOrderBody());
  expect(await stream.next()).toEqual({ event: 'order', data: { orderId: id, version: 1 } });
  await stream.close();
});

it('ends a stream when a role is revoked on another instance', async () => {
  const stream = await openLiveStream(other.url, await tokenOf('reviewer'));
  const { results } = (await call('GET', '/api/v1.0/staff/roles', 'admin')) as {
    results: { id: number; username: string }[];
  };
  const role = results.find(({ username }) => username === 'reviewer');
  await call('DELETE', `/api/v1.0/staff/roles/${role?.id}`, 'admin');
  expect(await stream.next()).toBeUndefined();
});

it('asks clients to read again after the connection was lost on which hints arrive', async () => {
  const stream = await openLiveStream(other.url, await tokenOf('sari'));
  expect(await admin.endAll()).toBeGreaterThan(0);
  expect(await stream.next()).toEqual({ event: 'reload', data: {} });
  const { id } = await call('POST', '/florist/message', 'sari', flowerOrderBody());
  expect(await stream.next()).toEqual({ event: 'order', data: { orderId: id, version: 1 } });
  await stream.close();
});

async function start(): Promise<Instance> {
  const opened = await openDeps(
    readConfig({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...(created ? { DATABASE_URL: created.url } : {}),
    }),
  );
  const app = await buildApp(opened.deps, {
    plugins: [flowersPlugin, livePlugin, staffPlugin],
    complete: false,
  });
  return { ...opened, app, url: await app.listen({ host: '127.0.0.1', port: 0 }) };
}

async function tokenOf(username: Username): Promise<string> {
  const identity = { sub: username, name: null, email: null, picture: null, gender: null };
  return (await one.deps.accessTokens.issue(identity)).token;
}

/** Sends a request to the first instance. */
async function call(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  as: Username,
  body?: object,
): Promise<Record<string, unknown>> {
  const response = await one.app.inject({
    method,
    url: `${path}?api_key=${demoApiKey}`,
    headers: { authorization: `Bearer ${await tokenOf(as)}` },
    ...(body ? { payload: body } : {}),
  });
  expect(response.statusCode).toBeLessThan(300);
  return response.statusCode === 204 ? {} : response.json();
}
