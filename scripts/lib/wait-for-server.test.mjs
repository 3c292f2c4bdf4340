import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';
import { waitForServer } from './wait-for-server.mjs';

test('waits through refused connections and errors until the server answers with success', async () => {
  const port = await freePort();
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
  const isReady = waitForServer(`http://127.0.0.1:${await freePort()}/`, stop.signal);
  stop.abort();
  expect(await isReady).toBe(false);
});
