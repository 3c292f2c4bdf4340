import { expect, test, vi } from 'vitest';
import { createApiClient } from '../http/client.ts';

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
