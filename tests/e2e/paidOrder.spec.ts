import {
  expect,
  heading,
  historyOrders,
  openPackages,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';

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
  await expect(heading(page, 'Pembayaran sudah kami terima')).toBeVisible();
  await expect(main).not.toContainText('Nomor virtual account');
  await page.goto('/history');
  await expect(historyOrders(page, order)).toContainText('Sedang ditinjau');
});
