import type { Page } from '@playwright/test';
import {
  action,
  at,
  expect,
  heading,
  lately,
  orderNumberOn,
  PERSON,
  tellTimeOfPage,
  test,
  toForm,
  toProducts,
} from './support/ordering.ts';

test.use({ buyer: 'Meilani Gunawan' });

const WORDS = 'Atas berpulangnya sahabat kami';
const below = (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ });
const boards = (page: Page) => page.getByRole('button', { name: /^Pilih / });

/** Answers the next call of a path with a refusal. */
const refuseNext = (page: Page, path: string | RegExp, status: number, code: string) =>
  page.route(
    at(path),
    (route) => route.fulfill({ status, json: { code, message: 'It is gone.' } }),
    { times: 1 },
  );

for (const [hour, told] of [
  ['17:29:59', 'Pesanan sebelum pukul 17:30 WIB dikirim hari ini.'],
  ['17:30:00', 'Pesanan setelah pukul 17:30 mungkin dikirim keesokan harinya.'],
] as const) {
  test(`R57 at ${hour} in Jakarta florists and form say when flowers are delivered, and the order is made`, async ({
    page,
    expectOrders,
  }) => {
    await page.clock.setFixedTime(lately(hour));
    await tellTimeOfPage(page);
    await expectOrders(1, async () => {
      await page.goto(`/duka/detail/${PERSON}`);
      await page.getByRole('link', { name: 'Kirim bunga' }).click();
      await expect(page.getByText(told)).toBeVisible();
      await page
        .getByRole('button', { name: /^Lihat bunga papan/ })
        .first()
        .click();
      await boards(page).first().click();
      await expect(page.getByText(told)).toBeVisible();
      await action(page, 'Pesan bunga').click();
      await orderNumberOn(page);
    });
  });
}

test('a board that is gone when it is ordered is chosen anew, with every word kept', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await toForm(page, WORDS);
    await refuseNext(page, '/florist/message', 410, 'product_unavailable');
    await action(page, 'Pesan bunga').click();
    await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Produk ini sudah tidak tersedia.');
    await boards(page).last().click();
    await expect(below(page)).toHaveValue(WORDS);
    await action(page, 'Pesan bunga').click();
    await orderNumberOn(page);
  });
});

test('a florist who is gone when flowers are ordered is chosen anew, with every word kept', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await toForm(page, WORDS);
    await refuseNext(page, '/florist/message', 410, 'florist_unavailable');
    await action(page, 'Pesan bunga').click();
    await expect(heading(page, 'Pilih florist')).toBeVisible();
    await expect(page.getByRole('alert')).toContainText(
      'Florist ini sedang tidak melayani rumah duka tersebut.',
    );
    await page
      .getByRole('button', { name: /^Lihat bunga papan/ })
      .last()
      .click();
    await boards(page).first().click();
    await expect(below(page)).toHaveValue(WORDS);
    await action(page, 'Pesan bunga').click();
    await orderNumberOn(page);
  });
});

test('a florist or a board that the server does not know any more is told before anything is written', async ({
  page,
}) => {
  await page.goto(`/duka/detail/${PERSON}`);
  await page.getByRole('link', { name: 'Kirim bunga' }).click();
  await refuseNext(page, /^\/partners\/florist\/\d+\/products$/, 404, 'not_found');
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
  await refuseNext(page, /\/product\/\d+$/, 404, 'not_found');
  await boards(page).first().click();
  await expect(page.getByRole('alert')).toContainText('Produk ini sudah tidak tersedia.');
  await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
});

test('R44 a price that changed is told with both prices before it is ordered, and again before it is paid', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await toProducts(page);
    await boards(page).first().click();
    await page.goBack();
    await page.route(
      at(/^\/partners\/florist\/\d+\/products$/),
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
    const told = page.getByRole('alert').filter({ hasText: 'Harga berubah' });
    await expect(told).toContainText(/semula Rp\s[\d.]+, sekarang Rp\s[\d.]+/);
    const [before = '', now = ''] = (await told.textContent())?.match(/Rp\s\d[\d.]*\d/g) ?? [];
    await boards(page).first().click();
    await expect(page.getByText(/^Total/)).toContainText(now);
    // The server still asks for what it asked before, which is a change, too.
    await action(page, 'Pesan bunga').click();
    await orderNumberOn(page);
    await expect(page.getByRole('status').filter({ hasText: 'Harga berubah' })).toContainText(
      `Sebelumnya total ${now}. Menurut server, total yang harus dibayar sekarang ${before}.`,
    );
  });
});
