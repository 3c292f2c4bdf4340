import { expect, test, vi } from 'vitest';
import { createAnalytics, getRoutePattern } from './analytics.ts';

const url = 'https://hitung.example/dukacita';

function createCounter(answer: () => Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const sent: [string, Promise<string>][] = [];
  const count = createAnalytics({
    url,
    fetch,
    sendBeacon: (to, body) => (sent.push([to, body.text()]), true),
  });
  return { count, fetch, sent };
}

test('sends one event per page view after the service has answered that it is enabled', async () => {
  const { count, fetch, sent } = createCounter(async () => Response.json({ enabled: true }));
  count('/duka/detail/7');
  expect(sent).toEqual([]);
  await expect.poll(() => sent).toHaveLength(1);
  count('/help');
  await expect.poll(() => sent).toHaveLength(2);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([`${url}/config`]);
  expect(sent.map(([to]) => to)).toEqual([`${url}/events`, `${url}/events`]);
  await expect(Promise.all(sent.map(([, body]) => body))).resolves.toEqual([
    '{"type":"page","page":"/duka/detail/:id"}',
    '{"type":"page","page":"/help"}',
  ]);
});

test.each([
  ['is disabled', async () => Response.json({ enabled: false })],
  ['answers with an error', async () => Response.json({ enabled: true }, { status: 503 })],
  ['answers with an invalid configuration', async () => Response.json({ on: 1 })],
  ['cannot be reached', () => Promise.reject(new TypeError('no network'))],
])('sends nothing to a service that %s', async (_, answer) => {
  const { count, fetch, sent } = createCounter(answer);
  count('/');
  await fetch.mock.results[0]?.value.catch(() => {});
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual([]);
});

test('stops waiting for the configuration after 60 seconds', () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { fetch } = createCounter(() => new Promise(() => {}));
  expect(timeout).toHaveBeenCalledWith(60_000);
  expect(fetch.mock.calls[0]?.[1]?.signal).toBe(timeout.mock.results[0]?.value);
});

test.each([
  ['/', '/'],
  ['/duka', '/duka'],
  ['/duka/', '/duka'],
  ['/duka/message/12', '/duka/message/:id'],
  ['/order/orderucapan/checkout', '/order/orderucapan/checkout'],
  ['/profile/edit', '/profile/edit'],
  ['/sari@example.com', '/:other'],
  ['/profile/Sari Lestari', '/:other'],
])('getRoutePattern(%j) returns %j', (path, kind) => {
  expect(getRoutePattern(path)).toBe(kind);
});
