import { expect, type Page } from '@playwright/test';

/** The staff of the built-in sign-in page, whom it shows on request. */
const staffNames = ['Fina Handayani', 'Rizal Mahendra', 'Sekar Ayu'] as const;

export type StaffName = (typeof staffNames)[number];

/** The accounts of the built-in sign-in page; each has its own orders and profile. */
export type DemoName =
  | 'Ratna Kusumawardani'
  | 'Budi Santoso'
  | 'Meilani Gunawan'
  | 'Yohanes Adi Nugroho'
  | 'Siti Nurhaliza Rahmawati'
  | 'I Wayan Sudarma';

/**
 * Signs in on the current page, in the window that "Sign In / Register" opens. Resolves when the
 * app is signed in and has reloaded the page, because a click before that would be lost.
 */
export async function signIn(page: Page, name: DemoName | StaffName): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In / Register' }).click();
  const popup = await opened;
  const done = Promise.all([popup.waitForEvent('close'), page.waitForEvent('load')]);
  if (staffNames.some((staff) => staff === name)) await popup.getByText('Akun petugas').click();
  await popup.getByRole('button', { name }).click();
  await done;
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toHaveCount(0);
  // On phones, the pages of an order hide the link.
  await expect(page.getByRole('link', { name: 'History', includeHidden: true })).toBeAttached();
}

/**
 * Signs out. Resolves when the app has reloaded at Home, because a click before that would be lost.
 */
export async function signOut(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await reloaded;
  await expect(page.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
}
