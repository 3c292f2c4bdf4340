import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { orders } from '../../server/src/db/schema/orders.ts';
import { flowerOrder, greetingOrder, notePreview } from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/orderingServer.ts';

/** Vouches for one token, once, and writes down what it was asked. */
const asked: string[] = [];
let answer: (form: URLSearchParams) => { status: number; body: string };
const check = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    asked.push(body);
    const given = answer(new URLSearchParams(body));
    response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
  });
});

let server: OrderingServer;
let card: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => check.listen(0, '127.0.0.1', resolve));
  const { port } = check.address() as AddressInfo;
  server = await startOrderingServer({
    BOT_CHECK_SECRET: 'the-secret',
    BOT_CHECK_VERIFY_URL: `http://127.0.0.1:${port}/verify`,
  });
});
beforeEach(async () => {
  await server.reset();
  asked.length = 0;
  answer = (form) => ({
    status: 200,
    body: JSON.stringify({ success: form.get('response') === 'of-a-person' }),
  });
  card = (
    await server.call<string>('POST', '/messages/preview/', { as: 'sari', body: notePreview() })
  ).body;
});
afterAll(async () => {
  await server.close();
  check.closeAllConnections();
  await new Promise((resolve) => check.close(resolve));
});

const order = (headers: Record<string, string>) =>
  server.call('POST', '/messages', { as: 'sari', body: greetingOrder(card), headers });
const stored = async () => (await server.deps.db.select().from(orders)).length;

it('a person for whom the check vouches orders, and only the token is shown to it', async () => {
  expect((await order({ 'x-bot-check': 'of-a-person' })).status).toBe(200);
  expect(asked).toEqual(['secret=the-secret&response=of-a-person']);
  await expect(stored()).resolves.toBe(1);
});

it.each([
  ['without a token', {}],
  ['with one that does not hold', { 'x-bot-check': 'of-a-program' }],
])('an order %s is refused', async (_, headers) => {
  const { status, body } = await order(headers as Record<string, string>);
  expect({ status, code: body['code'], field: body['field'] }).toEqual({
    status: 403,
    code: 'bot_check_failed',
    field: 'X-Bot-Check',
  });
  await expect(stored()).resolves.toBe(0);
});

it('a board needs it, too', async () => {
  const board = (headers: Record<string, string>) =>
    server.call('POST', '/florist/message', { as: 'sari', body: flowerOrder(), headers });
  expect((await board({})).body['code']).toBe('bot_check_failed');
  expect((await board({ 'x-bot-check': 'of-a-person' })).status).toBe(200);
});

it('a check in trouble orders nothing, and says that it is not the order that was wrong', async () => {
  answer = () => ({ status: 502, body: '<h1>Bad gateway</h1>' });
  const { status, body } = await order({ 'x-bot-check': 'of-a-person' });
  expect([status, body['code']]).toEqual([503, 'service_unavailable']);
  await expect(stored()).resolves.toBe(0);
});

it('what can be read or drawn needs no check', async () => {
  expect(card).toMatch(/\/files\//);
  expect(asked).toEqual([]);
});
