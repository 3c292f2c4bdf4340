import { expect, test } from 'vitest';
import { preloadPage } from './pages.ts';

test.each(['/nowhere', '/constructor', '/__proto__', '/toString/1'])(
  'resolves without loading a page for %s',
  async (pathname) => {
    await expect(preloadPage(pathname)).resolves.toBeUndefined();
  },
);
