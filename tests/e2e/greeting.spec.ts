import type { Page } from '@playwright/test';
import { signIn, type DemoName } from './support/signIn.ts';
import { ANY_LAYOUT } from './support/anyLayout.ts';
import { expect, test } from './support/test.ts';
import { attachFile, hasLayers, historyOrders, placeGreeting } from './support/ordering.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const action = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name });

/** Opens the first page of a greeting, and signs in on the way. Returns the name of the person. */
async function toOrder(page: Page, buyer: DemoName): Promise<string> {
  await page.goto('/duka/detail/1');
  await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  const person = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, buyer);
  await expect(heading(page, 'Kirim ucapan')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/ucapan\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText(person);
  return person;
}

/** Opens the preview of the card, waits for its picture, and accepts it. */
async function acceptPreview(page: Page) {
  await action(page, 'Periksa kartu').click();
  const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
  const card = dialog.getByRole('img', { name: /^Kartu ucapan untuk/ });
  await expect
    .poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1080);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Lanjut' }).click();
  await expect(heading(page, 'My Order Ucapan')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/orderucapan\/payment\?personid=\d+$/);
}

/** Opens the history, and returns its orders, or the one with this number. */
async function historyOf(page: Page, number?: string) {
  await page.goto('/history');
  await expect(heading(page, 'Riwayat')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  return historyOrders(page, number);
}

test('orders a greeting of the category General, confirms its bank transfer, and lists it in the history', async ({
  page,
}) => {
  const person = await toOrder(page, 'Ratna Kusumawardani');
  await page.getByRole('radio', { name: 'Ibunda dari' }).check();
  await page.getByRole('textbox', { name: 'Ibunda dari' }).fill('Bapak Hendra');
  await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
  await page
    .getByRole('dialog', { name: 'Silahkan isi nama pengirim (Maksimal 2 baris)' })
    .getByRole('textbox')
    .fill('Keluarga Besar\nKusumawardani');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('radio', { name: 'General' })).toBeChecked();
  await action(page, 'Pilih template').click();

  await expect(page).toHaveURL(/\/order\/orderucapan\?personid=\d+$/);
  await expect(page.getByRole('figure')).toContainText('Ibunda dari Bapak Hendra');
  await acceptPreview(page);
  await expect(page.getByRole('radio', { name: 'BASIC Kartu Layar', exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Transfer bank / PayPal' })).toBeChecked();
  await action(page, 'Proses Ucapan').dblclick();

  await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
  const number = (await heading(page, /^ORDER-/).textContent()) ?? '';
  await expect(page).toHaveURL(/\/order\/orderucapan\/checkout\?personid=\d+$/);
  for (const text of ['Basic Ucapan', 'Diskon Keanggotaan', 'Total', person])
    await expect(page.getByRole('main')).toContainText(text);
  await action(page, 'Lanjut ke pembayaran').click();

  await expect(page).toHaveURL(/\/checkoutfinish\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText(
    /Bayar sebelum \w{3}, \d{1,2} \w{3} \d{4} \d{2}:\d{2} WIB/,
  );
  await expect(page.getByRole('timer')).toHaveText(/^Sisa (1 hari|23 jam 5\d menit)$/);
  await action(page, 'Konfirmasi pembayaran').click();

  await expect(page).toHaveURL(/\/confirmpayment\?personid=\d+$/);
  const chat = new URL(
    (await page.getByRole('link', { name: 'Konfirmasi WA' }).getAttribute('href')) ?? '',
  );
  expect(chat.hostname).toBe('wa.me');
  const text = chat.searchParams.get('text')?.replaceAll('\u00a0', ' ') ?? '';
  expect(text).toContain(`Nomor pesanan: ${number}`);
  expect(text).toContain(`Untuk: ${person}`);
  expect(text).toContain('Pengirim: Keluarga Besar / Kusumawardani');
  expect(text).toMatch(/Total: Rp \d{2,3}\.\d{3}/);

  await expect(await historyOf(page, number)).toHaveCount(1);
});

test(
  'R50 R821 restores the texts after a reload, and redirects the form of an existing order to its checkout',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toOrder(page, 'Yohanes Adi Nugroho');
    await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
    await page.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan, sahabat');
    await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    const sender = page.getByRole('dialog').getByRole('textbox');
    await sender.fill('Sari dan keluarga');
    await page.reload();
    await page.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    await expect(sender).toHaveValue('Sari dan keluarga');
    await page.getByRole('button', { name: 'Batal' }).click();
    await action(page, 'Pilih template').click();
    await expect(heading(page, 'Pilih template')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Pilih template')).toBeVisible();
    await action(page, 'Ubah tulisan').click();
    await expect(page.getByRole('textbox', { name: 'Isi catatan' })).toHaveValue(
      'Selamat jalan, sahabat',
    );
    await hasLayers(page, 1);
    await page.goBack();
    await expect(heading(page, 'Pilih template')).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Pilih template')).toBeVisible();

    await acceptPreview(page);
    await placeGreeting(page);
    await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
    await page.goto('/order/ucapan');
    await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
    await expect(page).toHaveURL(/\/checkout\?personid=\d+$/);
  },
);

test(
  'R47 finds the existing order, and creates no second one, when the answer to the order request was lost',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toOrder(page, 'Siti Nurhaliza Rahmawati');
    const before = await (await historyOf(page)).count();
    await page.goBack();
    await action(page, 'Pilih template').click();
    await acceptPreview(page);

    await page.route(
      (url) => url.pathname === '/messages',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await placeGreeting(page);
    await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
    await action(page, 'Periksa lagi').click();
    await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
    await expect(await historyOf(page)).toHaveCount(before + 1);
  },
);

test('R168 five taps place a greeting, and seven lead to its confirmation', async ({ page }) => {
  await toOrder(page, 'Ratna Kusumawardani');
  await page.goto('/duka/detail/2');
  const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
  const untilPlaced = [
    page.getByRole('link', { name: 'Kirim ucapan' }),
    action(page, 'Pilih template'),
    action(page, 'Periksa kartu'),
    dialog.getByRole('button', { name: 'Lanjut' }),
    action(page, 'Proses Ucapan'),
  ];
  for (const control of untilPlaced) await control.click();
  await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
  for (const name of ['Lanjut ke pembayaran', 'Konfirmasi pembayaran'])
    await action(page, name).click();
  await expect(page).toHaveURL(/\/confirmpayment\?personid=\d+$/);
});

test(
  'R169 Back closes the preview, and the next press leads to the first page',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toOrder(page, 'Ratna Kusumawardani');
    await action(page, 'Pilih template').click();
    await action(page, 'Periksa kartu').click();
    const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
    await expect(dialog.getByRole('button', { name: 'Lanjut' })).toBeEnabled();
    await hasLayers(page, 1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(heading(page, 'Pilih template')).toBeAttached();
    await page.goBack();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
  },
);

test(
  'R516 Back leads from the words to the templates; words that were left have no history entry',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toOrder(page, 'Ratna Kusumawardani');
    await action(page, 'Pilih template').click();
    await expect(page).toHaveURL(/\/orderucapan\?personid=\d+$/);
    const length = await page.evaluate(() => history.length);
    const hasEntry = () => hasLayers(page, 1);
    await action(page, 'Ubah tulisan').click();
    await hasEntry();
    await page.goBack();
    await expect(heading(page, 'Pilih template')).toBeFocused();
    await page.goForward();
    await expect(heading(page, 'Pilih template')).toBeVisible();
    await action(page, 'Ubah tulisan').click();
    await hasEntry();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await page.reload();
    await expect(heading(page, 'Pilih template')).toBeVisible();
    await action(page, 'Ubah tulisan').click();
    await hasEntry();
    await action(page, 'Selesai').click();
    await action(page, 'Periksa kartu').click();
    const dialog = page.getByRole('dialog', { name: 'Periksa kartu' });
    await expect(dialog.getByRole('button', { name: 'Lanjut' })).toBeEnabled();
    await dialog.getByRole('button', { name: 'Batal' }).click();
    await action(page, 'Ubah tulisan').click();
    await hasEntry();
    await page.getByRole('radio', { name: 'Ibunda dari' }).check();
    await hasLayers(page, 0);
    await expect(page.getByRole('textbox', { name: 'Ibunda dari' })).toBeInViewport();
    await page.goBack();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
  },
);

test('orders a quote that is paid to a virtual account', { tag: ANY_LAYOUT }, async ({ page }) => {
  await toOrder(page, 'I Wayan Sudarma');
  await page.getByRole('radio', { name: 'Penghormatan/Penghiburan' }).check();
  await action(page, 'Pilih template').click();
  await action(page, 'Selesai').click();
  await expect(page.getByRole('textbox', { name: 'Pesan' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Pesan' }).fill('Kasih tidak berkesudahan.');
  await action(page, 'Selesai').click();
  await acceptPreview(page);
  await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
  await placeGreeting(page);
  await expect(page).toHaveURL(/\/checkoutva\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText(/Nomor virtual account \w+\d{4} \d{4}/);
  await action(page, 'Lanjut ke pembayaran').click();
  await expect(page).toHaveURL(/\/checkoutfinishva\?personid=\d+$/);
});

test(
  'asks for the logo before the preview of a card with a logo, and draws the card with it',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toOrder(page, 'Meilani Gunawan');
    await page.getByRole('radio', { name: 'Logo/Gambar' }).check();
    await action(page, 'Pilih template').click();
    await action(page, 'Periksa kartu').click();
    await expect(page.getByText('Unggah dahulu gambar atau logo Anda.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await attachFile(page, 'Logo atau gambar', {
      name: 'pt-maju.png',
      mimeType: 'image/png',
      buffer: Buffer.from(logoBase64, 'base64'),
    });
    await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
    await acceptPreview(page);
  },
);

/** A PNG of 16 × 16 px, a blue square. */
const logoBase64 =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGElEQVQokWMQieohCTGMaogaDSWR4Zo0AHFy+gF3+M1KAAAAAElFTkSuQmCC';
