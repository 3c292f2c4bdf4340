import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { uploadLogo } from '../resources/logos.ts';

/**
 * A service worker hides upload progress, so this uploads to the test server, which answers 404.
 */
test('a real browser reports the progress of an upload up to 1', async () => {
  const client = createApiClient({
    upstreamUrl: window.location.origin,
    apiKey: 'kunci',
    timeoutMs: 30_000,
    getAccessToken: () => null,
  });
  const progress: number[] = [];
  const file = new Blob([new Uint8Array(4_000_000)], { type: 'image/png' });
  const answer = uploadLogo(client, file, 'logo.png', {
    onProgress: (fraction) => progress.push(fraction),
  });
  await expect(answer).rejects.toMatchObject({ name: 'AppError', code: 'notFound' });
  expect(progress.at(-1)).toBe(1);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
});
