import { expect, test } from 'vitest';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { historyGroup, shortenHistoryText, toHistoryEntries } from './history.ts';

test.each([
  ['awaitingPayment', 'waiting', false, 'todo'],
  ['awaitingPayment', 'waiting', true, 'running'],
  ['paid', 'rejected', false, 'todo'],
  ['paid', 'inReview', false, 'running'],
  ['refundDue', 'stopped', false, 'running'],
  ['paid', 'shown', false, 'finished'],
  ['expired', 'stopped', false, 'finished'],
] as const)(
  'R156 an order with the states %s and %s (proof: %s) is in the group %s',
  (payment, fulfilment, isProofPending, group) => {
    const order = { ...orderDetail, payment, fulfilment, isProofPending };
    expect(historyGroup({ text: '', date: '', order })).toBe(group);
  },
);

test('R156 an entry without an order is in the group of other news', () => {
  expect(historyGroup({ text: 'Selamat datang', date: '', order: null })).toBe('other');
});

test.each([
  [
    'Pesanan ORDER-0000042: pesanan kartu ucapan untuk Maria Theresia Wijaya dari Keluarga Sari Lestari kami terima dan menunggu pembayaran.',
    'Pesanan kartu ucapan kami terima dan menunggu pembayaran.',
  ],
  [
    'Pesanan ORDER-0000042: kartu ucapan telah kami terima. Total Rp 90.000.',
    'Kartu ucapan telah kami terima.',
  ],
  [
    'Pesanan ORDER-0000042: kartu ucapan telah kami terima. Total Rp 95.000.',
    'Kartu ucapan telah kami terima. Total Rp 95.000.',
  ],
  [
    'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya menunggu pembayaran.',
    'Menunggu pembayaran.',
  ],
  ['Pesanan ORDER-0000042: pesanan dibatalkan.', 'Pesanan dibatalkan.'],
  ['Selamat datang di Dukacita.', 'Selamat datang di Dukacita.'],
])('R156 the text "%s" becomes "%s" on the card of its order', (text, short) => {
  expect(shortenHistoryText(text, orderDetail)).toBe(short);
});

const item = (orderId: number | null, hour: number) => ({
  text: `Kabar pukul ${hour}`,
  date: `2026-11-21T${hour}:00:00+07:00`,
  orderId,
});

test('R150 groups the items of an order by its newest one, and keeps the others', () => {
  const orders = new Map([42, 43].map((orderId) => [orderId, { ...orderDetail, orderId }]));
  const entries = toHistoryEntries(
    [item(42, 15), item(43, 14), item(42, 13), item(null, 12), item(44, 11), item(44, 10)],
    orders,
  );
  expect(entries.map(({ text, order }) => [text, order?.orderId ?? null])).toEqual([
    ['Kabar pukul 15', 42],
    ['Kabar pukul 14', 43],
    ['Kabar pukul 12', null],
    ['Kabar pukul 11', null],
    ['Kabar pukul 10', null],
  ]);
});
