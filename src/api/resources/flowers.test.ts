import { expect, test } from 'vitest';
import { floristProducts, longProduct } from '../../testing/fixtures/flowers.ts';
import { flowerOrderCreated } from '../../testing/fixtures/orders.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import {
  createFlowerOrder,
  getProduct,
  listFlorists,
  listProducts,
  type FlowerOrderRequest,
} from './flowers.ts';

const upstream = startUpstream();

const order: FlowerOrderRequest = {
  person: { id: 7, name: 'Maria', room: null, funeralHouse: { id: 2, name: null, address: null } },
  buyer: { id: 12 },
  florist: { id: 3 },
  product: { id: 11, price: 650_000 },
  logo: null,
  sender: 'Sari',
  message: 'Turut berdukacita',
  subMessage: '',
  key: 'draft-key-2',
};

test('listFlorists returns photo and description', async () => {
  const [first] = await listFlorists(testClient(), 2);
  expect(first).toEqual({
    id: 3,
    photoUrl: 'http://upstream.test/images/florists/3.webp',
    name: 'Asoka Florist',
    description: expect.stringContaining('Papan bunga'),
    startPrice: 650_000,
    productCount: 3,
    boardWidths: { from: 2, to: 4 },
  });
});

test('listFlorists returns an empty list for a funeral house without florists', async () => {
  await expect(listFlorists(testClient(), 5)).resolves.toEqual([]);
});

test('listProducts reads the products from `result`', async () => {
  const [first] = await listProducts(testClient(), 3);
  expect(first).toEqual({
    id: 11,
    name: 'Papan Melati',
    size: '2 × 1,25 m',
    photoUrl: 'http://upstream.test/images/products/11.webp',
    price: 650_000,
    board: {
      groundUrl: 'http://upstream.test/images/products/11-ground.webp',
      layout: floristProducts[0]?.board?.layout,
    },
  });
});

test('listProducts returns no board of a server without the extension', async () => {
  upstream.use(faults.json({ result: [longProduct] }));
  await expect(listProducts(testClient(), 3)).resolves.toMatchObject([{ board: null }]);
});

test('listProducts does not truncate the longest texts', async () => {
  upstream.use(faults.json({ result: [longProduct] }));
  const [found] = await listProducts(testClient(), 3);
  expect(found).toMatchObject({
    name: longProduct.name,
    size: longProduct.size,
    price: 123_456_789,
  });
});

test('listProducts rejects products under `results`', async () => {
  upstream.use(faults.json({ results: [] }));
  await expect(listProducts(testClient(), 3)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'result',
  });
});

test('getProduct returns photos and description', async () => {
  const detail = await getProduct(testClient(), { floristId: 3, productId: 11 });
  expect(detail.photoUrls).toEqual([
    'http://upstream.test/images/products/11.webp',
    'http://upstream.test/images/products/11-2.webp',
    'http://upstream.test/images/products/11-3.webp',
  ]);
  expect(detail.description).toMatch(/^Papan bunga berdiri/);
});

test('getProduct rejects with productUnavailable for a removed product', async () => {
  upstream.use(faults.rejection(410, 'product_unavailable'));
  await expect(getProduct(testClient(), { floristId: 3, productId: 11 })).rejects.toMatchObject({
    code: 'productUnavailable',
  });
});

test('createFlowerOrder returns the server’s price and no discount', async () => {
  await expect(createFlowerOrder(testClient(), order)).resolves.toEqual({
    type: 'placed',
    order: {
      kind: 1,
      id: 43,
      price: 650_000,
      discount: 0,
      total: 650_000,
      expiresAt: '2026-11-22T10:00:00+07:00',
    },
    keySupport: 'honoured',
  });
  const [request] = await upstream.seen();
  expect(request?.headers.get('Idempotency-Key')).toBe('draft-key-2');
});

test('createFlowerOrder returns the amount for PayPal', async () => {
  upstream.use(faults.json({ ...flowerOrderCreated, payPalCents: 3940 }));
  await expect(createFlowerOrder(testClient(), order)).resolves.toMatchObject({
    order: { payPalCents: 3940 },
  });
});

test('createFlowerOrder sends nothing when the funeral house is unknown', async () => {
  const person = { ...order.person, funeralHouse: { id: null, name: null, address: null } };
  await expect(createFlowerOrder(testClient(), { ...order, person })).resolves.toEqual({
    type: 'rejected',
    code: 'flowersNotDelivered',
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('createFlowerOrder throws badResponse for an answer that violates the contract', async () => {
  upstream.use(faults.json({ id: 43, price: 650_000, expiredTime: 'besok' }));
  await expect(createFlowerOrder(testClient(), order)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'expiredTime',
  });
});
