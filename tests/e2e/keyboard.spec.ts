import type { Page } from '@playwright/test';
import { choose, expectHeadingFocused, pick, press, tabTo, type } from './support/keyboard.ts';
import { historyOrders } from './support/ordering.ts';
import type { DemoName } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { waitUntilUsable } from './support/waitUntilUsable.ts';

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const action = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** Signs in on the sign-in prompt; resolves when the requested page is shown. */
async function signInByKeyboard(page: Page, name: DemoName): Promise<void> {
  const opened = page.waitForEvent('popup');
  await press(page, button(page, 'Sign In / Register'));
  const popup = await opened;
  const done = Promise.all([popup.waitForEvent('close'), page.waitForEvent('load')]);
  await press(popup, popup.getByRole('button', { name }));
  await done;
  await expect(button(page, 'Sign In / Register')).toHaveCount(0);
}

/**
 * Changes the sender's name in its dialog, and expects the focus back on the button that opened it.
 */
async function changeSender(page: Page, name: string): Promise<void> {
  const opener = action(page, 'Ubah nama pengirim');
  await press(page, opener);
  const dialog = page.getByRole('dialog', {
    name: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
  });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await press(page, dialog.getByRole('button', { name: 'Simpan' }));
  await expect(opener).toBeFocused();
  await expect(page.getByRole('main')).toContainText(name);
}

/** Goes from the checkout of a new order to its payment confirmation. Returns the order number. */
async function pay(page: Page): Promise<string> {
  await expectHeadingFocused(page, /^ORDER-\d{7}$/);
  const number = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await press(page, action(page, 'Lanjut ke pembayaran'));
  await expect(page).toHaveURL(/\/checkoutfinish\?personid=\d+$/);
  await expectHeadingFocused(page, 'Pembayaran');
  const copy = page.getByRole('button', { name: /^Salin nomor rekening/ });
  await press(page, copy);
  await expect(page.getByRole('status').filter({ hasText: 'copied to clipboard' })).toBeVisible();
  await expect(copy).toBeFocused();
  await press(page, action(page, 'Konfirmasi pembayaran'));
  await expect(page).toHaveURL(/\/confirmpayment\?personid=\d+$/);
  await expectHeadingFocused(page, 'Konfirmasi pembayaran');
  await tabTo(page, link(page, 'Konfirmasi WA'));
  return number;
}

async function expectInHistory(page: Page, number: string): Promise<void> {
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1, name: 'Riwayat' })).toBeVisible();
  await expect(historyOrders(page, number)).toHaveCount(1);
}

