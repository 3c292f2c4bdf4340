import type { Page } from '@playwright/test';
import {
  action,
  expect,
  heading,
  historyOrders,
  waitForOrderNumber,
  test,
  openPackages,
  placeGreeting,
} from './support/ordering.ts';
import { serveReleases } from './support/releases.ts';
import { signIn } from './support/signIn.ts';
import { test as visitors } from './support/test.ts';

test.use({ serviceWorkers: 'allow', buyer: 'Siti Nurhaliza Rahmawati' });
visitors.use({ serviceWorkers: 'allow' });

/** Waits until a service worker controls the page. */
async function untilControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
}

/** Returns the paths of the requests in a cache. */
function cachedPaths(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, cache);
}

const offlineNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Anda sedang offline' });
const cards = (page: Page) => page.getByRole('main').locator('a[href^="/duka/detail/"]');

visitors(
  'R89 opens visited pages offline, explains why an unvisited person cannot be shown, and recovers online',
  async ({ page, context }) => {
    await page.goto('/');
    await untilControlled(page);
    await expect.poll(() => cachedPaths(page, 'reads')).toContain('/ads/top');
    await page.getByRole('link', { name: 'Info Duka', exact: true }).click();
    await expect(cards(page).first()).toBeVisible();
    const [visited, unvisited] = await cards(page).evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href') ?? '')),
    ]);
    await page.locator(`a[href="${visited}"]`).first().click();
    await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
    const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await expect
      .poll(() => cachedPaths(page, 'reads'))
      .toContain(visited?.replace('/duka/', '/persons/'));

    await context.setOffline(true);
    await page.reload();
    await expect(heading(page, name)).toBeVisible();
    await expect(offlineNotice(page)).toBeVisible();
    await page.goto('/duka');
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bandung' })).toBeVisible();

    await page.goto(unvisited ?? '');
    await expect(page.getByRole('main')).toContainText('Anda sedang tidak terhubung ke internet');
    await expect(offlineNotice(page)).toBeVisible();
    await context.setOffline(false);
    await action(page, 'Coba lagi').click();
    await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
    await expect(offlineNotice(page)).toHaveCount(0);
  },
);

visitors(
  'signs in while a service worker controls the page, and caches no user data',
  async ({ page }) => {
    await page.goto('/profile');
    await untilControlled(page);
    await signIn(page, 'Siti Nurhaliza Rahmawati');
    await expect(heading(page, 'Profil')).toBeVisible();
    expect(await cachedPaths(page, 'reads')).not.toContain('/users/v2/search');
  },
);

test('R90 opens the payment of an order offline, and caches nothing about the order or its buyer', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await untilControlled(page);
  await openPackages(page);
  await placeGreeting(page);
  const number = await waitForOrderNumber(page);
  await action(page, 'Lanjut ke pembayaran').click();
  const account = /\d{4} ?\d{4} ?\d{2}/;
  await expect(page.getByRole('main')).toContainText(account);
  await page.goto('/history');
  await expect(historyOrders(page, number)).toHaveCount(1);

  await context.setOffline(true);
  await page.goto('/order/orderucapan/checkoutfinish');
  await expect(page.getByRole('main')).toContainText(account);
  await expect(page.getByRole('timer')).toHaveText(/^Sisa (1 hari|23 jam 5\d menit)$/);
  await action(page, 'Konfirmasi pembayaran').click();
  await expect(page.getByRole('main')).toContainText(number);
  await page.goto('/history');
  await expect(page.getByRole('main')).toContainText(
    'Riwayat hanya dapat dibuka dengan koneksi internet.',
  );

  const cachedRequests = await page.evaluate(async () => {
    const all = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return all.flat().map(({ url, method }) => `${method} ${new URL(url).pathname}`);
  });
  expect(
    cachedRequests.filter(
      (request) =>
        !/^GET \/(assets|images|persons|ads)\/|^GET \/(cities|index\.html|offline\/builds\.json)$/.test(
          request,
        ),
    ),
  ).toEqual([]);
});

visitors(
  'R94 shows a new release at the next visit, activates its worker, and keeps an open page working',
  async ({ page, context, baseURL }) => {
    const releases = await serveReleases(baseURL ?? '');
    try {
      await page.goto(releases.address);
      await untilControlled(page);
      const open = await context.newPage();
      await open.goto(releases.address);
      const release = (of: Page) =>
        of
          .locator('meta[name="release"]')
          .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('content')));
      expect(await release(page)).toEqual([]);

      releases.publishNext();
      await page.reload();
      expect(await release(page)).toEqual(['next']);
      await expect
        .poll(async () =>
          (await cachedPaths(page, 'parts')).some((path) => path.endsWith('next.js')),
        )
        .toBe(true);
      await expect
        .poll(() =>
          page.evaluate(async () =>
            (await (await caches.match('/index.html', { cacheName: 'page' }))?.text())?.includes(
              'name="release"',
            ),
          ),
        )
        .toBe(true);

      await open.getByRole('link', { name: 'Info Duka', exact: true }).click();
      await expect(cards(open).first()).toBeVisible();
      await context.setOffline(true);
      await open.reload();
      expect(await release(open)).toEqual(['next']);
      await expect(cards(open).first()).toBeVisible();
    } finally {
      await context.setOffline(false);
      await releases.close();
    }
  },
);
