import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadContract, operationsOf } from '../../server/src/http/contract/loadContract.ts';
import { createSecureServer } from '../../server/src/http/createSecureServer.ts';
import { loopbackCertificate } from './support/loopbackCertificate.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { rateLimits: { read: 0, signIn: 3, preview: 0, upload: 0, order: 0, rare: 0 } },
  });
});
afterAll(() => server.close());

it('answers malformed HTTP with an error body of the contract, and closes idle connections', async () => {
  const address = new URL(await server.app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(address.port), '127.0.0.1');
  socket.write('GET / HTTP/9.9 nonsense\r\n\r\n');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\ncontent-type: application\/json/);
  expect(JSON.parse(body)).toEqual({
    code: 'validation_failed',
    message: expect.any(String),
    requestId: expect.any(String),
  });
  expect(server.app.server.timeout).toBe(75_000);
});

it('counts invalid access tokens by address', async () => {
  const withToken = (token: string) =>
    server.get('/users/v2/search', { query: { username: 'demo-ratna' }, token });
  const statuses = [];
  for (let attempt = 1; attempt <= 4; attempt += 1)
    statuses.push((await withToken(`guess-${attempt}`)).status);
  expect(statuses).toEqual([401, 401, 401, 429]);
  expect(await withToken(await server.tokenFor('demo-ratna'))).toMatchObject({ status: 200 });
});

it('rejects a body of 12,000 nested arrays or objects at every operation', async () => {
  const token = await server.tokenFor('demo-ratna');
  const operations = operationsOf(await loadContract()).filter(
    ({ operation }) => 'application/json' in (operation.requestBody?.content ?? {}),
  );
  expect(operations.length).toBeGreaterThan(15);
  const deep = [
    '['.repeat(12_000) + ']'.repeat(12_000),
    '{"a":'.repeat(12_000) + '0' + '}'.repeat(12_000),
  ];
  for (const { method, path, operation } of operations) {
    for (const text of [...deep, `{"a":${deep[0]}}`]) {
      const answer = await server.send(method as 'POST', path.replace(/\{[^}]*\}/g, '1'), {
        body: text,
        token,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
      });
      expect([operation.operationId, answer.status < 500 && answer.status >= 400]).toEqual([
        operation.operationId,
        true,
      ]);
    }
  }
});

it.each([
  ['ECDHE-RSA-AES128-SHA256:ECDHE-ECDSA-AES128-SHA256', false],
  ['ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES128-GCM-SHA256', true],
])('agrees with a client that knows only %s: %s', async (ciphers, isAccepted) => {
  const secure = createSecureServer(server.app, loopbackCertificate);
  const port = await secure.listen({ port: 0, host: '127.0.0.1' });
  const socket = connectTls({
    port,
    host: '127.0.0.1',
    ca: loopbackCertificate.cert,
    maxVersion: 'TLSv1.2',
    ciphers,
  });
  const outcome = await Promise.race([
    once(socket, 'secureConnect').then(() => true),
    once(socket, 'error').then(() => false),
  ]).catch(() => false);
  expect(outcome).toBe(isAccepted);
  socket.destroy();
  await secure.close();
});
