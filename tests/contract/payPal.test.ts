import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  flowerOrderBody,
  greetingOrderBody,
  notePreviewBody,
  type Username,
} from './support/orderingData.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

interface Priced {
  id: number;
  payPalCents?: number;
}

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it('R573 an order keeps the amount for PayPal that it got when it was placed, whatever the rate is later', async () => {
  setRate(16_000);
  // 90.000 rupiah are 562,5 cents.
  const greeting = await orderGreeting();
  expect(greeting.payPalCents).toBe(563);
  setRate(15_000);
  const flowers = await orderFlowers();
  expect(flowers.payPalCents).toBe(5000);
  setRate(undefined);
  expect((await readOrder(greeting.id)).payPalCents).toBe(563);
  const listed = await call<{ results: Priced[] }>('GET', '/api/v1.0/orders');
  expect(listed.results.map(({ payPalCents }) => payPalCents)).toEqual([5000, 563]);
});

it('R573 an order that was placed without a rate never gets an amount for PayPal', async () => {
  setRate(undefined);
  const order = await orderGreeting();
  setRate(16_000);
  for (const answer of [order, await readOrder(order.id)])
    expect(answer).not.toHaveProperty('payPalCents');
});

it('R573 a repeated order request gets the amount of the first one', async () => {
  setRate(16_000);
  const headers = { 'Idempotency-Key': '0f9a7c52-3c1f-4f0e-9f5e-1b1a8a2f7a10' };
  const body = greetingOrderBody(await preview());
  const first = await call<Priced>('POST', '/messages', { body, headers });
  setRate(15_000);
  expect(await call<Priced>('POST', '/messages', { body, headers })).toEqual(first);
  expect(first.payPalCents).toBe(563);
});

it('R576 finance sees the amount for PayPal of an order', async () => {
  setRate(16_000);
  const { id } = await orderGreeting();
  const found = await call<{ detail: { order: Priced } }>('GET', `/api/v1.0/staff/orders/${id}`, {
    as: 'finance',
  });
  expect(found.detail.order.payPalCents).toBe(563);
  const listed = await call<{ results: { order: Priced }[] }>('GET', '/api/v1.0/staff/orders', {
    as: 'finance',
  });
  expect(listed.results.map(({ order }) => order.payPalCents)).toEqual([563]);
});

function setRate(rupiahPerDollar: number | undefined) {
  server.deps.config.rupiahPerDollar = rupiahPerDollar;
}

async function call<Body>(
  method: 'GET' | 'POST',
  path: string,
  {
    as = 'sari',
    ...options
  }: { as?: Username; body?: unknown; headers?: Record<string, string> } = {},
): Promise<Body> {
  const { status, body } = await server.call<Body>(method, path, { as, ...options });
  expect(status).toBe(200);
  return body;
}

async function preview(): Promise<string> {
  return call<string>('POST', '/messages/preview/', { body: notePreviewBody() });
}

async function orderGreeting(): Promise<Priced> {
  return call<Priced>('POST', '/messages', { body: greetingOrderBody(await preview()) });
}

async function orderFlowers(): Promise<Priced> {
  return call<Priced>('POST', '/florist/message', { body: flowerOrderBody() });
}

async function readOrder(id: number): Promise<Priced> {
  return (await call<{ order: Priced }>('GET', `/api/v1.0/orders/${id}`)).order;
}
