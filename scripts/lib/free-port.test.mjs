import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, isPortFree } from './free-port.mjs';

test('finds a port that is free until a server listens on it', async () => {
  const port = await freePort();
  expect(await isPortFree(port, '127.0.0.1')).toBe(true);
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  expect(await isPortFree(port, '127.0.0.1')).toBe(false);
  server.close();
});

test('throws errors other than a used port', async () => {
  await expect(isPortFree(0, 'no-such-host.invalid')).rejects.toThrow(/no-such-host\.invalid/);
});
