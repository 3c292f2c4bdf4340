import type { Page } from '@playwright/test';
import {
  acceptPreview,
  action,
  expect,
  hangNext,
  heading,
  orderNumberOn,
  test,
  toForm,
  TOO_LONG,
  toPackages,
  toTemplates,
} from './support/ordering.ts';
import { signOut } from './support/signIn.ts';

// Playwright turns the back/forward cache off; phones have it on.
test.use({
  buyer: 'Yohanes Adi Nugroho',
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** Leaves the app for another document, as by a typed address; `meanwhile` is what happens there. */
async function leaveAndComeBack(
  page: Page,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { isSamePage: true });
    window.addEventListener('pageshow', ({ persisted }) =>
      Object.assign(window, { cameFromCache: persisted }),
    );
  });
  await page.goto('/help');
  await expect(heading(page, 'WooW Help')).toBeVisible();
  await meanwhile();
  // No page is loaded, so none ends loading.
  await page.goBack({ waitUntil: 'commit' });
}

/** The very same page, out of the cache, shows what it showed. */
async function expectKept(page: Page, name: string | RegExp): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => [
        'isSamePage' in window,
        'cameFromCache' in window && window.cameFromCache,
      ]),
    )
    .toEqual([true, true]);
  await expect(heading(page, name)).toBeVisible();
}

test('a greeting comes back from the browser’s cache as it was left, on every page, and is made once', async ({
  page,
  expectOrders,
}) => {
  const note = page.getByRole('textbox', { name: 'Isi catatan' });
  const keep = async (name: string | RegExp) => {
    await leaveAndComeBack(page);
    await expectKept(page, name);
  };
  await expectOrders(1, async () => {
    await toTemplates(page, 'General', 'Selamat jalan, sahabat');
    await keep('Tulis ucapan');
    await expect(note).toHaveValue('Selamat jalan, sahabat');
    await acceptPreview(page);
    await keep('My Order Ucapan');
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    await action(page, 'Proses Ucapan').click();
    const number = await orderNumberOn(page);
    await keep(number);
    await action(page, 'Lanjut ke pembayaran').click();
    await expect(page.getByRole('timer')).toBeVisible();
    await keep('Pembayaran');
    await action(page, 'Konfirmasi pembayaran').click();
    await keep('Konfirmasi pembayaran');
    await expect(page.getByRole('main')).toContainText(number);
  });
});

test('flowers come back from the browser’s cache as they were left, and are made once', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await toForm(page, 'Atas berpulangnya sahabat');
    await leaveAndComeBack(page);
    await expectKept(page, 'Tulis bunga papan');
    await expect(page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ })).toHaveValue(
      'Atas berpulangnya sahabat',
    );
    await action(page, 'Pesan bunga').click();
    const number = await orderNumberOn(page);
    await leaveAndComeBack(page);
    await expectKept(page, number);
  });
});

test('an order that was left while it was being made is asked for again', async ({
  page,
  expectOrders,
}) => {
  await page.clock.install();
  await expectOrders(1, async () => {
    await toPackages(page);
    const { asked } = await hangNext(page, '/messages');
    await action(page, 'Proses Ucapan').click();
    await asked;
    await leaveAndComeBack(page);
    await expectKept(page, 'My Order Ucapan');
    await page.clock.fastForward(TOO_LONG);
    await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
    await action(page, 'Periksa lagi').click();
    await orderNumberOn(page);
  });
});

test('what another tab made of an order, or discarded, is taken in on coming back', async ({
  page,
  context,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await toPackages(page);
    const other = await context.newPage();
    await leaveAndComeBack(page, async () => {
      await other.goto('/order/orderucapan/payment');
      await action(other, 'Proses Ucapan').click();
      await orderNumberOn(other);
    });
    await expectKept(page, /^ORDER-\d{7}$/);
    await leaveAndComeBack(page, async () => {
      await other.goto('/');
      await other.getByRole('button', { name: /^Hapus pesanan untuk/ }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    });
    await expectKept(page, 'Kirim ucapan');
    await expect(
      page.getByText('Pesanan ini dihapus di tab yang lain, jadi kami mulai dari awal.').first(),
    ).toBeVisible();
  });
});

test('R28 after a sign-out nothing of the user comes back', async ({ page }) => {
  await toTemplates(page, 'General', 'Selamat jalan, sahabat');
  await page.goto('/');
  await signOut(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  await expect(page.getByText('Selamat jalan, sahabat')).toHaveCount(0);
});
