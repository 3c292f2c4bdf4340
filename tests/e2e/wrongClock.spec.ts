import type { Page } from '@playwright/test';
import {
  action,
  expect,
  heading,
  openFlowerForm,
  openPackages,
  placeBoard,
  placeGreeting,
  waitForOrderNumber,
} from './support/ordering.ts';
import { signIn } from './support/signIn.ts';
import { test } from './support/test.ts';

const HOUR = 3_600_000;

/** The remaining time to pay of a new order, less the duration of the test. */
const almostADay = /^Sisa (1 hari|23 jam 5\d menit)$/;

async function expectPayable(page: Page): Promise<void> {
  await expect(heading(page, 'Pembayaran')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(almostADay);
  await expect(page.getByRole('button', { name: 'Pesan lagi' })).toHaveCount(0);
}

test('R112 signs in, orders and shows a day to pay, also after a reload, when the device clock is 25 hours fast', async ({
  page,
  context,
}) => {
  await context.clock.install({ time: Date.now() + 25 * HOUR });
  await page.goto('/profile');
  await signIn(page, 'Budi Santoso');
  await openPackages(page);
  await placeGreeting(page);
  await waitForOrderNumber(page);
  await action(page, 'Lanjut ke pembayaran').click();
  await expectPayable(page);
  await page.reload();
  await expectPayable(page);
});

test('R112 asks for no money when the clock is set forward offline, and shows the correct time to pay online', async ({
  page,
  context,
}) => {
  await context.clock.install();
  await page.goto('/profile');
  await signIn(page, 'Budi Santoso');
  await openFlowerForm(page);
  await placeBoard(page);
  await waitForOrderNumber(page);
  await action(page, 'Lanjut ke pembayaran').click();
  await expectPayable(page);

  await context.setOffline(true);
  await page.clock.setSystemTime(Date.now() + 25 * HOUR);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Batas waktu tampaknya sudah lewat',
  );
  await expect(page.getByRole('button', { name: 'Pesan lagi' })).toHaveCount(0);

  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expectPayable(page);
  await page.reload();
  await expectPayable(page);
});
