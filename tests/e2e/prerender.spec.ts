import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Holds the app's scripts back, as a slow network does. Answers what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const ahead = (page: Page) => page.locator('#root > [inert]');

/** Where the heading and the last entry of the menu stand, with their styles and fonts. */
async function placesOf(page: Page, heading: Locator) {
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
  test(`R111 ${address} is seen before its scripts have come, as it looks afterwards, and can be used from then on`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const heading = page.locator('h1', { hasText: name });
    await expect(heading).toBeVisible();
    await expect(ahead(page)).toBeVisible();
    const before = await placesOf(page, heading);
    release();
    await expect(ahead(page)).toHaveCount(0);
    await expect(heading).toBeVisible();
    expect(await placesOf(page, heading)).toEqual(before);
    await page.getByRole('link', { name: 'Akun' }).click();
    await expect(page).toHaveURL(/\/profile$/);
  });
}

test('without scripts a page says that it needs them', async ({ browser, baseURL }) => {
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
