import { afterEach, beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { http } from '../../testing/openApiHttp.ts';
import { startWorker, worker } from '../../testing/worker.ts';
import { session as fixture } from '../testing/fakes.ts';
import { renderAt } from '../testing/renderAt.tsx';

const HOUR = 3_600_000;
/** Valid by the real clock, because these tests do not mock the time. */
const session = { ...fixture, expiresAt: Date.now() + HOUR, refreshAt: Date.now() + HOUR / 2 };

beforeAll(async () => {
  await startWorker();
  return () => worker.stop();
});
afterEach(() => worker.resetHandlers());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test.each([
  ['/profile', 'Profil'],
  ['/profile/', 'Profil'],
  ['/profile/kupon', 'Profil'],
  ['/profile/addfamily', 'Keluarga'],
  ['/profile/edit', 'Ubah profil'],
])('renders %s with the heading “%s”', async (address, name) => {
  await renderAt(address, { session });
  await expect.element(heading(name)).toBeVisible();
  await expect.poll(() => document.title).toContain(name);
});

test('R77 returns to the profile after saving and confirms the change', async () => {
  const { screen, seen } = await renderAt('/profile/edit', { session });
  await screen.getByRole('textbox', { name: 'Usia' }).fill('42');
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(heading('Profil')).toBeVisible();
  await expect.element(screen.getByText('Profil Anda sudah diperbarui.')).toBeVisible();
  expect(seen.address).toBe('/profile');
  // The navigation state is cleared, so that the message does not appear again.
  await expect.poll(() => seen.state).toBe(null);
});

test('R77 stays on the page and keeps the input when the answer is not 1', async () => {
  worker.use(http.patch('/users/{id}', ({ response }) => response(200).json(0)));
  const { screen, seen } = await renderAt('/profile/edit', { session });
  await screen.getByRole('textbox', { name: 'Usia' }).fill('42');
  await screen.getByRole('button', { name: 'Update' }).click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Profil belum tersimpan');
  await expect.element(screen.getByRole('textbox', { name: 'Usia' })).toHaveValue('42');
  expect(seen.address).toBe('/profile/edit');
});

test('restores the input after a visit to the profile', async () => {
  const { screen } = await renderAt('/profile/edit', { session });
  await screen.getByRole('textbox', { name: 'Usia' }).fill('42');
  await screen.getByRole('link', { name: 'Akun' }).click();
  await screen.getByRole('link', { name: 'Ubah profil' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Usia' })).toHaveValue('42');
  await expect
    .element(screen.getByText('Perubahan yang belum Anda simpan masih ada di sini.'))
    .toBeVisible();
});

test('retries to load the profile after an error', async () => {
  worker.use(
    http.get('/users/v2/search', ({ response }) =>
      response('4XX').json({ code: 'forbidden', message: 'No.' }, { status: 403 }),
    ),
  );
  const { screen } = await renderAt('/profile', { session });
  await expect.element(screen.getByText('Profil belum dapat ditampilkan')).toBeVisible();
  worker.resetHandlers();
  await screen.getByRole('button', { name: 'Coba lagi' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 2, name: 'Sari Lestari' }))
    .toBeVisible();
});
