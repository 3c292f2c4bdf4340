import createClient from 'openapi-fetch';
import { expect, test, vi } from 'vitest';
import { createApiClient } from '../http/client.ts';
import { createApiKeySerializer, noCache } from './requests.ts';

test('adds the key to a call without parameters', () => {
  expect(createApiKeySerializer('kunci&1')({})).toBe('api_key=kunci%261');
});

test('encodes the parameters and appends the key', () => {
  expect(createApiKeySerializer('k')({ phonenumber: '+62 811', cityId: 0 })).toBe(
    'phonenumber=%2B62%20811&cityId=0&api_key=k',
  );
});

test('omits undefined and null parameters', () => {
  expect(createApiKeySerializer('k')({ text: undefined, cityId: null })).toBe('api_key=k');
});

test('every request has the headers that bypass HTTP/1.1 and HTTP/1.0 caches', async () => {
  const sent: Request[] = [];
  const client = createClient<{
    '/a': { get: { responses: { 200: { content: { 'application/json': 1 } } } } };
  }>({
    baseUrl: 'http://upstream.test',
    fetch: async (request) => {
      sent.push(request);
      return Response.json(1);
    },
  });
  client.use(noCache);
  await client.GET('/a');
  expect(sent[0]?.headers.get('Cache-Control')).toBe('no-cache');
  expect(sent[0]?.headers.get('Pragma')).toBe('no-cache');
});

function clientThatPaints(whenPainted: () => Promise<void>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({}));
  const client = createApiClient({
    upstreamUrl: 'http://upstream.test',
    apiKey: 'key',
    timeoutMs: 1000,
    getAccessToken: () => null,
    fetch,
    whenPainted,
  });
  return { client, fetch };
}

test('R400 sends a write once the press is painted', async () => {
  let paint = () => {};
  const painted = new Promise<void>((resolve) => (paint = resolve));
  const { client, fetch } = clientThatPaints(() => painted);
  const answer = client.main.POST('/messages/preview/', { body: {} as never });
  await Promise.resolve();
  expect(fetch).not.toHaveBeenCalled();
  paint();
  await answer;
  expect(fetch).toHaveBeenCalledOnce();
});

test('sends a read at once', async () => {
  const { client, fetch } = clientThatPaints(() => Promise.reject(new Error('A read waited.')));
  await client.main.GET('/cities');
  expect(fetch).toHaveBeenCalledOnce();
});
