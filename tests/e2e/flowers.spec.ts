import type { Page } from '@playwright/test';
import {
  answerWithClockOfPage,
  attachFile,
  hasLayers,
  historyOrders,
  lastTimeInJakarta,
  placeBoard,
} from './support/ordering.ts';
import { signIn, type DemoName } from './support/signIn.ts';
import { ANY_LAYOUT } from './support/anyLayout.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const action = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name });
const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });

/**
 * Opens the florists from the page of a person, and signs in on the way. Returns the person's name.
 */
async function toFlorists(page: Page, buyer: DemoName): Promise<string> {
  await page.goto('/duka/detail/1');
  await expect(page.getByRole('link', { name: 'Kirim bunga' })).toBeVisible();
  const person = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Kirim bunga' }).click();
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await signIn(page, buyer);
  await expect(heading(page, 'Pilih florist')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/bunga\?personid=\d+$/);
  await expect(page).toHaveTitle(/^Pilih florist/);
  await expect(page.getByRole('main')).toContainText(`Ditujukan Kepada ${person}`);
  return person;
}

async function toForm(page: Page, florist: RegExp, board: string) {
  await action(page, florist).click();
  await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/orderbunga\?personid=\d+$/);
  await action(page, `Pilih ${board}`).click();
  await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
  await expect(page).toHaveURL(/\/order\/orderbunga\/fillform\?personid=\d+$/);
}

async function chooseMessage(page: Page, message: string) {
  await page.getByRole('combobox', { name: /^Ucapan/ }).selectOption(message);
}

/** Goes from the checkout of a new order to its payment confirmation. Returns the order number. */
async function toConfirmation(page: Page, total: RegExp): Promise<string> {
  await expect(heading(page, /^ORDER-\d{7}$/)).toBeVisible();
  await expect(page).toHaveURL(/\/order\/orderbunga\/checkout\?personid=\d+$/);
  const number = (await heading(page, /^ORDER-/).textContent()) ?? '';
  await expect(page.getByRole('main')).toContainText(/Diskon KeanggotaanRp\s0/);
  await expect(page.getByRole('main')).toContainText(total);
  await action(page, 'Lanjut ke pembayaran').click();
  await expect(page).toHaveURL(/\/order\/orderbunga\/checkoutfinish\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText(
    /Pesanan berlaku sampai \w{3}, \d{1,2} \w{3} \d{4} \d{2}:\d{2} WIB/,
  );
  await action(page, 'Konfirmasi pembayaran').click();
  await expect(page).toHaveURL(/\/order\/orderbunga\/confirmpayment\?personid=\d+$/);
  return number;
}

/** Returns the text of the WhatsApp message that confirms the payment to customer service. */
async function chatText(page: Page): Promise<string> {
  const href = (await page.getByRole('link', { name: 'Konfirmasi WA' }).getAttribute('href')) ?? '';
  return new URL(href).searchParams.get('text')?.replaceAll('\u00a0', ' ') ?? '';
}

test('orders a board with a logo, confirms its payment, and lists it in the history', async ({
  page,
}) => {
  const person = await toFlorists(page, 'Meilani Gunawan');
  await expect(page.getByText('Menerima pesanan bunga papan di Bandung').first()).toBeVisible();
  await toForm(page, /Sekar Arum Florist/, 'Papan Klasik Marun');
  await action(page, /^Papan Klasik Marun/).click();
  await expect(page.getByText('tulisan putih besar yang terbaca dari jauh')).toBeVisible();

  await chooseMessage(page, 'Our Deep Condolence');
  await field(page, /^Tulisan di bawah ucapan/).fill('Atas berpulangnya Ibu tercinta');
  await action(page, 'Ubah nama pengirim').click();
  const dialog = page.getByRole('dialog', {
    name: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
  });
  await dialog.getByRole('textbox').fill('Direksi dan Karyawan\nPT Gunawan Jaya');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await attachFile(page, 'Logo');
  await expect(page.getByText('Logo sudah terunggah.')).toBeVisible();
  const board = page.getByRole('img', { name: /^Perkiraan papan/ });
  await expect(board).toHaveAccessibleName(
    /Our Deep Condolence, Atas berpulangnya Ibu tercinta, Direksi dan Karyawan\s+PT Gunawan Jaya, dengan logo Anda$/,
  );

  const sent = page.waitForRequest(
    (request) =>
      new URL(request.url()).pathname === '/florist/message' && request.method() === 'POST',
  );
  await action(page, 'Periksa pesanan').click();
  const review = page.getByRole('dialog', { name: 'Periksa pesanan Anda' });
  // The words stand in the lines and capitals of the board.
  for (const part of [
    'OUR DEEP CONDOLENCE',
    'Atas berpulangnya',
    'Ibu tercinta',
    'Sekar Arum Florist',
  ])
    await expect(review).toContainText(part);
  await hasLayers(page, 1);
  await page.goBack();
  await expect(review).toBeHidden();
  await expect(page).toHaveURL(/\/order\/orderbunga\/fillform\?personid=\d+$/);
  await action(page, 'Periksa pesanan').click();
  await review.getByRole('button', { name: 'Buat pesanan', exact: true }).dblclick();
  const order = (await sent).postDataJSON() as Record<string, unknown>;
  expect(order).toMatchObject({
    ToUserId: 14,
    message: 'Our Deep Condolence',
    fromName: 'Direksi dan Karyawan\nPT Gunawan Jaya',
    price: 650_000,
    isPaid: -1,
  });
  expect(order['logoUrl']).toMatch(/.+\.\w+$/);

  const number = await toConfirmation(page, /Basic UcapanRp\s650\.000/);
  const text = await chatText(page);
  for (const part of [
    number,
    `Untuk: ${person}`,
    'Pengirim: Direksi dan Karyawan / PT Gunawan Jaya',
    'Total: Rp 650.000',
  ])
    expect(text).toContain(part);

  await page.goto('/history');
  await expect(historyOrders(page, number)).toHaveCount(1);
});

test(
  'restores a custom message after a reload, and redirects the form to the confirmation once the board is ordered',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toFlorists(page, 'Budi Santoso');
    await toForm(page, /Kembang Lestari/, 'Papan Hijau Besar');
    await chooseMessage(page, 'Lainnya....');
    await field(page, /^Ucapan Anda sendiri/).fill('Selamat jalan, Guru kami');
    await page.reload();
    await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
    await expect(field(page, /^Ucapan Anda sendiri/)).toHaveValue('Selamat jalan, Guru kami');
    await page.goBack();
    await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
    await page.goForward();
    await expect(field(page, /^Ucapan Anda sendiri/)).toHaveValue('Selamat jalan, Guru kami');

    await placeBoard(page);
    const number = await toConfirmation(page, /Basic UcapanRp\s1\.050\.000/);
    expect(await chatText(page)).toContain('Total: Rp 1.050.000');
    await page.goto('/order/orderbunga/fillform');
    await expect(page).toHaveURL(/\/order\/orderbunga\/confirmpayment\?personid=\d+$/);
    await expect(page.getByRole('main')).toContainText(number);
  },
);

