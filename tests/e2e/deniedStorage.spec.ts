import {
  acceptPreview,
  action,
  heading,
  placeGreeting,
  waitForOrderNumber,
  writeNote,
} from './support/ordering.ts';
import { expect, test } from './support/test.ts';

/** Every storage of the page throws as soon as it is touched, as where cookies are blocked. */
test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied.', 'SecurityError');
        },
      });
  }),
);

test('R193 shows the public pages, signs in and orders without any storage, and says once what is lost', async ({
  page,
}) => {
  const notice = page.getByText('Peramban ini tidak mengizinkan penyimpanan.');
  await page.goto('/');
  await expect(notice).toHaveCount(1);
  await page.getByRole('link', { name: 'WooW Help' }).click();
  await expect(heading(page, 'WooW Help')).toBeVisible();
  await page.getByRole('link', { name: 'Info Duka', exact: true }).click();
  await page.getByRole('main').locator('a[href^="/duka/message/"]').first().click();
  await expect(heading(page, /Ucapan/)).toBeVisible();
  await expect(notice).toHaveCount(1);

  await page.goto('/duka/detail/1');
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Sign In / Register' }).click();
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: 'I Wayan Sudarma' }).click();
  await closed;
  await expect(heading(page, 'Kirim ucapan')).toBeVisible();
  await writeNote(page, 'Selamat jalan, sahabat');
  await page.getByRole('radio', { name: 'General' }).check();
  await action(page, 'Pilih template').click();
  await acceptPreview(page);
  await placeGreeting(page);
  await waitForOrderNumber(page);
});
