import { createServer } from 'node:http';
import { once } from 'node:events';
import getPort from 'get-port';
import { expect, test, vi } from 'vitest';
import { runOnceReady, waitForServer } from './wait-for-server.mjs';

test('waits through refused connections and errors until the server answers with success', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  let requests = 0;
  const isReady = waitForServer(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(20_000));
  const server = createServer((_, response) => {
    requests += 1;
    response.writeHead(requests < 3 ? 503 : 200).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isReady).toBe(true);
  expect(requests).toBe(3);
  server.closeAllConnections();
  server.close();
});

test('returns false when the signal is aborted', async () => {
  const stop = new AbortController();
  const isReady = waitForServer(
    `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}/`,
    stop.signal,
  );
  stop.abort();
  expect(await isReady).toBe(false);
});

test('starts a program only when the server answers', async () => {
  const port = await getPort({ host: '127.0.0.1' });
  const address = `http://127.0.0.1:${port}/readyz`;
  let isReady = false;
  const started = runOnceReady(address, AbortSignal.timeout(20_000), async () => {
    expect(isReady).toBe(true);
    return 7;
  });
  const server = createServer((_, response) => {
    isReady = true;
    response.end();
  }).listen(port, '127.0.0.1');
  expect(await started).toBe(7);
  server.closeAllConnections();
  server.close();
});

test('starts no program when the signal is aborted', async () => {
  const start = vi.fn(async () => 7);
  const address = `http://127.0.0.1:${await getPort({ host: '127.0.0.1' })}/`;
  expect(await runOnceReady(address, AbortSignal.abort(), start)).toBe(0);
  expect(start).not.toHaveBeenCalled();
});
