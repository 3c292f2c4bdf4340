import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../server/src/data/db/schema/orders.ts';
import { flowerOrderBody, greetingOrderBody, notePreviewBody } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

/** The bodies that the fake verification service has received. */
const requests: string[] = [];
let answer: (form: URLSearchParams) => { status: number; body: string };
const verificationService = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    requests.push(body);
    const reply = answer(new URLSearchParams(body));
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(reply.body);
  });
});

let server: OrderingServer;
let card: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => verificationService.listen(0, '127.0.0.1', resolve));
  const { port } = verificationService.address() as AddressInfo;
  server = await startOrderingServer({
    BOT_CHECK_SECRET: 'the-secret',
    BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
  });
});
beforeEach(async () => {
  await server.reset();
  requests.length = 0;
  answer = (form) => ({
    status: 200,
    body: JSON.stringify({ success: form.get('response') === 'human-token' }),
  });
  card = (
    await server.call<string>('POST', '/messages/preview/', { as: 'sari', body: notePreviewBody() })
  ).body;
});
afterAll(async () => {
  await server.close();
  verificationService.closeAllConnections();
  await new Promise((resolve) => verificationService.close(resolve));
});

const order = (headers: Record<string, string>) =>
  server.call('POST', '/messages', { as: 'sari', body: greetingOrderBody(card), headers });
const orderCount = async () => (await server.deps.db.select().from(orders)).length;

it('accepts an order with a valid token, and sends the service only the token', async () => {
  expect((await order({ 'x-bot-check': 'human-token' })).status).toBe(200);
  expect(requests).toEqual(['secret=the-secret&response=human-token']);
  await expect(orderCount()).resolves.toBe(1);
});

it.each([
  ['without a token', {}],
  ['with an invalid token', { 'x-bot-check': 'bot-token' }],
])('rejects an order %s', async (_, headers) => {
  const { status, body } = await order(headers as Record<string, string>);
  expect({ status, code: body['code'], field: body['field'] }).toEqual({
    status: 403,
    code: 'bot_check_failed',
    field: 'X-Bot-Check',
  });
  await expect(orderCount()).resolves.toBe(0);
});

it('requires a token for a flower board, too', async () => {
  const board = (headers: Record<string, string>) =>
    server.call('POST', '/florist/message', { as: 'sari', body: flowerOrderBody(), headers });
  expect((await board({})).body['code']).toBe('bot_check_failed');
  expect((await board({ 'x-bot-check': 'human-token' })).status).toBe(200);
});

it.each([
  ['a greeting', '/messages', () => greetingOrderBody(card)],
  ['a flower board', '/florist/message', () => flowerOrderBody()],
])('accepts a token once, and repeats the answer about %s without it', async (_, path, body) => {
  const place = () =>
    server.call('POST', path, {
      as: 'sari',
      body: body(),
      headers: {
        'x-bot-check': 'human-token',
        'idempotency-key': '0f9a7c52-3c1f-4f0e-9f5e-1b1a8a2f7a10',
      },
    });
  const first = await place();
  answer = () => ({ status: 200, body: JSON.stringify({ success: false }) });
  const again = await place();
  expect([again.status, again.body]).toEqual([200, first.body]);
});

it('creates no order and answers 503 when the verification service fails', async () => {
  answer = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  const { status, body } = await order({ 'x-bot-check': 'human-token' });
  expect([status, body['code']]).toEqual([503, 'service_unavailable']);
  await expect(orderCount()).resolves.toBe(0);
});

it('requires no token for previews', async () => {
  expect(card).toMatch(/\/files\//);
  expect(requests).toEqual([]);
});
