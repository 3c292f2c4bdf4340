import { expect, test } from 'vitest';
import { serverAddress } from './server-settings.mjs';

test.each([
  [{}, 'http://localhost:3000', 'http://127.0.0.1:3000/readyz'],
  [{ PORT: '4000', HOST: '0.0.0.0' }, 'http://localhost:4000', 'http://127.0.0.1:4000/readyz'],
  [{ PORT: '', HOST: '::1' }, 'http://localhost:3000', 'http://[::1]:3000/readyz'],
  [{ PUBLIC_URL: 'https://duka.example' }, 'https://duka.example', 'http://127.0.0.1:3000/readyz'],
])('returns the public address and the probe for %j', (env, address, probe) => {
  expect(serverAddress(env)).toMatchObject({ address, probe });
});

test('returns the host and the port', () => {
  expect(serverAddress({ PORT: '4000', HOST: '0.0.0.0' })).toMatchObject({
    host: '0.0.0.0',
    port: 4000,
  });
});

test.each(['abc', '-1', '70000', '30.5'])('names the port %s as wrong', (port) => {
  expect(() => serverAddress({ PORT: port })).toThrow(
    `PORT must be a whole number from 0 to 65535, not ${port}.`,
  );
});
