import { createServer } from 'node:http';
import { once } from 'node:events';
import getPort from 'get-port';
import { expect, test } from 'vitest';
import { waitForServer } from './wait-for-server.mjs';

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
