import type { Page } from '@playwright/test';
import {
  acceptPreview,
  action,
  at,
  beginGreeting,
  expect,
  failNext,
  faults,
  hangNext,
  heading,
  LOGO,
  orderNumberOn,
  PERSON,
  test,
  toForm,
  toPackages,
  toProducts,
  toTemplates,
  writeNote,
  type Fault,
} from './support/ordering.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

/** Longer than a phone waits for an answer, in ms. */
const TOO_LONG = 61_000;

const kinds = [
  {
    name: 'a greeting',
    path: '/messages',
    place: 'Proses Ucapan',
    page: 'My Order Ucapan',
    begin: (page: Page) => toPackages(page, 'Selamat jalan, sahabat'),
    typed: (page: Page) => page.getByRole('textbox', { name: 'Isi catatan' }),
    words: 'Selamat jalan, sahabat',
    toWords: async (page: Page) => {
      await page.goBack();
      await expect(heading(page, 'Tulis ucapan')).toBeVisible();
    },
    fromWords: acceptPreview,
  },
  {
    name: 'flowers',
    path: '/florist/message',
    place: 'Pesan bunga',
    page: 'Tulis bunga papan',
    begin: (page: Page) => toForm(page, 'Atas berpulangnya sahabat kami'),
    typed: (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }),
    words: 'Atas berpulangnya sahabat kami',
    toWords: async () => {},
    fromWords: async () => {},
  },
] as const;

for (const kind of kinds) {
  test.describe(`the creation of ${kind.name}`, () => {
    test('is asked again after every kind of failure, and makes one order', async ({ page, context, expectOrders }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await kind.begin(page);
        const keys = new Set<string | null>();
        page.on('request', async (request) => {
          if (request.method() === 'POST' && at(kind.path)(new URL(request.url()))) keys.add(await request.headerValue('idempotency-key'));
        });

        // After a refusal nothing was done, and the words may still be changed.
        for (const fault of ['refusal', 'tooMany'] as const) {
          await failNext(page, kind.path, fault);
          await action(page, kind.place).click();
          await expect(page.getByRole('main')).toContainText(faults[fault].sentence);
          await expect(heading(page, kind.page)).toBeVisible();
        }
        await context.setOffline(true);
        await action(page, kind.place).click();
        await expect(page.getByRole('main')).toContainText('Anda sedang tidak terhubung ke internet.');
        await context.setOffline(false);
        await kind.toWords(page);
        await expect(kind.typed(page)).toHaveValue(kind.words);
        await kind.fromWords(page);

        // After these nobody knows, and only the very same order may be asked for.
        await failNext(page, kind.path, 'refused');
        await action(page, kind.place).click();
        await expectUnknown(page, 'refused');
        for (const fault of ['reset', 'broken', 'html', 'otherwise'] as const) {
          await failNext(page, kind.path, fault);
          await action(page, 'Periksa lagi').click();
          await expectUnknown(page, fault);
        }
        const { asked } = await hangNext(page, kind.path);
        await action(page, 'Periksa lagi').click();
        await asked;
        await page.clock.fastForward(TOO_LONG);
        await expect(page.getByRole('main')).toContainText('Server terlalu lama menjawab.');
        await failNext(page, kind.path, 'lost');
        await action(page, 'Periksa lagi').click();
        await expectUnknown(page, 'lost');

        // What does not reach the order's desk says nothing about the order either.
        await failNext(page, kind.path, 'tooMany');
        await action(page, 'Periksa lagi').click();
        await expect(page.getByRole('main')).toContainText(faults.tooMany.sentence);
        await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
        await context.setOffline(true);
        await action(page, 'Periksa lagi').click();
        await expect(page.getByRole('main')).toContainText('Anda sedang tidak terhubung ke internet.');
        await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
        await context.setOffline(false);

        await action(page, 'Periksa lagi').click();
        await orderNumberOn(page);
        expect(keys.size).toBe(1);
      });
    });

    test('makes one order of a double tap and of a reload in flight', async ({ page, expectOrders }) => {
      await expectOrders(1, async () => {
        await kind.begin(page);
        const { asked } = await hangNext(page, kind.path);
        await action(page, kind.place).dblclick();
        await asked;
        await page.reload();
        await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
        await action(page, 'Periksa lagi').dblclick();
        await orderNumberOn(page);
      });
    });

    test('makes one order of one draft in two tabs', async ({ page, context, expectOrders }) => {
      await expectOrders(1, async () => {
        await kind.begin(page);
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(heading(other, kind.page)).toBeVisible();
        await expect(action(other, kind.place)).toBeEnabled();
        await action(page, kind.place).click();
        const number = await orderNumberOn(page);
        await expect(heading(other, number)).toBeVisible();
        await other.reload();
        expect(await orderNumberOn(other)).toBe(number);
        await page.reload();
        expect(await orderNumberOn(page)).toBe(number);
      });
    });
  });
}

