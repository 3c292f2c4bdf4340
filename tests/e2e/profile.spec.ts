import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import { ANY_LAYOUT } from './support/anyLayout.ts';
import { hasLayers } from './support/ordering.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const province = (page: Page) => page.getByRole('combobox', { name: /Provinsi/ });
const city = (page: Page) => page.getByRole('combobox', { name: /Kota \/ Kabupaten/ });

/** The server keeps a changed profile, so each run applies the change that is not in effect yet. */
const changes = [
  {
    name: 'Meilani Gunawan Halim',
    age: '43',
    province: 'Bali',
    first: 'Kabupaten Badung',
    city: 'Kota Denpasar',
  },
  {
    name: 'Meilani G. Wijaya',
    age: '44',
    province: 'Daerah Istimewa Yogyakarta',
    first: 'Kabupaten Bantul',
    city: 'Kota Yogyakarta',
  },
] as const;

const chosenIn = (field: Locator) => field.locator('option:checked');

test('R169 R720 shows the profile, saves a change, and shows the change everywhere', async ({
  page,
}) => {
  await page.goto('/profile');
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, 'Meilani Gunawan');

  await expect(heading(page, 'Profil')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^Meilani / })).toBeVisible();
  await expect(page.getByText(/\+62 812-/)).toBeVisible();

  await page.getByRole('button', { name: 'QRCode' }).click();
  const dialog = page.getByRole('dialog', { name: 'QRCode' });
  await expect(dialog.getByRole('img', { name: 'Kode QR untuk demo-meilani' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'QRCode' }).click();
  await hasLayers(page, 1);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await page.getByRole('link', { name: 'Ubah profil' }).click();
  await expect(page).toHaveURL(/\/profile\/edit$/);
  await expect(page.getByLabel('Nomor HP')).not.toBeEditable();
  await expect(city(page)).toBeEnabled();
  const change =
    (await chosenIn(province(page)).textContent()) === changes[0].province
      ? changes[1]
      : changes[0];
  await province(page).selectOption(change.province);
  await expect(chosenIn(city(page))).toHaveText(change.first);
  await city(page).selectOption(change.city);
  await page.getByLabel('Nama', { exact: true }).fill(change.name);
  await page.reload();
  await expect(page.getByText('Perubahan yang belum Anda simpan masih ada di sini.')).toBeVisible();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(change.name);
  await expect(chosenIn(city(page))).toHaveText(change.city);
  await page.getByLabel('Usia').fill('empat puluh');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Isi usia dengan angka saja.')).toBeVisible();
  await page.getByLabel('Usia').fill(change.age);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText('Profil Anda sudah diperbarui.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: change.name })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: change.name })).toBeVisible();
  await expect(page.getByText('Profil Anda sudah diperbarui.')).toHaveCount(0);

  // The history entry of the editor was replaced, so back leads to the profile that was opened
  // first.
  await page.goBack();
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole('link', { name: 'Ubah profil' }).click();
  await expect(page.getByLabel('Nama', { exact: true })).toHaveValue(change.name);
  await expect(page.getByLabel('Usia')).toHaveValue(change.age);
  await expect(chosenIn(province(page))).toHaveText(change.province);
  await expect(chosenIn(city(page))).toHaveText(change.city);

  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('link', { name: `${change.name} Lihat akun` })).toBeVisible();
});

test(
  'keeps the input after a failed save and a navigation, and sends it once',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await page.goto('/profile/edit');
    await signIn(page, 'Yohanes Adi Nugroho');
    await expect(chosenIn(city(page))).toHaveText('Kota Semarang');
    const age = (await page.getByLabel('Usia').inputValue()) === '47' ? '48' : '47';
    await page.getByLabel('Usia').fill(age);

    await page.route('**/users/demo-yohanes?*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
    );
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('alert')).toContainText('Yang sudah Anda isi tetap ada.');
    await page.unroute('**/users/demo-yohanes?*');

    await page.getByRole('link', { name: 'Info Duka' }).click();
    await expect(heading(page, 'Info Duka')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Usia')).toHaveValue(age);
    await expect(
      page.getByText('Perubahan yang belum Anda simpan masih ada di sini.'),
    ).toBeVisible();

    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Update' }).dblclick();
    await expect(page.getByText('Profil Anda sudah diperbarui.')).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test('shows the tabs of the family page, the profile for an unknown section, and signs out with Keluar', async ({
  page,
}) => {
  await page.goto('/profile/kupon');
  await signIn(page, 'I Wayan Sudarma');
  await expect(heading(page, 'Profil')).toBeVisible();
  await page.getByRole('link', { name: 'Keluarga' }).click();
  await expect(page).toHaveURL(/\/profile\/addfamily$/);
  await expect(page.getByRole('tab', { name: 'Relasi', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.getByRole('tab', { name: 'Permintaan Relasi' }).click();
  await expect(
    page.getByRole('heading', { name: 'Permintaan relasi belum tersedia' }),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Kembali ke Profil' }).click();
  const popups: unknown[] = [];
  page.on('popup', (popup) => popups.push(popup));
  await page.getByRole('button', { name: 'Keluar' }).dblclick();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  expect(popups).toHaveLength(0);
  await page.goto('/profile');
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
});
