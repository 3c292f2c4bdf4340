import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { cities } from './fixtures/places.ts';
import { handlers } from './handlers.ts';
import { mockFetch } from './mockFetch.ts';
import { http } from './openApiHttp.ts';

const CITIES = 'http://upstream.test/cities?api_key=k';

test('the first handler that knows a request answers it', async () => {
  const fetch = mockFetch([
    http.get('/cities', ({ response }) => response(200).json({ results: [] })),
    ...handlers,
  ]);
  expect(await (await fetch(CITIES)).json()).toEqual({ results: [] });
  expect(await (await mockFetch(handlers)(CITIES)).json()).toEqual({ results: cities });
});

test.each([
  ['what nobody knows', mockFetch([])],
  ['a network error', mockFetch([http.untyped.get('*/cities', () => HttpResponse.error())])],
])('%s rejects as in a browser', async (_, fetch) => {
  await expect(fetch(CITIES)).rejects.toThrow(TypeError);
});

test.each(['before', 'on the way'])(
  'a request that is given up %s rejects with the reason',
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
