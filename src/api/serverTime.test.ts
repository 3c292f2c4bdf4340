import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cities } from '../testing/fixtures/places.ts';
import { http } from '../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../testing/upstream.ts';
import { askServerTime, createTimeReadingFetch, type TimeReading } from './serverTime.ts';

const upstream = startUpstream();

const DATE = 'Sat, 21 Nov 2026 03:00:00 GMT';
const serverTime = Date.UTC(2026, 10, 21, 3);

/** What is read of a call that the device sends at 1000 and gets answered at 1250. */
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
  ['a call that writes', { method: 'POST', body: '{}' }],
  ['a call that deletes', { method: 'DELETE' }],
  ['a read that asks for no stored answer', { cache: 'no-store' }],
])('the server’s time is read from the answer to %s', async (_, request) => {
  await expect(readingsOf(request, { headers: { Date: DATE } })).resolves.toEqual([
    { sentAt: 1_000, receivedAt: 1_250, serverTime },
  ]);
});

test.each<[string, RequestInit, ResponseInit]>([
  ['a read that a cache may answer', {}, { headers: { Date: DATE } }],
  [
    'a read that a cache may answer once it was validated',
    { cache: 'no-cache' },
    { headers: { Date: DATE } },
  ],
  [
    'a call that was refused, perhaps by something between here and the server',
    { method: 'POST' },
    { status: 502, headers: { Date: DATE } },
  ],
  ['a call whose answer has no date, or none that may be read', { method: 'POST' }, {}],
  [
    'a call whose answer has a date that is none',
    { method: 'POST' },
    { headers: { Date: 'yesterday' } },
  ],
])('no time is read from the answer to %s', async (_, request, answer) => {
  await expect(readingsOf(request, answer)).resolves.toEqual([]);
});

test('a call that fails is no reading', async () => {
  const fetch = createTimeReadingFetch(
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => 0,
    () => expect.unreachable(),
  );
  await expect(fetch(new Request('https://upstream.test/x', { method: 'POST' }))).rejects.toThrow(
    'Failed to fetch',
  );
});

test('the server is asked for its time by a call that no cache answers', async () => {
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
  await expect(askServerTime(client)).resolves.toBe(serverTime);
  expect(sent.map(({ method, cache }) => [method, cache])).toEqual([['GET', 'no-store']]);
});

test('a server whose time cannot be read gives none', async () => {
  upstream.use(http.untyped.get('*/cities', () => HttpResponse.json({ results: cities })));
  await expect(askServerTime(testClient())).resolves.toBeNull();
});

test('a page in place of the server’s answer gives no time', async () => {
  upstream.use(faults.html());
  await expect(askServerTime(testClient())).rejects.toMatchObject({
    name: 'AppError',
    code: 'badResponse',
  });
});
