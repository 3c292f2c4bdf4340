import { expect, test } from 'vitest';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { historyQuery, listNotifications } from './notifications.ts';

const upstream = startUpstream();

test('listNotifications returns entries with text, date and order', async () => {
  const [latest] = await listNotifications(testClient(), 12);
  expect(latest).toEqual({
    text: 'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya telah kami terima. Menunggu pembayaran.',
    date: '2026-11-21T09:58:00+07:00',
    orderId: 42,
  });
});

test('listNotifications returns entries of an upstream that does not name their order', async () => {
  const [, earlier] = await listNotifications(testClient(), 12);
  expect(earlier).toMatchObject({ date: '2026-11-20T16:20:00+07:00', orderId: null });
});

test('listNotifications rejects an entry without a valid date', async () => {
  upstream.use(
    faults.json({ results: [{ textNotification: 'Halo', notificationDate: '21 November' }] }),
  );
  await expect(listNotifications(testClient(), 12)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.notificationDate',
  });
});

test('listNotifications rejects the history of another user with forbidden', async () => {
  upstream.use(faults.rejection(403, 'forbidden'));
  await expect(listNotifications(testClient(), 13)).rejects.toMatchObject({ code: 'forbidden' });
});

test('historyQuery is stale at once', () => {
  expect(historyQuery(testClient(), 12)).toMatchObject({ queryKey: ['history', 12], staleTime: 0 });
});
