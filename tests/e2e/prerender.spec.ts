import type { Locator, Page } from '@playwright/test';
import { heading } from './support/ordering.ts';
import { signIn } from './support/signIn.ts';
import { waitUntilUsable } from './support/waitUntilUsable.ts';
import { ANY_LAYOUT } from './support/anyLayout.ts';
import { expect, test } from './support/test.ts';

/** Holds back the app's scripts, as a slow network does. Returns a function that releases them. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns the boxes of the heading and of the last menu entry once styles and fonts are loaded. */
async function boxesOf(page: Page, title: Locator) {
  await page.evaluate(() => document.fonts.ready);
  return [await title.boundingBox(), await page.getByText('Akun').boundingBox()];
}

const publicPages = [
  { address: '/', name: 'Mengenang dengan hormat' },
  { address: '/duka', name: 'Info Duka' },
  { address: '/duka/detail/1', name: 'Maria Theresia Lie Giok Lan' },
  { address: '/duka/message/1', name: 'Ucapan dukacita' },
  { address: '/help', name: 'WooW Help' },
];

for (const { address, name } of publicPages) {
  test(`R111 R260 shows ${address} with its data before the scripts are loaded, and keeps every element when they are`, async ({
    page,
  }) => {
    // On a slow clock the data of a document is never old, which would make the app load it again.
    await page.clock.setFixedTime(Date.now() - 15 * 60_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    const calls: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
    });
    const release = await holdScripts(page);
    await page.goto(address);
    const title = page.locator('h1', { hasText: name });
    await expect(title).toBeVisible();
    await expect(page.locator('#root [aria-busy="true"]')).toHaveCount(0);
    const before = await boxesOf(page, title);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('#root *'))
        Object.assign(element, { isRendered: true });
    });
    release();
    await waitUntilUsable(page);
    await page.waitForLoadState('networkidle');
    expect(await boxesOf(page, title)).toEqual(before);
    const added = await page.evaluate(() =>
      [...document.querySelectorAll('#root *')]
        .filter((element) => !('isRendered' in element))
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
    );
    expect([added, errors]).toEqual([[], []]);
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Akun' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });
}

/** What a server sends before it waits for the first acknowledgement, in bytes: ten packets. */
const FIRST_WINDOW = 14_600;
/** What headers (671, measured), frames and TLS records take of it in HTTP/2, in bytes. */
const HEADERS = 740;

test(
  'the list, a person, messages and help arrive without waiting for an acknowledgement',
  { tag: ANY_LAYOUT },
  async ({ request }) => {
    for (const { address } of publicPages.slice(1)) {
      const answer = await request.get(address, {
        headers: { accept: 'text/html', 'accept-encoding': 'br' },
      });
      expect(answer.headers()['content-encoding'], address).toBe('br');
      const length = Number(answer.headers()['content-length']);
      expect(length, address).toBeGreaterThan(5_000);
      expect(length, address).toBeLessThan(FIRST_WINDOW - HEADERS);
    }
  },
);

test('R261 loads no script before the pictures of the document are loaded', async ({ page }) => {
  const requests: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => requests.push(request.resourceType()));
  await page.route('**/images/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('img[fetchpriority="high"]').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  expect(requests).toContain('image');
  expect(requests).not.toContain('script');
  expect(requests).not.toContain('stylesheet');
  release();
  await waitUntilUsable(page);
  expect(requests.filter((type) => type === 'stylesheet')).toEqual([]);
});

test(
  'R261 loads the scripts at the first focus, and keeps what is typed before they run',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await page.route('**/images/**', () => new Promise(() => {}));
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const started = page.waitForRequest('**/assets/*.js');
    const search = page.getByRole('searchbox');
    await search.focus();
    await started;
    await search.fill('maria');
    release();
    await waitUntilUsable(page);
    await expect(search).toHaveValue('maria');
    await search.press('Enter');
    await expect(page).toHaveURL(/\/duka\?text=maria$/);
    await expect(page.getByText('2 info duka')).toBeVisible();
  },
);

test(
  'R14 a document has no pause button when motion is reduced, so that no script removes it',
  { tag: ANY_LAYOUT },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      reducedMotion: 'reduce',
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('button', { name: '1 dari 4' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hentikan pergantian gambar' })).toBeHidden();
    await context.close();
  },
);

test(
  'R262 the links, the search and the rest of the list work without scripts',
  { tag: ANY_LAYOUT },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.locator('h1', { hasText: 'Mengenang dengan hormat' })).toBeVisible();
    await page.getByRole('link', { name: 'Bandung' }).click();
    await expect(page.getByText(/^\d+ info duka di (Kota )?Bandung$/)).toBeVisible();
    await page.goto('/');
    await page.getByRole('searchbox').fill('maria');
    await page.getByRole('searchbox').press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.getByRole('combobox').selectOption({ label: 'SEMUA' });
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: 'Cari' }).click();
    await expect(page.getByRole('article')).toHaveCount(25);
    await page.getByRole('link', { name: 'Tampilkan lebih banyak' }).click();
    await expect(page).toHaveURL(/\/duka\?shown=50$/);
    await expect(page.getByRole('article')).toHaveCount(50);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/duka\/detail\/\d+$/);
    await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
    await page.goto('/profile');
    await expect(page.locator('noscript')).toBeVisible();
    await context.close();
  },
);

test(
  'R262 an order that is opened before the scripts run is for the person of the page',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/duka/detail/2', { waitUntil: 'domcontentloaded' });
    const name = await page.locator('h1').innerText();
    await page.getByRole('link', { name: 'Kirim ucapan' }).click();
    await expect(page).toHaveURL(/\/order\/ucapan\?personid=2$/);
    release();
    await signIn(page, 'Meilani Gunawan');
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
    await expect(page).toHaveURL(/\/order\/ucapan\?personid=2$/);
  },
);

test(
  'R266 a button that is pressed before the scripts run is pressed when they do',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/duka/detail/1', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: 'Laporkan' }).click();
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  },
);

test(
  'R260 a reload of a longer list shows as many people again',
  { tag: ANY_LAYOUT },
  async ({ page }) => {
    await page.goto('/duka');
    await waitUntilUsable(page);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('article')).toHaveCount(50);
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(50);
  },
);
