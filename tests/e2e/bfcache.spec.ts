import type { Page } from '@playwright/test';
import { chromiumLaunchOptions } from '../../scripts/lib/chromium.mjs';
import {
  acceptWords,
  action,
  expect,
  heading,
  leaveNextUnanswered,
  LONGER_THAN_TIMEOUT,
  openFlowerForm,
  openPackages,
  openTemplates,
  placeBoard,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';
import { signOut } from './support/signIn.ts';
import { waitUntilUsable } from './support/waitUntilUsable.ts';

// Playwright disables the back/forward cache; browsers on phones enable it.
test.use({
  buyer: 'Yohanes Adi Nugroho',
  launchOptions: {
    ...chromiumLaunchOptions({ fullBrowser: true }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Navigates to another document, runs `meanwhile` there, and goes back. */
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
  await waitUntilUsable(page);
  await meanwhile();
  // A page that is restored from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
}

/** Expects that the same page was restored from the cache, and that it shows this heading. */
async function expectRestored(page: Page, name: string | RegExp): Promise<void> {
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

test('restores every page of a greeting order from the back/forward cache, and creates one order', async ({
  page,
  expectOrders,
}) => {
  const note = page.getByRole('textbox', { name: 'Isi catatan' });
  const leaveAndExpectRestored = async (name: string | RegExp) => {
    await leaveAndComeBack(page);
    await expectRestored(page, name);
  };
  await expectOrders(1, async () => {
    await openTemplates(page, 'General', 'Selamat jalan, sahabat');
    await leaveAndExpectRestored('Pilih template');
    await action(page, 'Ubah tulisan').click();
    await expect(note).toHaveValue('Selamat jalan, sahabat');
    await acceptWords(page);
    await leaveAndExpectRestored('My Order Ucapan');
    await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
    await placeGreeting(page);
    const number = await waitForOrderNumber(page);
    await leaveAndExpectRestored(number);
    await action(page, 'Lanjut ke pembayaran').click();
    await expect(page.getByRole('timer')).toBeVisible();
    await leaveAndExpectRestored('Pembayaran');
    await action(page, 'Konfirmasi pembayaran').click();
    await leaveAndExpectRestored('Konfirmasi pembayaran');
    await expect(page.getByRole('main')).toContainText(number);
  });
});

test('restores the form and the checkout of a flower order from the back/forward cache, and creates one order', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openFlowerForm(page, 'Atas berpulangnya sahabat');
    await leaveAndComeBack(page);
    await expectRestored(page, 'Tulis bunga papan');
    await expect(page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ })).toHaveValue(
      'Atas berpulangnya sahabat',
    );
    await placeBoard(page);
    const number = await waitForOrderNumber(page);
    await leaveAndComeBack(page);
    await expectRestored(page, number);
  });
});

test('repeats an order request that was pending when the page was left, and creates one order', async ({
  page,
  expectOrders,
}) => {
  await page.clock.install();
  await expectOrders(1, async () => {
    await openPackages(page);
    const { requestSent } = await leaveNextUnanswered(page, '/messages');
    await placeGreeting(page);
    await requestSent;
    await leaveAndComeBack(page);
    await expectRestored(page, 'My Order Ucapan');
    await page.clock.fastForward(LONGER_THAN_TIMEOUT);
    await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
    await action(page, 'Periksa lagi').click();
    await waitForOrderNumber(page);
  });
});

test('shows on return that another tab placed or discarded the order', async ({
  page,
  context,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openPackages(page);
    const other = await context.newPage();
    await leaveAndComeBack(page, async () => {
      await other.goto('/order/orderucapan/payment');
      await placeGreeting(other);
      await waitForOrderNumber(other);
    });
    await expectRestored(page, /^ORDER-\d{7}$/);
    await leaveAndComeBack(page, async () => {
      await other.goto('/');
      await other.getByRole('button', { name: /^Hapus pesanan untuk/ }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Hapus' }).click();
    });
    await expectRestored(page, 'Kirim ucapan');
    await expect(
      page.getByText('Pesanan ini dihapus di tab yang lain, jadi kami mulai dari awal.').first(),
    ).toBeVisible();
  });
});

test('R28 shows nothing of the user on going back after a sign-out', async ({ page }) => {
  await openTemplates(page, 'General', 'Selamat jalan, sahabat');
  await page.goto('/');
  await signOut(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  await expect(page.getByText('Selamat jalan, sahabat')).toHaveCount(0);
});
