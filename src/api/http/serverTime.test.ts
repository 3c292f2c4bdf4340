import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cities } from '../../testing/fixtures/places.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { fetchServerTime, createTimeReadingFetch, type TimeReading } from './serverTime.ts';

const upstream = startUpstream();

const DATE = 'Sat, 21 Nov 2026 03:00:00 GMT';
const serverTime = Date.UTC(2026, 10, 21, 3);

/**
 * Returns the readings of a call that is sent at 1000 and answered at 1250 by the device's clock.
 */
async function readingsOf(request: RequestInit, answer: ResponseInit): Promise<TimeReading[]> {
  const readings: TimeReading[] = [];
  const times = [1_000, 1_250];
  const fetch = createTimeReadingFetch(
    async () => new Response(null, answer),
    () => times.shift() ?? Number.NaN,
    (reading) => readings.push(reading),
  );
  const response = await fetch(new Request('https://upstream.test/x', request));
  expect(response.status).toBe(answer.status ?? 200);
  return readings;
}

test.each<[string, RequestInit]>([
  ['a write', { method: 'POST', body: '{}' }],
  ['a deletion', { method: 'DELETE' }],
  ['a read with the cache mode no-store', { cache: 'no-store' }],
])('reads the server’s time from the answer to %s', async (_, request) => {
  await expect(readingsOf(request, { headers: { Date: DATE } })).resolves.toEqual([
    { sentAt: 1_000, receivedAt: 1_250, serverTime },
  ]);
});

test.each<[string, RequestInit, ResponseInit]>([
  ['a read that a cache may answer', {}, { headers: { Date: DATE } }],
  [
    'a read that a cache may answer after revalidation',
    { cache: 'no-cache' },
    { headers: { Date: DATE } },
  ],
  [
    'a failed call, which a proxy may have answered',
    { method: 'POST' },
    { status: 502, headers: { Date: DATE } },
  ],
  ['a call whose answer has no readable Date header', { method: 'POST' }, {}],
  [
    'a call whose answer has an invalid Date header',
    { method: 'POST' },
    { headers: { Date: 'yesterday' } },
  ],
])('reads no time from the answer to %s', async (_, request, answer) => {
  await expect(readingsOf(request, answer)).resolves.toEqual([]);
});

test('reads no time from a call that fails', async () => {
  const fetch = createTimeReadingFetch(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => 0,
    () => expect.unreachable(),
  );
  await expect(fetch(new Request('https://upstream.test/x', { method: 'POST' }))).rejects.toThrow(
    'Failed to fetch',
  );
});

test('requests the server’s time with a call that no cache answers', async () => {
  upstream.use(
    http.untyped.get('*/cities', () =>
      HttpResponse.json({ results: cities }, { headers: { Date: DATE } }),
    ),
  );
  const sent: Request[] = [];
  const client = testClient({
    fetch: (input, init) => {
      sent.push(new Request(input, init));
      return globalThis.fetch(input, init);
    },
  });
  await expect(fetchServerTime(client)).resolves.toBe(serverTime);
  expect(sent.map(({ method, cache }) => [method, cache])).toEqual([['GET', 'no-store']]);
});

test('returns null when the answer has no Date header', async () => {
  upstream.use(http.untyped.get('*/cities', () => HttpResponse.json({ results: cities })));
  await expect(fetchServerTime(testClient())).resolves.toBeNull();
});

test('rejects an HTML page in place of the server’s answer', async () => {
  upstream.use(faults.html());
  await expect(fetchServerTime(testClient())).rejects.toMatchObject({
    name: 'AppError',
    code: 'badResponse',
  });
});
