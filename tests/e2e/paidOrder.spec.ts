import {
  expect,
  hasLayers,
  hasPath,
  heading,
  historyOrders,
  openPackages,
  orderByTransfer,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';
import { openStaff } from './support/staff.ts';

test.use({ buyer: 'Meilani Gunawan' });

test('R120 an order whose virtual account is paid at the bank is not asked for money again', async ({
  page,
  context,
}) => {
  await openPackages(page);
  await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
  await placeGreeting(page);
  const order = await waitForOrderNumber(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('Nomor virtual account');
  const number = /\d{4} \d{4} \d{4} \d{4}/.exec((await main.textContent()) ?? '')?.[0] ?? '';

  const bank = await context.newPage();
  await bank.goto(`/demo-bank?va=${number.replaceAll(' ', '')}`);
  await bank.getByRole('button', { name: 'Lihat tagihan' }).click();
  await bank.getByRole('button', { name: 'Bayar' }).click();
  await expect(bank.getByRole('heading', { name: 'Pembayaran berhasil' })).toBeVisible();
  await bank.close();

  // The page follows the order without a press.
  await expect(page).toHaveURL(/\/history\/order\/\d+$/);
  await expect(page.getByRole('heading', { name: 'Ucapan sedang kami tinjau' })).toBeVisible();
  await expect(main).not.toContainText('Nomor virtual account');
  await page.goto('/history');
  await expect(historyOrders(page, order)).toContainText('Sedang ditinjau');
});

test('R120 R185 R820 a transfer that finance records ends the order in each tab: Back leaves its forms, and another card begins empty or with its words', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const finance = await openStaff(browser, request, baseURL, 'Fina Handayani');
  const id = await orderByTransfer(page);
  await page.getByRole('button', { name: 'Perbesar kartu' }).click();
  await hasLayers(page, 1);
  const other = await context.newPage();
  await other.goto('/order/orderucapan/checkoutfinish');
  await expect(heading(other, 'Pembayaran')).toBeVisible();

  await finance.recordPayment(id);
  const news = { name: 'Ucapan sedang kami tinjau' };
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(hasPath(`/history/order/${id}`), { timeout: 15_000 });
    await expect(tab.getByRole('heading', news)).toBeVisible();
  }
  await other.close();
  await page.reload();
  await page.getByRole('link', { name: 'Pesan lagi' }).click();
  const note = page.getByRole('textbox', { name: 'Isi catatan' });
  await expect(note).toHaveValue('Selamat jalan, sahabat');
  await page.goBack();
  await expect(page.getByRole('heading', news)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(hasPath(/^\/duka\/detail\/\d+$/));
  await page.reload();
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
  await expect(note).toHaveValue('');
});
