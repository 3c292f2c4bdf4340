import { expect, test } from 'vitest';
import { orderDetail } from '../testing/fixtures/knownOrders.ts';
import { toHistoryEntries } from './historyEntries.ts';

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
