import { hasLayers, heading } from './support/ordering.ts';
import { signIn } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

test('R196 R169 R720 a visitor reports a listing', async ({ page }) => {
  await page.goto('/duka/detail/2');
  await page.getByRole('button', { name: 'Laporkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Laporkan info duka ini' });
  await dialog.getByRole('radio', { name: 'Info ini palsu atau menipu' }).check();
  await dialog.getByRole('textbox').fill('Saya anaknya, ini bukan kami.');
  await page.reload();
  await page.getByRole('button', { name: 'Laporkan' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Saya anaknya, ini bukan kami.');
  await hasLayers(page, 1);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Laporkan' }).click();
  await dialog.getByRole('button', { name: 'Kirim laporan' }).click();
  await expect(dialog.getByText('Terima kasih.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toHaveCount(0);
});

test('R195 a user deletes the account, and gets a new one at the next sign-in', async ({
  page,
}) => {
  await page.goto('/profile');
  await signIn(page, 'I Wayan Sudarma');
  await expect(page.getByText(/\+62 812-/)).toBeVisible();
  await page.getByRole('button', { name: 'Hapus akun saya' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hapus akun saya?' });
  await dialog.getByRole('button', { name: 'Hapus akun' }).click();
  await expect(dialog.getByText('Akun Anda sudah dihapus.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await dialog.getByRole('button', { name: 'Selesai' }).click();
  await reloaded;

  await page.goto('/profile');
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, 'I Wayan Sudarma');
  await expect(page.getByText('Belum ada', { exact: true })).toBeVisible();
});

test('R389 a sign-in whose code could not be loaded is completed after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/profile');
  await context.route(/callback.*\.js$/, (route) => route.abort());
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In / Register' }).click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'I Wayan Sudarma' }).click();
  await expect(heading(popup, 'Halaman ini belum termuat')).toBeVisible();

  await context.unrouteAll();
  const done = Promise.all([popup.waitForEvent('close'), page.waitForEvent('load')]);
  await popup.getByRole('button', { name: 'Muat ulang' }).click();
  await done;
  await expect(page.getByRole('heading', { name: 'I Wayan Sudarma' })).toBeVisible();
});
