import { expect, test } from 'vitest';
import { faults, startUpstream, testClient } from '../testing/upstream.ts';
import { historyQuery, listNotifications } from './notifications.ts';

const upstream = startUpstream();

test('a line of the history has its text and its date', async () => {
  const [latest] = await listNotifications(testClient(), 12);
  expect(latest).toEqual({
    text: 'Pesanan ORDER-0000042 untuk Maria Theresia Wijaya telah kami terima. Menunggu pembayaran.',
    date: '2026-11-21T09:58:00+07:00',
  });
});

test('a line without a date breaks the contract', async () => {
  upstream.use(
    faults.json({ results: [{ textNotification: 'Halo', notificationDate: '21 November' }] }),
  );
  await expect(listNotifications(testClient(), 12)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.notificationDate',
  });
});

test("somebody else's history is forbidden", async () => {
  upstream.use(faults.rejection(403, 'forbidden'));
  await expect(listNotifications(testClient(), 13)).rejects.toMatchObject({ code: 'forbidden' });
});

test('the history is never taken for fresh', () => {
  expect(historyQuery(testClient(), 12)).toMatchObject({ queryKey: ['history', 12], staleTime: 0 });
});
