import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const missing = new TypeError(
  'Failed to fetch dynamically imported module: /assets/OrderRoute-1.js',
);

async function show(error: Error) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onReload = vi.fn();
  await render(
    <AppErrorBoundary onReload={onReload}>
      <Broken error={error} />
    </AppErrorBoundary>,
  );
  return onReload;
}

test('R88 a page that breaks says so, and can be tried again or loaded anew', async () => {
  const onReload = await show(new Error('broken'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Yang sudah Anda simpan tidak hilang.');
  await expect.element(page.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('a part that is gone from the server says that there is a new version, which a reload brings', async () => {
  await show(missing);
  await expect.element(page.getByRole('heading', { name: 'Ada versi baru' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Coba lagi' }).elements()).toEqual([]);
});

test('R92 a part that was never loaded, on a device that is offline, says that, and leads home', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(missing);
  await expect
    .element(page.getByRole('heading', { name: 'Halaman ini belum tersimpan' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Kembali ke Home' }))
    .toHaveAttribute('href', '/');
});
