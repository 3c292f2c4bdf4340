import { expect, type Page } from '@playwright/test';

/** People whom the built-in sign-in offers; each is another user, with orders and a profile of their own. */
export type DemoName =
  | 'Ratna Kusumawardani'
  | 'Budi Santoso'
  | 'Meilani Gunawan'
  | 'Yohanes Adi Nugroho'
  | 'Siti Nurhaliza Rahmawati'
  | 'I Wayan Sudarma';

/**
 * Signs in as a person would: by the window that "Sign In / Register" opens, on the page that is shown. Ends when
 * the app knows who it is and has loaded the page anew: what was pressed before that would be lost.
 */
export async function signIn(page: Page, name: DemoName): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In / Register' }).click();
  const popup = await opened;
  const done = Promise.all([popup.waitForEvent('close'), page.waitForEvent('load')]);
  await popup.getByRole('button', { name }).click();
  await done;
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'History' })).toBeVisible();
}

/** Signs out as a person would; ends when the app has begun anew, at Home: what was done before that would be lost. */
export async function signOut(page: Page): Promise<void> {
  const begun = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await begun;
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
}
