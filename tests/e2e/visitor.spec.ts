import type { Page } from '@playwright/test';
import { signIn, signOut } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });

test('finds a person by city and name, and shows their page', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Bandung/ }).click();
  await expect(page).toHaveURL(/\/duka/);
  await expect(heading(page, 'Info Duka')).toBeVisible();
  await expect(page.getByText(/info duka di .*Bandung/)).toBeVisible();

  const name =
    (
      await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent()
    )?.trim() ?? '';
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/text=/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await page.getByRole('main').locator('a[href^="/duka/detail/"]').first().click();

  await expect(heading(page, name)).toBeVisible();
  await expect(
    page.getByText(/^(Sen|Sel|Rab|Kam|Jum|Sab|Min), \d{1,2} \S+ \d{4} - \d{2}:\d{2}$/).first(),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Info Duka')).toBeVisible();
});

test('offers to clear a search that finds nobody', async ({ page }) => {
  await page.goto('/duka?text=tidakadaorangini');
  await expect(
    page.getByText('Belum ada info duka yang sesuai dengan pencarian ini.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Hapus pencarian' }).click();
  await expect(page.getByText(/info duka di semua kota/)).toBeVisible();
});

test('offers flowers only for funeral houses with an id below 4', async ({ page }) => {
  const answer = await page.request.get('/persons/search?api_key=dukacita-demo&active=1&isLive=1');
  const { results: people } = (await answer.json()) as {
    results: { id: number; FuneralHouseId: number | null }[];
  };
  const near = people.find(({ FuneralHouseId: house }) => house !== null && house < 4);
  const far = people.find(({ FuneralHouseId: house }) => house !== null && house >= 4);
  await page.goto(`/duka/detail/${near?.id}`);
  await expect(page.getByRole('link', { name: 'Kirim bunga' })).toBeVisible();
  await page.goto(`/duka/detail/${far?.id}`);
  await expect(page.getByRole('link', { name: 'Kirim ucapan' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kirim bunga' })).toHaveCount(0);
});

test('shows visitors the sign-in prompt on protected and unknown pages, and the 404 page after the sign-in', async ({
  page,
}) => {
  for (const path of ['/history', '/profile', '/order/ucapan', '/nowhere']) {
    await page.goto(path);
    await expect(page.getByText('Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  }
  await signIn(page, 'Ratna Kusumawardani');
  await expect(page).toHaveURL(/\/nowhere$/);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});

test('returns to Home after a sign-in there, and ends the session in every tab on sign-out', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await signIn(page, 'Ratna Kusumawardani');
  await expect(page).toHaveURL(/\/$/);
  const stored = await page.evaluate(() => localStorage.getItem('currentUser'));
  expect(stored).not.toBe(null);
  expect(stored).not.toMatch(/ratna|access_token/i);

  const other = await context.newPage();
  await other.goto('/history');
  await expect(heading(other, 'Riwayat')).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Sign In / Register' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBe(null);
});

test('shows the phone numbers on the help page, and copies the account number', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/help');
  await expect(page.getByRole('link', { name: /Bandung/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await page.getByRole('button', { name: 'Salin nomor rekening' }).click();
  await expect(page.getByText('copied to clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+$/);
});
