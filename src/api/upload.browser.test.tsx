import { expect, test } from 'vitest';
import { createApiClient } from './client.ts';
import { uploadLogo } from './logos.ts';

/** A service worker hides the progress of uploads, so this asks the test's own server, which knows no logos. */
test('a real browser tells how much of a logo has left it, up to all of it', async () => {
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
