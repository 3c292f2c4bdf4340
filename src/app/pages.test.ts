import { expect, test } from 'vitest';
import { preloadPage } from './pages.ts';

test.each(['/nowhere', '/constructor', '/__proto__', '/toString/1'])(
  '%s has no page to load ahead',
  async (pathname) => {
    await expect(preloadPage(pathname)).resolves.toBeUndefined();
  },
);
