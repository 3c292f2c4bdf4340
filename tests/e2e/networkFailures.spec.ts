import type { Page } from '@playwright/test';
import {
  action,
  expect,
  hasPath,
  heading,
  leaveNextUnanswered,
  LONGER_THAN_TIMEOUT,
  openFlowerForm,
  openPackages,
  openReview,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';
import { waitUntilUsable } from './support/waitUntilUsable.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

const orderKinds = [
  {
    name: 'a greeting order',
    creationPath: '/messages',
    toOrderButton: async () => {},
    orderButton: 'Proses Ucapan',
    pageHeading: 'My Order Ucapan',
    openOrderPage: (page: Page) => openPackages(page, 'Selamat jalan, sahabat'),
  },
  {
    name: 'a flower order',
    creationPath: '/florist/message',
    toOrderButton: openReview,
    orderButton: 'Buat pesanan',
    pageHeading: 'Tulis bunga papan',
    openOrderPage: (page: Page) => openFlowerForm(page, 'Atas berpulangnya sahabat kami'),
  },
] as const;

for (const kind of orderKinds) {
  test.describe(`creating ${kind.name}`, () => {
    test('repeats the same request when the server takes too long, and creates one order', async ({
      page,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const keys: (string | null)[] = [];
        page.on('request', async (request) => {
          if (request.method() === 'POST' && hasPath(kind.creationPath)(new URL(request.url())))
            keys.push(await request.headerValue('idempotency-key'));
        });
        const { requestSent } = await leaveNextUnanswered(page, kind.creationPath);
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).click();
        await requestSent;
        await page.clock.fastForward(LONGER_THAN_TIMEOUT);
        await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
        await expect(page.getByRole('main')).toContainText('Layanan kami terlalu lama menjawab.');
        await action(page, 'Periksa lagi').click();
        await waitForOrderNumber(page);
        expect(keys).toEqual([keys[0], keys[0]]);
        expect(keys[0]).toMatch(/^[\w-]{16,}$/);
      });
    });

    test('creates one order after a double tap and a reload while the request is pending', async ({
      page,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const { requestSent } = await leaveNextUnanswered(page, kind.creationPath);
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).dblclick();
        await requestSent;
        await page.reload();
        await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
        await action(page, 'Periksa lagi').dblclick();
        await waitForOrderNumber(page);
      });
    });

    test('creates one order from one draft in two tabs', async ({
      page,
      context,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(heading(other, kind.pageHeading)).toBeVisible();
        await kind.toOrderButton(other);
        await expect(action(other, kind.orderButton)).toBeEnabled();
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).click();
        const number = await waitForOrderNumber(page);
        await expect(heading(other, number)).toBeVisible();
        await other.reload();
        expect(await waitForOrderNumber(other)).toBe(number);
        await page.reload();
        expect(await waitForOrderNumber(page)).toBe(number);
      });
    });
  });
}

test('R389 says that the code of a page could not be loaded, and loads it with a later visit', async ({
  page,
}) => {
  await page.goto('/duka');
  await waitUntilUsable(page);
  await page.route(/HelpRoute.*\.js$/, (route) => route.abort());
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await goTo('WooW Help');
  await expect(heading(page, 'Halaman ini belum termuat')).toBeVisible();
  await expect(action(page, 'Muat ulang')).toBeVisible();

  await page.unrouteAll();
  await expect(async () => {
    await goTo('Home');
    await expect(page).toHaveURL(/\/$/);
    await goTo('WooW Help');
    await expect(heading(page, 'WooW Help')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
