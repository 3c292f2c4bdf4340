import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppErrorBoundary } from './AppErrorBoundary.tsx';

function Broken({ error }: { error: Error }): never {
  throw error;
}

const missingChunk = new TypeError(
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

test('R88 shows an error page that can be reloaded', async () => {
  const onReload = await show(new Error('broken'));
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Yang sudah Anda simpan tidak hilang.');
  await expect
    .element(page.getByRole('link', { name: 'Hubungi kami' }))
    .toHaveAttribute('href', '/help');
  expect(page.getByRole('button').elements()).toHaveLength(1);
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  expect(onReload).toHaveBeenCalledTimes(1);
});

test('R389 offers a reload when a chunk could not be loaded', async () => {
  await show(missingChunk);
  await expect
    .element(page.getByRole('heading', { name: 'Halaman ini belum termuat' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Muat ulang' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Coba lagi' }).elements()).toEqual([]);
});

test('R92 R619 explains offline that the page is not cached, and first of all links to Home', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(missingChunk);
  await expect
    .element(page.getByRole('heading', { name: 'Halaman ini belum tersimpan' }))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Kembali ke Home' }))
    .toHaveAttribute('href', '/');
  const home = page.getByRole('link', { name: 'Kembali ke Home' }).element();
  const reload = page.getByRole('button', { name: 'Muat ulang' }).element();
  expect(home.compareDocumentPosition(reload)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect.element(page.getByRole('alert')).not.toHaveTextContent(/offline/);
});