test(
  'updates the delivery notice of an open page at 17:30 in Jakarta',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await toFlorists(page, 'Siti Nurhaliza Rahmawati');
    await page.clock.install({ time: lastTimeInJakarta('17:20:00') });
    await answerWithClockOfPage(page);
    // A request that is still open would time out when the clock is moved.
    const answered = page.waitForResponse(/\/partners\/florist\//);
    await page.reload();
    await (await answered).finished();
    await expect(
      page.getByText(/^Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB/),
    ).toBeVisible();
    await page.clock.fastForward('11:00');
    await expect(
      page.getByText(/^Pesanan setelah pukul 17:30 WIB mungkin dikirim besok \(\w+, \d+ \w+\)\.$/),
    ).toBeVisible();
  },
);

test(
  'offers a greeting instead when flowers cannot be sent to the funeral house',
  { tag: ANY_LAYOUT },
  async ({ page, request }) => {
    await toFlorists(page, 'I Wayan Sudarma');
    const personUrl = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => name.includes('/persons/detail/')),
    );
    let id = 0;
    for (let candidate = 2; id === 0 && candidate <= 60; candidate += 1) {
      const answer = await request.get(
        (personUrl ?? '').replace(/detail\/\d+/, `detail/${candidate}`),
      );
      const person = (await answer.json()) as { FuneralHouseId?: number | null };
      if (answer.ok() && (person.FuneralHouseId ?? 0) >= 4) id = candidate;
    }
    expect(id).toBeGreaterThan(0);

    await page.goto(`/duka/detail/${id}`);
    await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kirim bunga' })).toHaveCount(0);
    await page.goto(`/order/bunga?personid=${id}`);
    await expect(
      page.getByRole('heading', { name: 'Bunga belum dapat dikirim ke rumah duka ini' }),
    ).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Kirim ucapan' }).click();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
    await expect(page).toHaveURL(/\/order\/ucapan\?personid=\d+$/);
  },
);
