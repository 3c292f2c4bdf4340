import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';
import { lazyPage } from './lazyPage.tsx';

test('R389 shows the error page when the code of a page cannot be loaded, and does not load it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /a.js')),
  );
  const { Page } = lazyPage(load);
  await render(
    <AppErrorBoundary onReload={() => {}}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </AppErrorBoundary>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Halaman ini belum termuat' }))
    .toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
