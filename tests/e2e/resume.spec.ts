import type { Page } from '@playwright/test';
import { signIn } from './support/signIn.ts';
import {
  acceptPreview,
  acceptWords,
  action,
  attachFile,
  expect,
  hasPath,
  heading,
  LOGO,
  openPackages,
  openTemplates,
  PERSON,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';

test.use({ buyer: 'I Wayan Sudarma' });

const note = (page: Page) => page.getByRole('textbox', { name: 'Isi catatan' });

/**
 * Waits for a page and its address, which follows the page, and expects the same page after a reload,
 * after a lost connection, and in another tab. Returns that tab.
 */
async function leaveAndReturn(page: Page, name: string | RegExp, path: string): Promise<Page> {
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(hasPath(path));
  const address = page.url();
  await page.reload();
  await expect(heading(page, name)).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.context().setOffline(true);
  await expect(page.getByText('Anda sedang offline').first()).toBeVisible();
  await expect(heading(page, name)).toBeVisible();
  await page.context().setOffline(false);
  const other = await page.context().newPage();
  await page.close();
  await other.goto(address);
  await expect(heading(other, name)).toBeVisible();
  await expect(other).toHaveURL(address);
  return other;
}

test('resumes a greeting order at every step after a reload, after a lost connection and in another tab', async ({
  page: first,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openTemplates(first, 'General', 'Selamat jalan, sahabat');
    await expect(first).toHaveURL(hasPath('/order/orderucapan'));
    await first.goBack();
    let page = await leaveAndReturn(first, 'Kirim ucapan', '/order/ucapan');
    await expect(note(page)).toHaveValue('Selamat jalan, sahabat');
    await action(page, 'Pilih template').click();
    page = await leaveAndReturn(page, 'Pilih template', '/order/orderucapan');
    await action(page, 'Ubah tulisan').click();
    await expect(note(page)).toHaveValue('Selamat jalan, sahabat');
    await acceptWords(page);
    page = await leaveAndReturn(page, 'My Order Ucapan', '/order/orderucapan/payment');
    await page.goto('/order/ucapan');
    await expect(note(page)).toHaveValue('Selamat jalan, sahabat');
    await page.goBack();
    await expect(heading(page, 'My Order Ucapan')).toBeVisible();
    await page.goForward();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
    await page.goto('/order/orderucapan/payment');
    await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
    await placeGreeting(page);
    const number = await waitForOrderNumber(page);
    page = await leaveAndReturn(page, number, '/order/orderucapan/checkoutva');
    await action(page, 'Lanjut ke pembayaran').click();
    page = await leaveAndReturn(page, 'Pembayaran', '/order/orderucapan/checkoutfinishva');
    await action(page, 'Konfirmasi pembayaran').click();
    page = await leaveAndReturn(page, 'Konfirmasi pembayaran', '/order/orderucapan/confirmpayment');
    await expect(page.getByRole('main')).toContainText(number);
  });
});

test('redirects the forms of an existing order to it, and replaces the history entry at every step', async ({
  page,
}) => {
  await openPackages(page);
  const length = await page.evaluate(() => history.length);
  await placeGreeting(page);
  const number = await waitForOrderNumber(page);
  await action(page, 'Lanjut ke pembayaran').click();
  await action(page, 'Konfirmasi pembayaran').click();
  await expect(heading(page, 'Konfirmasi pembayaran')).toBeVisible();
  expect(await page.evaluate(() => history.length)).toBe(length);
  for (const form of ['/order/ucapan', '/order/orderucapan', '/order/orderucapan/payment']) {
    await page.goto(form);
    await expect(heading(page, 'Konfirmasi pembayaran')).toBeVisible();
  }
  await page.goBack();
  await expect(page.getByRole('main')).toContainText(number);
});

