import { expect, test, vi } from 'vitest';
import { BANK_CODES } from '../../domain/bankCode.ts';
import { isOutcomeUnknown } from '../../domain/appError.ts';
import { extremePackages, templatesOf } from '../../testing/fixtures/greetings.ts';
import { greetingOrderCreated } from '../../testing/fixtures/orders.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { createGreetingContent } from '../../testing/greetingContent.ts';
import {
  createGreetingOrder,
  drawPreview,
  listPackages,
  listTemplates,
  type GreetingOrderRequest,
} from './greetings.ts';

const upstream = startUpstream();

const card = {
  ...createGreetingContent(),
  person: {
    id: 7,
    name: 'Maria',
    room: null,
    recipientUserId: null,
    deliverable: { cardInRoomUntil: null, boardUntil: null },
  },
  buyer: { id: 12, username: 'demo-sari' },
  templateId: 101,
};
const order: GreetingOrderRequest = {
  ...card,
  previewUrl: 'http://upstream.test/files/cards/8a41f0.webp',
  package: {
    id: 1,
    price: 100_000,
    discount: 10_000,
    discountPercentage: 10,
    name: null,
    description: null,
    virtualAccountBanks: BANK_CODES,
  },
  submittedAt: '2026/11/21 10:00:00',
  key: 'draft-key-1',
};

test('listTemplates returns pictures, title and layout', async () => {
  const [first] = await listTemplates(testClient(), 'F');
  const [wire] = templatesOf('F');
  expect(first).toEqual({
    id: 101,
    imageUrl: 'http://upstream.test/images/templates/101.webp',
    groundUrl: 'http://upstream.test/images/templates/101-ground.webp',
    title: 'Ranting zaitun di atas kertas',
    faiths: [],
    layout: wire?.layout,
  });
});

test('listTemplates returns the faiths of a religious card', async () => {
  const found = await listTemplates(testClient(), 'E');
  expect(found.map(({ faiths }) => faiths)).toEqual([
    ['kristen', 'katolik'],
    ['islam'],
    ['buddha'],
    ['hindu'],
  ]);
});

test('listTemplates returns no title, faiths and layout of a server without the extensions', async () => {
  upstream.use(faults.json({ results: [{ id: 101, imageUrl: '/t/101.webp' }] }));
  await expect(listTemplates(testClient(), 'F')).resolves.toEqual([
    { id: 101, imageUrl: 'http://upstream.test/t/101.webp', title: null, faiths: [], layout: null },
  ]);
});

test('listTemplates names the field of a layout that violates the contract', async () => {
  const [wire] = templatesOf('logo');
  const layout = { ...wire?.layout, texts: [{ ...wire?.layout?.texts[0], align: 'justify' }] };
  upstream.use(faults.json({ results: [{ ...wire, layout }] }));
  await expect(listTemplates(testClient(), 'logo')).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.layout.texts.0.align',
  });
});

test('R40 listPackages uses the discount in rupiah and keeps the percentage as a label', async () => {
  await expect(
    listPackages(testClient(), { personId: 7, placeId: 2, userId: 12 }),
  ).resolves.toEqual([
    {
      id: 1,
      price: 100_000,
      discount: 10_000,
      discountPercentage: 10,
      name: 'Kartu Layar',
      description: 'Tampil di layar ruang duka dan di aplikasi keluarga.',
      virtualAccountBanks: BANK_CODES,
    },
    {
      id: 2,
      price: 150_000,
      discount: 0,
      discountPercentage: 0,
      name: 'Kartu Layar dan Cetak',
      description: 'Tampil di layar, lalu dicetak dan diserahkan kepada keluarga.',
      virtualAccountBanks: BANK_CODES,
    },
  ]);
});

