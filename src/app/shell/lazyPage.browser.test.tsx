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

test('R92 a page whose styles cannot be loaded offline is one that this device has not stored', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Page } = lazyPage(() =>
    Promise.reject(new Error('Unable to preload CSS for /assets/HistoryRoute.css')),
  );
  await render(
    <AppErrorBoundary onReload={() => {}}>
      <Suspense fallback="waiting">
        <Page />
      </Suspense>
    </AppErrorBoundary>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Halaman ini belum tersimpan' }))
    .toBeVisible();
});
