import type { Page } from '@playwright/test';
import {
  correctNote,
  expect,
  hasLayers,
  openPackages,
  orderByTransfer,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';
import { openStaff } from './support/staff.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

/** How long a change of an order may take until another device shows it, in ms. */
const LIVE = { timeout: 5_000 };

test('R140 a greeting that was ordered on one device is paid from another, and both show it', async ({
  page,
  browser,
  signedIn,
  baseURL,
}) => {
  await openPackages(page);
  await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
  await placeGreeting(page);
  const number = await waitForOrderNumber(page);
  await expect(page.getByRole('main')).toContainText('Nomor virtual account');

  const context = await browser.newContext({
    storageState: signedIn.state,
    ...(baseURL !== undefined && { baseURL }),
  });
  const other = await context.newPage();
  await other.goto('/history');
  await other
    .getByRole('link', { name: /^Untuk/ })
    .first()
    .click();
  const main = other.getByRole('main');
  await expect(main).toContainText(number);
  await expect(main).toContainText('Menunggu pembayaran');
  await expect(other.getByRole('button', { name: 'Salin nomor virtual account' })).toBeVisible();

  await payAtBank(other, await readNumber(other));
  await expect(main.getByText('Lunas', { exact: true })).toBeVisible(LIVE);
  await expect(page.getByRole('main').getByText('Lunas', { exact: true })).toBeVisible(LIVE);
  await expect(main).toContainText('Ucapan sedang kami tinjau');
  await context.close();
});

test('R141 a page that was offline shows its last state, and the present one when it returns', async ({
  page,
  context,
  request,
  browser,
  baseURL,
}) => {
  const id = await orderByTransfer(page);
  await page.goto(`/history/order/${id}`);
  await expect(page.getByText('Menunggu pembayaran').first()).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/^Menampilkan data/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Batalkan pesanan' })).toBeDisabled();
  const finance = await openStaff(browser, request, baseURL, 'Fina Handayani');
  await finance.recordPayment(id);
  await context.setOffline(false);
  await expect(page.getByText('Lunas', { exact: true })).toBeVisible(LIVE);
});

test('R142 R169 R720 R821 a rejected card is corrected on its page, and reviewed again', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const id = await orderByTransfer(page);
  await page.goto(`/history/order/${id}`);
  await expect(page.getByText('Menunggu pembayaran').first()).toBeVisible();
  const finance = await openStaff(browser, request, baseURL, 'Fina Handayani');
  await finance.recordPayment(id);
  await expect(page.getByText('Ucapan sedang kami tinjau')).toBeVisible(LIVE);

  const reviewer = await openStaff(browser, request, baseURL, 'Rizal Mahendra');
  const reason = 'Nama pengirim belum jelas bagi keluarga.';
  await reviewer.apply(id, 'card.rejected', { reason });
  await expect(page.getByText('Perlu perbaikan').first()).toBeVisible(LIVE);
  await expect(page.getByRole('main')).toContainText(reason);

  await page.getByRole('button', { name: 'Perbaiki nama pengirim' }).click();
  const dialog = page.getByRole('dialog', { name: /nama pengirim/ });
  await expect(dialog).toBeVisible();
  await hasLayers(page, 2);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan, sahabat');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Perbaiki ucapan' })).toBeHidden();
  await expect(page).toHaveURL(`/history/order/${id}`);

  // What was typed is there again, also after a reload.
  await page.getByRole('button', { name: 'Perbaiki nama pengirim' }).click();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await hasLayers(page, 1);
  const note = page.getByRole('textbox', { name: 'Isi catatan' });
  await expect(note).toHaveValue('Selamat jalan, sahabat');
  await note.fill('Selamat jalan, guru');
  await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
  await dialog.getByRole('textbox').fill('Sari dan keluarga');
  await page.reload();
  await page.getByRole('button', { name: 'Perbaiki nama pengirim' }).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('Sari dan keluarga');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await hasLayers(page, 1);
  await expect(note).toHaveValue('Selamat jalan, guru');
  await page.goBack();

  await correctNote(page, 'Selamat jalan, guru kami');
  await expect(page.getByText('Ucapan sedang kami tinjau')).toBeVisible();

  await reviewer.apply(id, 'card.approved');
  await expect(page.getByText(/^Ucapan Anda tampil di/)).toBeVisible(LIVE);
});

test('R143 R169 an unpaid order is cancelled on its page', async ({ page }) => {
  const id = await orderByTransfer(page);
  await page.goto(`/history/order/${id}`);
  await page.getByRole('button', { name: 'Batalkan pesanan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan pesanan ini?' });
  await hasLayers(page, 1);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Batalkan pesanan' }).click();
  await dialog.getByRole('button', { name: 'Batalkan pesanan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Pesanan dibatalkan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pesan lagi' })).toBeVisible();
});

test('R144 the page of an order of another buyer does not exist', async ({ page }) => {
  await page.goto('/history/order/999999');
  await expect(page.getByText('Pesanan ini tidak ditemukan')).toBeVisible();
});

async function readNumber(page: Page): Promise<string> {
  const text = (await page.getByRole('main').textContent()) ?? '';
  return (/\d{4} \d{4} \d{4} \d{4}/.exec(text)?.[0] ?? '').replaceAll(' ', '');
}

async function payAtBank(page: Page, number: string): Promise<void> {
  const bank = await page.context().newPage();
  await bank.goto(`/demo-bank?va=${number}`);
  await bank.getByRole('button', { name: 'Lihat tagihan' }).click();
  await bank.getByRole('button', { name: 'Bayar' }).click();
  await expect(bank.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible();
  await bank.close();
}
