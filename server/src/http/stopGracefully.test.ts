import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendError } from './errors/sendError.ts';
import { stopGracefully } from './stopGracefully.ts';

let app: FastifyInstance;
let port: number;
let answer: () => void;
let started: Promise<void>;
let hasEnded: boolean;
let received: number;

beforeEach(async () => {
  app = Fastify({ return503OnClosing: false, genReqId: () => 'request-1' });
  app.setErrorHandler(sendError);
  await app.register(stopGracefully);
  const answered = new Promise<void>((resolve) => (answer = resolve));
  hasEnded = false;
  received = 0;
  app.server.on('request', () => (received += 1));
  started = new Promise<void>((resolve) => {
    app.get('/slow', async () => {
      resolve();
      await answered;
      hasEnded = true;
      return 'done';
    });
  });
  app.get('/fast', async () => 'fast');
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => {
  answer();
});

it('closes connections on which no request runs: silent ones, ended ones and half a request', async () => {
  const silent = await open();
  const half = await open('GET /fast HTTP/1.1\r\nhost: a');
  const idle = await open(request('/fast'));
  await expect.poll(idle.text).toContain('fast');
  await app.close();
  await Promise.all([silent.closed, half.closed, idle.closed]);
});

it('ends a running request, and rejects another one on its connection in the form of the contract', async () => {
  const busy = await open(request('/slow'));
  await started;
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  busy.write(request('/fast'));
  await expect.poll(() => received).toBe(2);
  answer();
  await closed;
  await busy.closed;
  const [first, second] = busy.text().split(/(?=HTTP\/1\.1)/);
  expect(first).toContain('done');
  expect(second).toMatch(/^HTTP\/1\.1 503 /);
  expect(second).toContain(
    '{"code":"service_unavailable","message":"The server is stopping; try again.","requestId":"request-1"}',
  );
});

it('waits for the handler of a client that has gone', async () => {
  const gone = await open(request('/slow'));
  await started;
  gone.destroy();
  const closed = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  expect(hasEnded).toBe(false);
  answer();
  await closed;
  expect(hasEnded).toBe(true);
});

function request(path: string): string {
  return `GET ${path} HTTP/1.1\r\nhost: a\r\n\r\n`;
}

/** Opens a connection, and sends a text. */
async function open(first = '') {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => (text += part));
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  // The server has accepted it.
  await expect.poll(() => connections()).toBeGreaterThan(0);
  socket.write(first);
  return {
    closed,
    text: () => text,
    write: (part: string) => socket.write(part),
    destroy: () => socket.destroy(),
  };
}

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
