import { once } from 'node:events';
import http2, { type ClientHttp2Session } from 'node:http2';
import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createSecureServer } from '../../server/src/http/createSecureServer.ts';
import { loopbackCertificate } from './support/loopbackCertificate.ts';

const ca = loopbackCertificate.cert;
const anyPort = { port: 0, host: '127.0.0.1' };

it('serves the same app over HTTP, HTTPS and HTTP/2', async () => {
  const { app, server } = await start();
  const url = await app.listen(anyPort);
  const port = await server.listen(anyPort);
  const session = connect(port);
  expect(await (await fetch(`${url}/count`)).json()).toEqual({ count: 1, version: '1.1' });
  expect(await getOverHttps(port)).toEqual({ count: 2, version: '1.1' });
  expect(await getOverHttp2(session)).toEqual({ count: 3, version: '2.0' });
});

it('closes while a client keeps its HTTP/2 connection open', async () => {
  const { server } = await start();
  const session = connect(await server.listen(anyPort));
  await getOverHttp2(session);
  const closed = once(session, 'close');
  await server.close();
  await closed;
  expect(session.destroyed).toBe(true);
});

it('closes before it listens', async () => {
  const { server } = await start();
  await expect(server.close()).resolves.toBeUndefined();
});

it('rejects a port that is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { server } = await start();
  await expect(server.listen({ ...anyPort, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

/** Creates an app that counts its requests, and its secure server. */
async function start(): Promise<{
  app: FastifyInstance;
  server: ReturnType<typeof createSecureServer>;
}> {
  const app = Fastify();
  let count = 0;
  app.get('/count', (request, reply) =>
    reply.send({ count: (count += 1), version: request.raw.httpVersion }),
  );
  await app.ready();
  const server = createSecureServer(app, loopbackCertificate);
  onTestFinished(async () => {
    await server.close();
    await app.close();
  });
  return { app, server };
}

function connect(port: number): ClientHttp2Session {
  const session = http2.connect(`https://127.0.0.1:${port}`, { ca });
  onTestFinished(() => session.destroy());
  return session;
}

async function getOverHttps(port: number): Promise<unknown> {
  const request = https.get({ host: '127.0.0.1', port, path: '/count', agent: false, ca });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return readJson(response);
}

async function getOverHttp2(session: ClientHttp2Session): Promise<unknown> {
  return readJson(session.request({ ':path': '/count' }));
}

async function readJson(stream: AsyncIterable<Buffer>): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