test('R110 lets a visitor search, read, share and copy with the keyboard alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/');
  await waitUntilUsable(page);
  await press(page, link(page, /^Info Dukacita/));
  await expectHeadingFocused(page, 'Info Duka');
  await choose(page, page.getByRole('combobox', { name: 'Kota' }), 'Bandung', 'Shift+Tab');
  await expect(page).toHaveURL(/cityId=3273/);
  await type(page, page.getByRole('searchbox'), 'Theresia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    /1 info duka di .*Bandung untuk “Theresia”/,
  );
  await expect(page.getByRole('searchbox')).toBeFocused();

  const person = page.getByRole('main').getByRole('link', { name: /Theresia.*Usia/ });
  await press(page, person);
  await expectHeadingFocused(page, /Theresia/);
  await press(page, button(page, 'Salin tautan'));
  await expect(page.getByRole('status').filter({ hasText: 'copied to clipboard' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await tabTo(page, link(page, 'Bagikan ke WhatsApp'), 'Shift+Tab');
  await tabTo(page, link(page, /ucapan untuk/), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectHeadingFocused(page, 'Ucapan dukacita');
  await tabTo(page, button(page, 'Kembali'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectHeadingFocused(page, /Theresia/);

  await press(page, link(page, 'WooW Help'));
  await expectHeadingFocused(page, 'WooW Help');
  await press(page, button(page, 'Salin nomor rekening'));
  await expect(page.getByRole('status').filter({ hasText: 'copied to clipboard' })).toBeVisible();
  await expect(page.getByText('copied to clipboard')).toHaveCount(0);
});

test('stops the carousel and scrolls the partner pictures with the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await waitUntilUsable(page);
  await press(page, button(page, 'Hentikan pergantian gambar'), ' ');
  await expect(button(page, 'Lanjutkan pergantian gambar')).toBeFocused();
  const row = page.getByRole('list', { name: 'Rekan kami' });
  await tabTo(page, row);
  await page.keyboard.press('End');
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowRight');
  await expect
    .poll(() =>
      row.evaluate(
        ({ scrollLeft, scrollWidth, clientWidth }) => scrollWidth <= clientWidth || scrollLeft > 0,
      ),
    )
    .toBe(true);
});

test('R110 orders and pays a greeting with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/duka/detail/1');
  await waitUntilUsable(page);
  await press(page, link(page, 'Kirim ucapan'));
  await expectHeadingFocused(page, 'Silakan melakukan login / signin terlebih dahulu');
  await signInByKeyboard(page, 'Ratna Kusumawardani');

  await pick(page, page.getByRole('radio', { name: 'Ibunda dari' }));
  await type(page, page.getByRole('textbox', { name: 'Ibunda dari' }), 'Bapak Hendra');
  await changeSender(page, 'Keluarga Kusumawardani');
  await pick(page, page.getByRole('radio', { name: 'Religi' }));
  await press(page, action(page, 'Pilih template'));
  await expectHeadingFocused(page, 'Pilih agama keluarga');
  await press(page, action(page, 'Hindu'));
  await expectHeadingFocused(page, 'Pilih template');
  await choose(page, page.getByRole('combobox', { name: 'Ganti kategori' }), 'General');
  const preview = action(page, 'Periksa kartu');
  // The templates that load push what follows them down, also what has the focus by then.
  await expect(preview).toBeEnabled();
  await press(page, preview);
  const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('img', { name: /^Kartu ucapan untuk/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await press(page, dialog.getByRole('button', { name: 'Batal' }));
  await expect(dialog).toBeHidden();
  await expect(preview).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, dialog.getByRole('button', { name: 'Lanjut' }));

  await expectHeadingFocused(page, 'My Order Ucapan');
  await pick(page, page.getByRole('radio', { name: 'Transfer bank / PayPal' }));
  await press(page, action(page, 'Proses Ucapan'));
  await expectInHistory(page, await pay(page));
});

test('R110 orders and pays a flower board with the keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/duka/detail/1');
  await waitUntilUsable(page);
  await press(page, link(page, 'Kirim bunga'));
  await expectHeadingFocused(page, 'Silakan melakukan login / signin terlebih dahulu');
  await signInByKeyboard(page, 'Budi Santoso');

  await press(page, button(page, /^Lihat bunga papan/).first());
  await expectHeadingFocused(page, 'Pilih bunga papan');
  await press(page, button(page, /^Pilih /).first());
  await expectHeadingFocused(page, 'Tulis bunga papan');
  await choose(page, page.getByRole('combobox', { name: /^Ucapan/ }), 'Turut bersimpati');
  await type(
    page,
    page.getByRole('textbox', { name: /^Tulisan di bawah ucapan/ }),
    'Selamat jalan',
  );
  await changeSender(page, 'Keluarga Santoso');
  await press(page, action(page, 'Periksa pesanan'));
  await press(
    page,
    page.getByRole('dialog').getByRole('button', { name: 'Buat pesanan', exact: true }),
  );
  await expectInHistory(page, await pay(page));
});

test('R110 reads the profile, opens its QR code, edits it and signs out with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/profile');
  await signInByKeyboard(page, 'Siti Nurhaliza Rahmawati');
  const code = button(page, 'QRCode');
  await press(page, code);
  const dialog = page.getByRole('dialog', { name: 'QRCode' });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await expect(dialog.getByRole('img', { name: /^Kode QR untuk/ })).toBeVisible();
  // Tab reaches only the button of the dialog and the browser's own controls.
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await press(page, dialog.getByRole('button', { name: 'Tutup' }));
  await expect(code).toBeFocused();

  await press(page, link(page, 'Ubah profil'));
  await expectHeadingFocused(page, 'Ubah profil');
  const city = page.getByRole('combobox', { name: /Kota \/ Kabupaten/ });
  await expect(city).toBeEnabled();
  const age = page.getByRole('textbox', { name: 'Usia' });
  await type(page, age, 'lima');
  await choose(page, page.getByRole('combobox', { name: /Provinsi/ }), 'Bali');
  await expect(city.locator('option:checked')).toHaveText('Kabupaten Badung');
  await choose(page, city, 'Kota Denpasar');
  await press(page, button(page, 'Update'));
  await expect(age).toBeFocused();
  await expect(age).toHaveAccessibleDescription('Isi usia dengan angka saja.');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('52');
  await page.keyboard.press('Enter');
  await expectHeadingFocused(page, 'Profil');
  await expect(
    page.getByRole('main').getByRole('status').filter({ hasText: 'Profil Anda sudah diperbarui.' }),
  ).toBeVisible();

  await press(page, link(page, 'Keluarga'));
  await expectHeadingFocused(page, 'Keluarga');
  await tabTo(page, page.getByRole('tab', { name: 'Relasi', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Permintaan Relasi' })).toBeFocused();
  await expect(
    page.getByRole('heading', { name: 'Permintaan relasi belum tersedia' }),
  ).toBeVisible();
  await press(page, link(page, 'Kembali ke Profil'));
  await expectHeadingFocused(page, 'Profil');
  await press(page, button(page, 'Keluar'));
  await expect(page).toHaveURL(/\/$/);
  await expect(button(page, 'Sign In / Register')).toBeVisible();
});
