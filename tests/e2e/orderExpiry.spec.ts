import { orderNumber } from '../../src/domain/order.ts';
import { openPackages, placeGreeting, waitForOrderNumber } from './support/ordering.ts';
import { signIn } from './support/signIn.ts';
import { openStaff } from './support/staff.ts';
import { START_MS, startServer } from './support/startServer.ts';
import { expect, test as base } from './support/test.ts';

/** The seconds within which an order has to be paid. */
const EXPIRY = 25;

const test = base.extend({
  baseURL: [
    async ({ browserName: _ }, provide) => {
      const server = await startServer({ ORDER_EXPIRY_SECONDS: String(EXPIRY) });
      await provide(server.address);
      await server.close();
    },
    { scope: 'test', timeout: START_MS },
  ],
});

test('R158 an unpaid order expires on its open page, which says what happens to money that was sent', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const finance = await openStaff(browser, request, baseURL, 'Fina Handayani');
  await page.goto('/history');
  await signIn(page, 'Siti Nurhaliza Rahmawati');
  await openPackages(page);
  await placeGreeting(page);
  const id = Number((await waitForOrderNumber(page)).slice('ORDER-'.length));
  await page.goto(`/history/order/${id}`);
  const main = page.getByRole('main');
  await expect(main).toContainText('Menunggu pembayaran');
  await expect(main).toContainText('Jumlah yang harus dibayar');

  let loads = 0;
  page.on('load', () => (loads += 1));
  await expect(main.getByText('Batas waktu lewat').first()).toBeVisible({
    timeout: (EXPIRY + 15) * 1_000,
  });
  await expect(main).toContainText('Uang Anda tidak hilang, jangan memesan lagi.');
  await expect(main).not.toContainText('Jumlah yang harus dibayar');
  const paid = main.getByRole('link', { name: 'Konfirmasi WA' });
  expect(new URL((await paid.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
    `Halo, saya sudah membayar pesanan ${orderNumber(id)}. Berikut bukti pembayarannya.`,
  );
  await expect(main.getByRole('link', { name: 'Pesan lagi' })).toBeVisible();

  await finance.recordPayment(id);
  await expect(main.getByText('Pembayaran datang terlambat')).toBeVisible({ timeout: 5_000 });
  await expect(main).toContainText('Uang sudah kami terima; kabarnya paling lambat');
  expect(loads).toBe(0);
});
