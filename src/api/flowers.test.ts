import { expect, test } from 'vitest';
import { longProduct } from '../testing/fixtures/flowers.ts';
import { faults, startUpstream, testClient } from '../testing/upstream.ts';
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

test('a florist has a photo and a description', async () => {
  const [first] = await listFlorists(testClient(), 2);
  expect(first).toEqual({
    id: 3,
    photoUrl: 'http://upstream.test/images/florists/3.webp',
    description: expect.stringContaining('Asoka Florist'),
  });
});

test('a house that no florist serves has none', async () => {
  await expect(listFlorists(testClient(), 5)).resolves.toEqual([]);
});

test('products come from `result`, without an s', async () => {
  const [first] = await listProducts(testClient(), 3);
  expect(first).toEqual({
    id: 11,
    name: 'Papan Melati',
    size: '2 × 1,25 m',
    photoUrl: 'http://upstream.test/images/products/11.webp',
    price: 650_000,
  });
});

test('a product with the longest texts arrives whole', async () => {
  upstream.use(faults.json({ result: [longProduct] }));
  const [found] = await listProducts(testClient(), 3);
  expect(found).toMatchObject({
    name: longProduct.name,
    size: longProduct.size,
    price: 123_456_789,
  });
});

test('products under `results` break the contract', async () => {
  upstream.use(faults.json({ results: [] }));
  await expect(listProducts(testClient(), 3)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'result',
  });
});

test('a product has photos and a description', async () => {
  const detail = await getProduct(testClient(), { floristId: 3, productId: 11 });
  expect(detail.photoUrls).toEqual([
    'http://upstream.test/images/products/11.webp',
    'http://upstream.test/images/products/11-2.webp',
    'http://upstream.test/images/products/11-3.webp',
  ]);
  expect(detail.description).toMatch(/^Papan bunga berdiri/);
});

test('a product that is gone is refused by name', async () => {
  upstream.use(faults.rejection(410, 'product_unavailable'));
  await expect(getProduct(testClient(), { floristId: 3, productId: 11 })).rejects.toMatchObject({
    code: 'productUnavailable',
  });
});

test('a placed order has the price of the server and no discount', async () => {
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

test('without a known funeral house nothing is sent', async () => {
  const person = { ...order.person, funeralHouse: { id: null, name: null, address: null } };
  await expect(createFlowerOrder(testClient(), { ...order, person })).resolves.toEqual({
    type: 'rejected',
    code: 'flowersNotDelivered',
  });
  await expect(upstream.seen()).resolves.toEqual([]);
});

test('an answer that breaks the contract leaves the outcome unknown', async () => {
  upstream.use(faults.json({ id: 43, price: 650_000, expiredTime: 'besok' }));
  await expect(createFlowerOrder(testClient(), order)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'expiredTime',
  });
});
