import type { Page } from '@playwright/test';
import {
  answerWithClockOfPage,
  expect,
  hasPath,
  heading,
  lastTimeInJakarta,
  openBoards,
  openFlowerForm,
  PERSON,
  placeBoard,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';

test.use({ buyer: 'Meilani Gunawan' });

const TEXT = 'Atas berpulangnya sahabat kami';
const below = (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ });
const boards = (page: Page) => page.getByRole('button', { name: /^Pilih / });

/** Rejects the next request to a path with this status and error code. */
const rejectNext = (page: Page, path: string | RegExp, status: number, code: string) =>
  page.route(
    hasPath(path),
    (route) => route.fulfill({ status, json: { code, message: 'It is gone.' } }),
    { times: 1 },
  );

for (const [time, notice] of [
  ['17:29:59', /^Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB/],
  ['17:30:00', /^Pesanan setelah pukul 17:30 WIB mungkin dikirim besok \(\w+, \d+ \w+\)\.$/],
] as const) {
  test(`R57 shows the delivery day for ${time} in Jakarta on the florists page and in the form, and creates the order`, async ({
    page,
    expectOrders,
  }) => {
    await page.clock.setFixedTime(lastTimeInJakarta(time));
    await answerWithClockOfPage(page);
    await expectOrders(1, async () => {
      await page.goto(`/duka/detail/${PERSON}`);
      await page.getByRole('link', { name: 'Kirim bunga' }).click();
      await expect(page.getByText(notice)).toBeVisible();
      await page
        .getByRole('button', { name: /^Lihat bunga papan/ })
        .first()
        .click();
      await boards(page).first().click();
      await expect(page.getByText(notice)).toBeVisible();
      await placeBoard(page);
      await waitForOrderNumber(page);
    });
  });
}

test('returns to the boards and keeps every text when the ordered board is no longer available', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openFlowerForm(page, TEXT);
    await rejectNext(page, '/florist/message', 410, 'product_unavailable');
    await placeBoard(page);
    await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Produk ini sudah tidak tersedia.');
    await boards(page).last().click();
    await expect(below(page)).toHaveValue(TEXT);
    await placeBoard(page);
    await waitForOrderNumber(page);
  });
});

test('returns to the florists and keeps every text when the chosen florist is no longer available', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openFlowerForm(page, TEXT);
    await rejectNext(page, '/florist/message', 410, 'florist_unavailable');
    await placeBoard(page);
    await expect(heading(page, 'Pilih florist')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'Florist ini sedang tidak melayani rumah duka tersebut.',
    );
    await page
      .getByRole('button', { name: /^Lihat bunga papan/ })
      .last()
      .click();
    await boards(page).first().click();
    await expect(below(page)).toHaveValue(TEXT);
    await placeBoard(page);
    await waitForOrderNumber(page);
  });
});

test('reports a florist or a board that the server no longer knows before the form is shown', async ({
  page,
}) => {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim bunga' }).click();
  await rejectNext(page, /^\/partners\/florist\/\d+\/products$/, 404, 'not_found');
  await page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toContainText(
    'Florist ini sedang tidak melayani rumah duka tersebut.',
  );
  await expect(heading(page, 'Pilih florist')).toBeVisible();
  await page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
  await rejectNext(page, /\/product\/\d+$/, 404, 'not_found');
  await boards(page).first().click();
  await expect(page.getByRole('alert')).toContainText('Produk ini sudah tidak tersedia.');
  await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
});

test('R44 shows both prices of a board whose price changed, before the order and again before the payment', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openBoards(page);
    await boards(page).first().click();
    await expect(page).toHaveURL(hasPath('/order/orderbunga/fillform'));
    await page.goBack();
    await page.route(
      hasPath(/^\/partners\/florist\/\d+\/products$/),
      async (route) => {
        const answer = await route.fetch();
        const { result } = (await answer.json()) as { result: { price: number }[] };
        await route.fulfill({
          json: { result: result.map((board) => ({ ...board, price: board.price + 50_000 })) },
        });
      },
      { times: 1 },
    );
    await page.reload();
    const notice = page.getByRole('alert').filter({ hasText: 'Harga berubah' });
    await expect(notice).toContainText(/semula\sRp\s[\d.]+, sekarang\sRp\s[\d.]+/);
    const [before = '', now = ''] = (await notice.textContent())?.match(/Rp\s\d[\d.]*\d/g) ?? [];
    await boards(page).first().click();
    await expect(page.getByText('Total Rp')).toContainText(now);
    // The server still charges the original price, which is another change to the app.
    await placeBoard(page);
    await waitForOrderNumber(page);
    await expect(page.getByRole('status').filter({ hasText: 'Harga berubah' })).toContainText(
      `sebelumnya total ${now}, sekarang ${before}.`,
    );
  });
});
