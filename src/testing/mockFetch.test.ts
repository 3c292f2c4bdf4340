import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cities } from './fixtures/places.ts';
import { handlers } from './handlers.ts';
import { mockFetch } from './mockFetch.ts';
import { http } from './openApiHttp.ts';

const CITIES = 'http://upstream.test/cities?api_key=k';

test('the first matching handler answers a request', async () => {
  const fetch = mockFetch([
    http.get('/cities', ({ response }) => response(200).json({ results: [] })),
    ...handlers,
  ]);
  expect(await (await fetch(CITIES)).json()).toEqual({ results: [] });
  expect(await (await mockFetch(handlers)(CITIES)).json()).toEqual({ results: cities });
});

test.each([
  ['a request without a handler', mockFetch([])],
  ['a network error', mockFetch([http.untyped.get('*/cities', () => HttpResponse.error())])],
])('%s rejects with a TypeError, as in a browser', async (_, fetch) => {
  await expect(fetch(CITIES)).rejects.toThrow(TypeError);
});

test.each(['before', 'after'])(
  'a request that is aborted %s it is sent rejects with the reason',
  async (when) => {
    const controller = new AbortController();
    const fetch = mockFetch([http.untyped.get('*/cities', () => new Promise<Response>(() => {}))]);
    const reason = new Error('left');
    if (when === 'before') controller.abort(reason);
    const answer = fetch(CITIES, { signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  },
);