async function expectUnknown(page: Page, fault: Fault) {
  await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(faults[fault].sentence);
}

/** Fails a read in several ways, each asked again by the page's own way on. */
async function failAndRetry(page: Page, path: string | RegExp, retry: string, failing: readonly Fault[], start: () => Promise<unknown>) {
  let ask = start;
  for (const fault of failing) {
    await failNext(page, path, fault);
    await ask();
    await expect(page.getByText(faults[fault].sentence)).toBeVisible();
    ask = () => page.getByRole('button', { name: retry, exact: true }).click();
  }
  await ask();
}

test('R86 templates, preview and packages: a sentence, a way on, and every word kept', async ({ page }) => {
  await beginGreeting(page);
  await writeNote(page, 'Selamat jalan');
  await failAndRetry(page, '/imgtemplates', 'Coba lagi', ['reset', 'broken', 'html', 'otherwise'], () => action(page, 'Pilih template').click());
  await expect(action(page, 'Lihat pratinjau')).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Isi catatan' })).toHaveValue('Selamat jalan');

  await failAndRetry(page, '/messages/preview/', 'Coba lagi', ['refused', 'broken', 'html', 'refusal', 'tooMany'], () => action(page, 'Lihat pratinjau').click());
  const dialog = page.getByRole('dialog', { name: 'Pratinjau kartu' });
  await expect(dialog.getByRole('img', { name: /^Kartu ucapan untuk/ })).toBeVisible();

  await failAndRetry(page, '/packages/ucapan/', 'Coba lagi', ['reset', 'broken', 'html', 'otherwise', 'tooMany'], () => dialog.getByRole('button', { name: 'Lanjut' }).click());
  await expect(action(page, 'Proses Ucapan')).toBeEnabled();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Isi catatan' })).toHaveValue('Selamat jalan');
});

test('florists, products and photos: a sentence and a way on', async ({ page }) => {
  await page.goto(`/duka/detail/${PERSON}`);
  await failAndRetry(page, '/partners/florist/list/actives', 'Coba lagi', ['reset', 'broken', 'html', 'otherwise'], () => page.getByRole('link', { name: 'Kirim bunga' }).click());
  await failAndRetry(page, /^\/partners\/florist\/\d+\/products$/, 'Coba lagi', ['refused', 'broken', 'html', 'otherwise'], () =>
    page.getByRole('button', { name: /^Lihat bunga papan/ }).first().click(),
  );
  await failNext(page, /\/product\/\d+$/, 'broken');
  await page.getByRole('button', { name: /^Pilih / }).first().click();
  await expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeVisible();
  await page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }).fill('Atas berpulangnya sahabat');
  await failNext(page, /\/product\/\d+$/, 'otherwise');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeVisible();
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeHidden();
  await expect(page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ })).toHaveValue('Atas berpulangnya sahabat');
});

test('the upload of a logo: a sentence, the same file again, and the words kept', async ({ page }) => {
  await toTemplates(page, 'Logo/Gambar', 'Selamat jalan');
  await failAndRetry(page, '/florist/message/logo/', 'Coba lagi', ['reset', 'broken', 'html', 'otherwise', 'tooMany'], () => page.getByLabel('Logo atau gambar').setInputFiles(LOGO));
  await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Isi catatan' })).toHaveValue('Selamat jalan');
});

test('a virtual account: its number is asked for again, its cancelling too, and transfer stays open', async ({ page, expectOrders }) => {
  await expectOrders(1, async () => {
    await toPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    await failAndRetry(page, '/api/v1.0/payment/va/inquiry', 'Coba lagi', ['reset', 'broken', 'html', 'otherwise', 'lost'], () => action(page, 'Proses Ucapan').click());
    await expect(page.getByRole('main')).toContainText('Nomor virtual account');
    const number = await orderNumberOn(page);
    await failAndRetry(page, /\/va\/invoice\/\d+\/cancel$/, 'Bayar dengan transfer bank', ['reset', 'broken', 'html', 'lost'], () => action(page, 'Bayar dengan transfer bank').click());
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    expect(await orderNumberOn(page)).toBe(number);
  });
});

test('a virtual account that is not to be had is left for a transfer', async ({ page, expectOrders }) => {
  await expectOrders(1, async () => {
    await toPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    await failNext(page, '/api/v1.0/payment/va/inquiry', 'broken');
    await action(page, 'Proses Ucapan').click();
    await action(page, 'Bayar dengan transfer bank').click();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    await orderNumberOn(page);
  });
});

test('the list of boards that is shown outlives a lost connection', async ({ page, context }) => {
  await toProducts(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Pilih / }).first().click();
  await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
  await page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }).fill('Tanpa sinyal');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ })).toHaveValue('Tanpa sinyal');
});