test('R680 listPackages returns the banks that the server names, also none', async () => {
  const named = { id: 1, price: 100_000, discPercentage: 0, discRp: 0 };
  upstream.use(
    faults.json({
      results: [
        { ...named, virtualAccountBanks: ['bni'] },
        { ...named, virtualAccountBanks: [] },
      ],
    }),
  );
  await expect(
    listPackages(testClient(), { personId: 7, placeId: 2, userId: 12 }),
  ).resolves.toMatchObject([{ virtualAccountBanks: ['bni'] }, { virtualAccountBanks: [] }]);
});

test('listPackages returns all banks, and null for the name and description, of a server without the extensions', async () => {
  upstream.use(faults.json({ results: [{ id: 1, price: 100_000, discPercentage: 0, discRp: 0 }] }));
  await expect(
    listPackages(testClient(), { personId: 7, placeId: 2, userId: 12 }),
  ).resolves.toMatchObject([
    { id: 1, name: null, description: null, virtualAccountBanks: ['bca', 'mandiri', 'bni', 'bri'] },
  ]);
});

test.each([
  ['results.0.price', { price: 99_999.5 }],
  ['results.0.price', { price: '100000' }],
  ['results.0.discRp', { discRp: -1 }],
])('listPackages rejects an amount that is not whole rupiah at %s: %j', async (field, change) => {
  upstream.use(
    faults.json({ results: [{ id: 1, price: 100_000, discPercentage: 0, discRp: 0, ...change }] }),
  );
  await expect(
    listPackages(testClient(), { personId: 7, placeId: 2, userId: 12 }),
  ).rejects.toMatchObject({
    code: 'badResponse',
    field,
  });
});

test('listPackages accepts prices of nine digits and a discount of the full price', async () => {
  upstream.use(faults.json({ results: extremePackages }));
  await expect(
    listPackages(testClient(), { personId: 7, placeId: 2, userId: 12 }),
  ).resolves.toEqual([
    {
      id: 8,
      price: 123_456_789,
      discount: 15_432_098,
      discountPercentage: 12.5,
      name: null,
      description: null,
      virtualAccountBanks: BANK_CODES,
    },
    {
      id: 9,
      price: 999_999_999,
      discount: 999_999_999,
      discountPercentage: 100,
      name: null,
      description: null,
      virtualAccountBanks: BANK_CODES,
    },
  ]);
});

test('drawPreview returns the absolute address of the drawn card', async () => {
  await expect(drawPreview(testClient(), card)).resolves.toEqual({
    url: 'http://upstream.test/files/cards/8a41f0.webp',
  });
});

test('drawPreview rejects with the code and field of a card that cannot be drawn', async () => {
  upstream.use(faults.rejection(422, 'card_text_unsupported', { field: 'message' }));
  await expect(drawPreview(testClient(), card)).rejects.toMatchObject({
    code: 'cardTextUnsupported',
    field: 'message',
  });
});