for (const presses of [0, 1, 2]) {
  test(`R153 Back leaves a placed order with one press, after ${presses} steps of its payment`, async ({
    page,
  }) => {
    await openPackages(page);
    await placeGreeting(page);
    await waitForOrderNumber(page);
    for (const name of ['Lanjut ke pembayaran', 'Konfirmasi pembayaran'].slice(0, presses)) {
      await action(page, name).click();
      await expect(action(page, name)).toHaveCount(0);
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/duka\/detail\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test('restores every text when the session expires and the buyer signs in again', async ({
  page,
}) => {
  await openTemplates(page, 'General', 'Selamat jalan, sahabat');
  await page.route(
    hasPath('/messages/preview/'),
    (route) =>
      route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Sign in.' } }),
    { times: 1 },
  );
  await page.route(hasPath('/mauth/refresh'), (route) =>
    route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'Sign in.' } }),
  );
  await action(page, 'Periksa kartu').click();
  await expect(heading(page, 'Silakan melakukan login / signin terlebih dahulu')).toBeVisible();
  await page.unroute(hasPath('/mauth/refresh'));
  await signIn(page, 'I Wayan Sudarma');
  await expect(heading(page, 'Pilih template')).toBeVisible();
  await action(page, 'Ubah tulisan').click();
  await expect(note(page)).toHaveValue('Selamat jalan, sahabat');
  await acceptWords(page);
});

for (const [description, value] of [
  ['invalid JSON', '{'],
  [
    'of another version',
    JSON.stringify({
      version: 0,
      savedAt: 1,
      person: { id: PERSON, name: 'A', funeralHouse: {} },
      draft: {},
    }),
  ],
] as const) {
  test(`discards a draft that is ${description}, and says so`, async ({ page }) => {
    await openTemplates(page, 'General', 'Selamat jalan');
    // Written before the scripts of the reloaded page, so that the page that ends cannot overwrite it.
    await page.addInitScript((text) => {
      for (const key of Object.keys(localStorage))
        if (/^order:\d+:0:/.test(key)) localStorage.setItem(key, text);
    }, value);
    await page.reload();
    await expect(
      page
        .getByText('Draf pesanan yang lama tidak dapat dibuka lagi, jadi kami mulai dari awal.')
        .first(),
    ).toBeVisible();
    await expect(heading(page, 'Kirim ucapan')).toBeVisible();
    await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
    await expect(note(page)).toHaveValue('');
  });
}

test('resumes and discards a saved order from Home and from the page of the person', async ({
  page,
}) => {
  await openPackages(page, 'Selamat jalan, sahabat');
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Lanjutkan pesanan' }).click();
  await expect(heading(page, 'My Order Ucapan')).toBeVisible();
  await page.goto('/');
  const orders = page
    .getByRole('region', { name: 'Lanjutkan pesanan' })
    .or(page.locator('section', { has: page.getByRole('heading', { name: 'Lanjutkan pesanan' }) }))
    .first();
  await orders.getByRole('link', { name: /Kartu ucapan/ }).click();
  await expect(heading(page, 'My Order Ucapan')).toBeVisible();

  await page.goto('/');
  const discard = page.getByRole('button', { name: /^Hapus pesanan untuk/ });
  await discard.click();
  const dialog = page.getByRole('dialog', { name: 'Hapus dari perangkat ini?' });
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect(discard).toBeFocused();
  await discard.click();
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(/dihapus dari perangkat ini\.$/).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lanjutkan pesanan' })).toHaveCount(0);
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim ucapan' }).click();
  await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
  await expect(note(page)).toHaveValue('');

  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('main').getByRole('button', { name: 'Hapus', exact: true }).click();
  await dialog.getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText(/dihapus dari perangkat ini\.$/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lanjutkan pesanan' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('uploads a pending logo after a reload, and shows it after the next reload', async ({
  page,
}) => {
  await openTemplates(page, 'Logo/Gambar');
  await page.route(hasPath('/florist/message/logo/'), () => {}, { times: 1 });
  const uploadRequest = page.waitForRequest((request) =>
    hasPath('/florist/message/logo/')(new URL(request.url())),
  );
  await attachFile(page, 'Logo atau gambar');
  await uploadRequest;
  await expect.poll(() => countStoredFiles(page)).toBe(1);
  await page.reload();
  await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
  await expect(page.getByText(LOGO.name)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
  await acceptPreview(page);
});

/** Returns how many chosen files the device has stored, so that they survive a reload. */
function countStoredFiles(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const name = 'order-files';
    // Opening it first would create it without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.addEventListener('success', () => {
        const counting = opening.result.transaction('files').objectStore('files').count();
        counting.addEventListener('success', () => resolve(counting.result));
        opening.result.close();
      });
    });
  });
}
