import type { Locator, Page } from '@playwright/test';
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

const prerendered = (page: Page) => page.locator('#root > [inert]');

/** Returns the boxes of the heading and of the last menu entry once styles and fonts are loaded. */
async function boxesOf(page: Page, heading: Locator) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
      ({ sheet }) => sheet !== null,
    ),
  );
  await page.evaluate(() => document.fonts.ready);
  return [await heading.boundingBox(), await page.getByText('Akun').boundingBox()];
}

for (const { address, name } of [
  { address: '/', name: 'Mengenang dengan hormat' },
  { address: '/duka', name: 'Info Duka' },
  { address: '/duka/message/1', name: 'Ucapan dukacita' },
  { address: '/help', name: 'WooW Help' },
]) {
  test(`R111 shows ${address} in its final layout before the scripts are loaded, and makes it usable afterwards`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = page.locator('h1', { hasText: name });
    await expect(heading).toBeVisible();
    await expect(prerendered(page)).toBeVisible();
    const before = await boxesOf(page, heading);
    release();
    await expect(prerendered(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
    expect(await boxesOf(page, heading)).toEqual(before);
    await page.getByRole('link', { name: 'Akun' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });
}

test('says that the page needs JavaScript when it is disabled', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('noscript')).toBeVisible();
  await expect(page.locator('h1', { hasText: 'Mengenang dengan hormat' })).toBeVisible();
  await context.close();
});