test('drawPreview sends nothing for a logo card without a logo', async () => {
  await expect(drawPreview(testClient(), { ...card, mode: 4 })).rejects.toMatchObject({
    code: 'logoMissing',
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('createGreetingOrder returns the server’s price and discount', async () => {
  upstream.use(
    faults.json({ ...greetingOrderCreated, price: 120_000, discprice: 20_000, payPalCents: 607 }),
  );
  await expect(createGreetingOrder(testClient(), order)).resolves.toEqual({
    type: 'placed',
    order: {
      kind: 0,
      id: 42,
      price: 120_000,
      discount: 20_000,
      total: 100_000,
      payPalCents: 607,
      expiresAt: '2026-11-22T10:00:00+07:00',
    },
    keySupport: 'ignored',
  });
});

test('createGreetingOrder falls back to the package’s discount, and the total is at least 0', async () => {
  upstream.use(faults.json({ id: 42, price: 5_000, expiredTime: '2026-11-22T10:00:00+07:00' }));
  await expect(createGreetingOrder(testClient(), order)).resolves.toMatchObject({
    order: { price: 5_000, discount: 10_000, total: 0 },
  });
});

test('createGreetingOrder sends the idempotency key, and its echo means that it is honoured', async () => {
  await expect(createGreetingOrder(testClient(), order)).resolves.toMatchObject({
    keySupport: 'honoured',
  });
  const [request] = await upstream.seen();
  expect(request?.headers.get('Idempotency-Key')).toBe('draft-key-1');
});

test('sends the token of the bot check with an order and with no other call', async () => {
  const getBotCheckToken = vi.fn(async (action: string) => `token for ${action}`);
  const client = testClient({ getBotCheckToken });
  await createGreetingOrder(client, order);
  await listTemplates(client, 'F');
  const [placed, read] = await upstream.seen();
  expect(placed?.headers.get('X-Bot-Check')).toBe('token for greeting');
  expect(read?.headers.has('X-Bot-Check')).toBe(false);
  expect(getBotCheckToken).toHaveBeenCalledTimes(1);
});

test('sends an order without a bot check token when none is available', async () => {
  await createGreetingOrder(testClient({ getBotCheckToken: async () => null }), order);
  const [placed] = await upstream.seen();
  expect(placed?.headers.has('X-Bot-Check')).toBe(false);
});

test('treats the echo of another key as not honoured', async () => {
  upstream.use(
    http.post('/messages', ({ response }) =>
      response(200).json(greetingOrderCreated, { headers: { 'Idempotency-Key': 'another-key' } }),
    ),
  );
  await expect(createGreetingOrder(testClient(), order)).resolves.toMatchObject({
    keySupport: 'ignored',
  });
});

test.each([
  ['the network is lost', faults.network()],
  ['the server fails', faults.rejection(500, 'internal')],
  ['the answer is HTML', faults.html()],
  ['the answer violates the contract', faults.json({ id: 42 })],
])('the outcome of an order is unknown when %s', async (_, handler) => {
  upstream.use(handler);
  const error = await createGreetingOrder(testClient(), order).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'AppError', code: expect.any(String) });
  expect(isOutcomeUnknown((error as { code: 'networkFailed' }).code)).toBe(true);
});

test('the outcome of an order is unknown when the answer times out', async () => {
  upstream.use(faults.never());
  await expect(createGreetingOrder(testClient({ timeoutMs: 5 }), order)).rejects.toMatchObject({
    code: 'timedOut',
  });
});

test.each([
  ['package_unavailable', 409, 'packageUnavailable'],
  ['preview_unknown', 409, 'previewUnknown'],
  ['order_in_progress', 409, 'orderInProgress'],
  ['idempotency_key_reused', 409, 'idempotencyKeyReused'],
  ['rate_limited', 429, 'rateLimited'],
])('createGreetingOrder returns %s as a rejection', async (code, status, appCode) => {
  upstream.use(faults.rejection(status, code));
  await expect(createGreetingOrder(testClient(), order)).resolves.toEqual({
    type: 'rejected',
    code: appCode,
  });
});

test('R93 does not send an order while offline', async () => {
  const error = await createGreetingOrder(testClient({ isOnline: () => false }), order).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ code: 'offline' });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test.each([
  ['2026/11/21 10:04:59', 'room'],
  ['2026/11/21 10:05:00', 'family'],
] as const)('R660 a card ordered at %s is promised to the %s', async (submittedAt, audience) => {
  const bodies: unknown[] = [];
  upstream.use(
    http.post('/messages', async ({ request, response }) => {
      bodies.push(await request.json());
      return response(200).json(greetingOrderCreated);
    }),
  );
  await createGreetingOrder(testClient(), {
    ...order,
    submittedAt,
    person: {
      ...order.person,
      deliverable: { cardInRoomUntil: '2026-11-21T10:05:00+07:00', boardUntil: null },
    },
  });
  expect(bodies).toMatchObject([{ audience }]);
});

test('listPackages sends 0 for an unknown funeral house, which the contract asks for', async () => {
  await listPackages(testClient(), { personId: 7, placeId: null, userId: 12 });
  const [{ query } = {}] = await upstream.seen();
  expect(query).toMatchObject({ placeId: '0' });
});
