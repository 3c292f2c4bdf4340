import { subscribe as subscribeTo, unsubscribe as unsubscribeFrom } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { demoApiKey } from '../../server/src/config/config.ts';
import { userRoles } from '../../server/src/data/db/schema/roles.ts';
import { announceOrder } from '../../server/src/data/hints/announce.ts';
import { type LiveStream, openLiveStream } from './support/openLiveStream.ts';
import { flowerOrderBody, ids, type Username } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
let url: string;
beforeAll(async () => {
  server = await startOrderingServer();
  url = await server.listen();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it('tells a buyer and staff about the orders that they may see, and nobody else', async () => {
  const names = ['sari', 'budi', 'reviewer', 'mawar', 'anggrek', 'house'] as const;
  const streams = await Promise.all(names.map(open));
  const { body } = await server.call('POST', '/florist/message', {
    as: 'sari',
    body: flowerOrderBody(),
  });
  const hint = { event: 'order', data: { orderId: body['id'], version: 1 } };
  const [sari, budi, reviewer, mawar, anggrek, house] = streams;
  for (const stream of [sari, reviewer, mawar]) expect(await stream?.next()).toEqual(hint);
  // A later hint for these two proves that they did not get the first one.
  await announce({ orderId: 99, userId: ids.budi, floristId: ids.anggrek });
  const later = { event: 'order', data: { orderId: 99, version: 7 } };
  for (const stream of [budi, anggrek]) expect(await stream?.next()).toEqual(later);
  await announce({ orderId: 98, userId: ids.house, floristId: ids.anggrek });
  expect(await house?.next()).toEqual({ event: 'order', data: { orderId: 98, version: 7 } });
  await Promise.all(streams.map((stream) => stream.close()));
});

it('ends when a role of the user is revoked', async () => {
  const stream = await open('reviewer');
  const roles = await server.call<{ results: { id: number; username: string }[] }>(
    'GET',
    '/api/v1.0/staff/roles',
    { as: 'admin' },
  );
  const role = roles.body.results.find(({ username }) => username === 'reviewer');
  await server.call('DELETE', `/api/v1.0/staff/roles/${role?.id}`, { as: 'admin' });
  expect(await stream.next()).toBeUndefined();
});

it('reads the roles after it listens, so that no revoked one is missed', async () => {
  const subscribe = vi.spyOn(server.deps.hub, 'subscribe');
  const select = vi.spyOn(server.deps.db, 'select');
  onTestFinished(() => {
    subscribe.mockRestore();
    select.mockRestore();
  });
  const stream = await open('reviewer');
  const [listening, lastRead] = [subscribe, select].map(
    ({ mock }) => mock.invocationCallOrder.at(-1) ?? 0,
  );
  expect(lastRead).toBeGreaterThan(listening ?? 0);
  await stream.close();
});

it('ends after a lost connection to the database, in which a role was revoked unheard', async () => {
  const subscribe = vi.spyOn(server.deps.hub, 'subscribe');
  onTestFinished(() => subscribe.mockRestore());
  const streams = [await open('reviewer'), await open('mawar')];
  await server.deps.db.delete(userRoles).where(eq(userRoles.role, 'reviewer'));
  for (const [listener] of subscribe.mock.calls) listener.onReload();
  const events = await Promise.all(streams.map((stream) => stream.next()));
  expect(events).toEqual([undefined, { event: 'reload', data: {} }]);
  await streams[1]?.close();
});

it('needs a token, and allows six streams for one user', async () => {
  expect((await request(undefined)).status).toBe(401);
  const streams = await Promise.all(Array.from({ length: 6 }, () => open('sari')));
  expect((await request('sari')).status).toBe(429);
  await Promise.all(streams.map((stream) => stream.close()));
  await expect.poll(async () => (await request('sari')).status).toBe(200);
});

it('drops hints while a client lags behind, and then tells it to read again', async () => {
  const warnings: Error[] = [];
  const onWarning = (warning: Error) => warnings.push(warning);
  process.on('warning', onWarning);
  const subscribe = vi.spyOn(server.deps.hub, 'subscribe');
  onTestFinished(() => {
    process.off('warning', onWarning);
    subscribe.mockRestore();
  });
  const stream = await open('sari');
  const listener = subscribe.mock.lastCall?.[0];
  const count = 1_000;
  // Nothing is sent before this task ends.
  for (let version = 1; version <= count; version += 1)
    listener?.onHint({ orderId: 1, version, userId: ids.sari, floristId: null });
  const events = [await stream.next()];
  while (events.at(-1)?.event === 'order') events.push(await stream.next());
  expect(events.at(-1)).toEqual({ event: 'reload', data: {} });
  expect(events.length).toBeGreaterThan(10);
  expect(events.length).toBeLessThan(count);
  await announce({ orderId: 99, userId: ids.sari, floristId: ids.anggrek });
  expect(await stream.next()).toEqual({ event: 'order', data: { orderId: 99, version: 7 } });
  expect(warnings).toEqual([]);
  await stream.close();
});

it('adds no listeners while a client reads slowly', async () => {
  const responses: ServerResponse[] = [];
  const onResponse = (message: unknown) =>
    responses.push((message as { response: ServerResponse }).response);
  subscribeTo('http.server.request.start', onResponse);
  const subscribe = vi.spyOn(server.deps.hub, 'subscribe');
  onTestFinished(() => {
    unsubscribeFrom('http.server.request.start', onResponse);
    subscribe.mockRestore();
  });
  const stream = await open('sari');
  const listener = subscribe.mock.lastCall?.[0];
  const [response] = responses;
  const written = holdWrites(response?.socket);
  const counts = () => ['drain', 'error', 'close'].map((name) => response?.listenerCount(name));
  const before = counts();
  let most = before;
  for (let version = 1; version <= 1_000; version += 1) {
    // The client reads on, but never everything.
    if (version % 2 === 0) written.shift()?.();
    listener?.onHint({ orderId: 1, version, userId: ids.sari, floristId: null });
    await new Promise(setImmediate);
    const now = counts();
    most = most.map((count, index) => Math.max(count ?? 0, now[index] ?? 0));
  }
  // One of the server and one of the library wait until the client has read everything.
  expect(most.map((count, index) => (count ?? 0) - (before[index] ?? 0))).toEqual([2, 1, 0]);
  await stream.close();
});

/** Holds back what is written to a socket; each function of the result lets one write end. */
function holdWrites(socket: Socket | null | undefined): (() => void)[] {
  const written: (() => void)[] = [];
  const hold = (_chunk: unknown, _encoding: string, done: () => void) => void written.push(done);
  Object.assign(socket ?? {}, { _write: hold, _writev: undefined });
  return written;
}

async function request(username: Username | undefined): Promise<Response> {
  const controller = new AbortController();
  const response = await fetch(`${url}/api/v1.0/orders/live?api_key=${demoApiKey}`, {
    headers: username ? { authorization: `Bearer ${await server.tokenOf(username)}` } : {},
    signal: controller.signal,
  });
  controller.abort();
  return response;
}

async function open(username: Username): Promise<LiveStream> {
  return openLiveStream(url, await server.tokenOf(username));
}

async function announce(hint: { orderId: number; userId: number; floristId: number }) {
  await server.deps.db.transaction((tx) => announceOrder(tx, { ...hint, version: 7 }));
}
