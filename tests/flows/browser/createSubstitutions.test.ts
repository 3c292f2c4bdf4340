import { expect, test } from 'vitest';
import { createSubstitutions } from './createSubstitutions.ts';

const fixtures = {
  order: { id: 7, expiresAt: '2026-11-22T10:00:00+07:00' },
  invoice: { id: 3, number: '7001200000000007', expiresAt: '2026-11-22T10:00:00+07:00' },
  logo: { path: '/files/logos/a.webp' },
};
const HOUR = 3_600_000;

test('reads a page unchanged until the server creates a value', () => {
  expect(createSubstitutions(fixtures).read('ORDER-0000007, 7001 2000 0000 0007')).toBe(
    'ORDER-0000007, 7001 2000 0000 0007',
  );
});

test('replaces the server’s values in a text with those of the fixtures, and marks stale fixtures', () => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.placed({ id: 8, expiresAt: '2026-11-22T11:00:00+07:00' });
  substitutions.opened({
    id: 4,
    number: '7001200000000008',
    expiresAt: '2026-11-22T11:00:00+07:00',
  });
  expect(
    substitutions.read('ORDER-0000008 sebelum Min, 22 Nov 2026 11:00 ke 7001 2000 0000 0008'),
  ).toBe('ORDER-0000007 sebelum Min, 22 Nov 2026 10:00 ke 7001 2000 0000 0007');
  expect(substitutions.read('ORDER-0000007')).toBe('ORDER-0000007 (stale)');
});

test('replaces the server’s values in a request with those of the fixtures, and marks stale fixtures', () => {
  const substitutions = createSubstitutions(fixtures);
  const request = (path: string, body: unknown) =>
    substitutions.request({
      operation: 'POST /messages',
      path,
      query: {},
      headers: {},
      body,
      key: null,
    });
  substitutions.placed({ id: 8, expiresAt: fixtures.order.expiresAt });
  substitutions.opened({ ...fixtures.invoice, id: 4 });
  substitutions.drawn('/files/cards/b.jpg', '/files/cards/a.jpg');
  expect(
    request('/api/v1.0/payment/va/invoice/4/cancel', {
      orderId: 8,
      defaultMessageUrl: '/files/cards/b.jpg',
    }),
  ).toMatchObject({
    path: '/api/v1.0/payment/va/invoice/3/cancel',
    body: { orderId: 7, defaultMessageUrl: '/files/cards/a.jpg' },
  });
  expect(request('/messages', { defaultMessageUrl: '/files/cards/a.jpg' })).toMatchObject({
    body: { defaultMessageUrl: '/files/cards/a.jpg (stale)' },
  });
});

test('replaces only the order that was placed last', () => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.placed({ id: 8, expiresAt: fixtures.order.expiresAt });
  substitutions.placed({ id: 9, expiresAt: fixtures.order.expiresAt });
  expect(substitutions.read('ORDER-0000008 ORDER-0000009')).toBe('ORDER-0000008 ORDER-0000007');
});

test('replaces only the card that was drawn last', () => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.drawn('/files/cards/old.jpg', '/files/cards/a.jpg');
  substitutions.drawn('/files/cards/new.jpg', '/files/cards/b.jpg');
  const sent = (url: string) =>
    substitutions.request({
      operation: 'POST /api/v1.0/orders/{id}/card',
      path: '/api/v1.0/orders/8/card',
      query: {},
      headers: {},
      body: { defaultMessageUrl: url },
      key: null,
    }).body;
  expect(sent('/files/cards/new.jpg')).toEqual({ defaultMessageUrl: '/files/cards/b.jpg' });
  expect(sent('/files/cards/old.jpg')).toEqual({ defaultMessageUrl: '/files/cards/old.jpg' });
});

test('replaces the id of the order in paths of pages and calls', () => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.placed({ id: 8, expiresAt: fixtures.order.expiresAt });
  expect(substitutions.open('/history/order/7')).toBe('/history/order/8');
  expect(substitutions.readPath('/history/order/8')).toBe('/history/order/7');
  expect(substitutions.readPath('/api/v1.0/orders/8/card')).toBe('/api/v1.0/orders/7/card');
  expect(substitutions.readPath('/history/order/7')).toBe('/history/order/7 (stale)');
});

test.each(['hari ini pukul 10:42 WIB', 'Min, 22 Nov 10:42 WIB'])(
  'removes the promise until %s',
  (due) => {
    const substitutions = createSubstitutions(fixtures);
    substitutions.promised('2026-11-22T10:42:00+07:00');
    expect(substitutions.read(`Kami baca dahulu, paling lambat ${due}.`)).toBe('Kami baca dahulu.');
    expect(substitutions.read('Kami baca dahulu, paling lambat hari ini pukul 10:43 WIB.')).toBe(
      'Kami baca dahulu, paling lambat hari ini pukul 10:43 WIB.',
    );
  },
);

test('shifts an instant by the difference between the deadlines', () => {
  const substitutions = createSubstitutions(fixtures);
  const deadline = Date.parse(fixtures.order.expiresAt);
  expect(substitutions.instantOf(deadline - HOUR)).toBe(deadline - HOUR);
  substitutions.placed({ id: 8, expiresAt: '2026-11-22T11:00:00+07:00' });
  expect(substitutions.instantOf(deadline - HOUR)).toBe(deadline);
});

test.each([
  ['submitted during the path', '2026/11/22 20:59:34', '2026/11/21 10:00:00'],
  ['submitted in another time zone', '2026/11/22 13:59:34', '2026/11/22 13:59:34'],
  ['submitted before the path', '2026/11/22 20:59:00', '2026/11/22 20:59:00'],
])('reads the message of a link with an order %s', (_, time, expected) => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.placed({ id: 8, expiresAt: fixtures.order.expiresAt });
  const link = (number: string, at: string) =>
    `https://wa.me/62811?text=${encodeURIComponent(`${number}\nWaktu pesan: ${at}`)}`;
  const start = Date.parse('2026-11-22T20:59:30+07:00');
  expect(substitutions.readLink(link('ORDER-0000008', time), start, start + 10_000)).toBe(
    link('ORDER-0000007', expected),
  );
});

test('reads a link without a message like any text', () => {
  const substitutions = createSubstitutions(fixtures);
  substitutions.placed({ id: 8, expiresAt: fixtures.order.expiresAt });
  expect(substitutions.readLink('/orders/ORDER-0000008', 0, 0)).toBe('/orders/ORDER-0000007');
});
