import { expect, test } from 'vitest';
import { createStandIns } from './createStandIns.ts';

const cast = {
  order: { id: 7, expiresAt: '2026-11-22T10:00:00+07:00' },
  invoice: { id: 3, number: '7001200000000007', expiresAt: '2026-11-22T10:00:00+07:00' },
  card: { url: '/files/cards/a.jpg' },
  logo: { path: '/files/logos/a.webp' },
};
const HOUR = 3_600_000;

test('a page reads as it is until the server names something', () => {
  expect(createStandIns(cast).read('ORDER-0000007, 7001 2000 0000 0007')).toBe(
    'ORDER-0000007, 7001 2000 0000 0007',
  );
});

test('what the server has named reads as what the cast calls so, and the cast’s own as of before', () => {
  const standIns = createStandIns(cast);
  standIns.placed({ id: 8, expiresAt: '2026-11-22T11:00:00+07:00' });
  standIns.opened({ id: 4, number: '7001200000000008', expiresAt: '2026-11-22T11:00:00+07:00' });
  expect(standIns.read('ORDER-0000008 sebelum Min, 22 Nov 2026 11:00 ke 7001 2000 0000 0008')).toBe(
    'ORDER-0000007 sebelum Min, 22 Nov 2026 10:00 ke 7001 2000 0000 0007',
  );
  expect(standIns.read('ORDER-0000007')).toBe('ORDER-0000007 (of before)');
});

test('a request is told with the ids and addresses of the cast, and the cast’s own as of before', () => {
  const standIns = createStandIns(cast);
  const request = (path: string, body: unknown) =>
    standIns.request({
      operation: 'POST /messages',
      path,
      query: {},
      headers: {},
      body,
      key: null,
    });
  standIns.placed({ id: 8, expiresAt: cast.order.expiresAt });
  standIns.opened({ ...cast.invoice, id: 4 });
  standIns.drawn('/files/cards/b.jpg');
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
    body: { defaultMessageUrl: '/files/cards/a.jpg (of before)' },
  });
});

test('the order that was placed last counts', () => {
  const standIns = createStandIns(cast);
  standIns.placed({ id: 8, expiresAt: cast.order.expiresAt });
  standIns.placed({ id: 9, expiresAt: cast.order.expiresAt });
  expect(standIns.read('ORDER-0000008 ORDER-0000009')).toBe('ORDER-0000008 ORDER-0000007');
});

test('an instant keeps its distance from the deadline', () => {
  const standIns = createStandIns(cast);
  const deadline = Date.parse(cast.order.expiresAt);
  expect(standIns.instantOf(deadline - HOUR)).toBe(deadline - HOUR);
  standIns.placed({ id: 8, expiresAt: '2026-11-22T11:00:00+07:00' });
  expect(standIns.instantOf(deadline - HOUR)).toBe(deadline);
});
