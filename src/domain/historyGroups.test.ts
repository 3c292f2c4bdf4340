import { expect, test } from 'vitest';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { historyGroup, shortenHistoryText } from './historyGroups.ts';

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
