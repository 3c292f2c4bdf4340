import { createServer } from 'node:http';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { freePort } from './free-port.mjs';
import { waitForServer } from './wait-for-server.mjs';

test('waits through refusals and errors until the answer is good', async () => {
  const port = await freePort();
  let asked = 0;
  const answered = waitForServer(`http://127.0.0.1:${port}/readyz`, AbortSignal.timeout(20_000));
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end();
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await answered).toBe(true);
  expect(asked).toBe(3);
  server.closeAllConnections();
  server.close();
});

test('gives up when told to', async () => {
  const stop = new AbortController();
  const answered = waitForServer(`http://127.0.0.1:${await freePort()}/`, stop.signal);
  stop.abort();
  expect(await answered).toBe(false);
});
