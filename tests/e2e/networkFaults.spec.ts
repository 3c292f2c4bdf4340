import type { Locator, Page } from '@playwright/test';
import {
  attachFile,
  acceptPreview,
  action,
  failEveryWay,
  at,
  beginGreeting,
  everyFault,
  expect,
  failNext,
  faults,
  hangNext,
  heading,
  orderNumberOn,
  PERSON,
  test,
  TOO_LONG,
  toForm,
  toPackages,
  toProducts,
  toTemplates,
  writeNote,
  type Fault,
} from './support/ordering.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

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
    test('is asked again after every kind of failure, and makes one order', async ({
      page,
      context,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await kind.begin(page);
        const keys = new Set<string | null>();
        page.on('request', async (request) => {
          if (request.method() === 'POST' && at(kind.path)(new URL(request.url())))
            keys.add(await request.headerValue('idempotency-key'));
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
        await expect(page.getByRole('main')).toContainText(
          'Anda sedang tidak terhubung ke internet.',
        );
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
        await expect(page.getByRole('main')).toContainText(
          'Anda sedang tidak terhubung ke internet.',
        );
        await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
        await context.setOffline(false);

        await action(page, 'Periksa lagi').click();
        await orderNumberOn(page);
        expect(keys.size).toBe(1);
      });
    });

    test('makes one order of a double tap and of a reload in flight', async ({
      page,
      expectOrders,
    }) => {
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

/** A call of an order before its creation: how one comes to it, and from it to the button that orders. */
interface OrderCall {
  readonly name: string;
  readonly path: string | RegExp;
  /** Comes to what asks, with words written on the way. */
  readonly reach: (page: Page) => Promise<unknown>;
  readonly ask: (page: Page) => Promise<unknown>;
  /** What the person is told, where that is not the reason. */
  readonly told?: string;
  /** A field on the page that fails, with words in it. */
  readonly typed?: (page: Page) => Locator;
  /** From the answer to the button that orders. */
  readonly continueOrder: (page: Page) => Promise<unknown>;
  /** What was written, in the order that is made. */
  readonly written: Record<string, unknown>;
}

const WORDS = 'Selamat jalan, sahabat';
const note = (page: Page) => page.getByLabel('Isi catatan');
const quote = (page: Page) => page.getByLabel('Pesan', { exact: true });
const below = (page: Page) => page.getByLabel(/Tulisan di bawah ucapan/);
const press = (name: string) => (page: Page) => action(page, name).click();
const acceptShown = async (page: Page) => {
  await page
    .getByRole('dialog', { name: 'Pratinjau kartu' })
    .getByRole('button', { name: 'Lanjut' })
    .click();
  await expect(action(page, 'Proses Ucapan')).toBeEnabled();
};
const uploadLogo = (label: string) => (page: Page) => attachFile(page, label);
const firstBoard = (page: Page) =>
  page
    .getByRole('button', { name: /^Pilih / })
    .first()
    .click();
const firstFlorist = (page: Page) =>
  page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
const writeBelow = (page: Page) => below(page).fill(WORDS);

const greetingCalls: readonly OrderCall[] = [
  {
    name: 'templates',
    path: '/imgtemplates',
    reach: async (page) => {
      await beginGreeting(page);
      await writeNote(page, WORDS);
    },
    ask: press('Pilih template'),
    typed: note,
    continueOrder: acceptPreview,
    written: { message: WORDS },
  },
  {
    name: 'the preview of a card',
    path: '/messages/preview/',
    reach: (page) => toTemplates(page, 'General', WORDS),
    ask: press('Lihat pratinjau'),
    typed: note,
    continueOrder: acceptShown,
    written: { message: WORDS },
  },
  {
    name: 'the preview of a quote',
    path: '/messages/previewquotes/',
    reach: async (page) => {
      await toTemplates(page, 'Penghormatan/Penghiburan');
      await quote(page).fill(WORDS);
    },
    ask: press('Lihat pratinjau'),
    typed: quote,
    continueOrder: acceptShown,
    written: { message: WORDS },
  },
  {
    name: 'the preview of a card with a logo',
    path: '/messages/previewlogo/',
    reach: async (page) => {
      await toTemplates(page, 'Logo/Gambar', WORDS);
      await uploadLogo('Logo atau gambar')(page);
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
    },
    ask: press('Lihat pratinjau'),
    typed: note,
    continueOrder: acceptShown,
    written: { message: WORDS },
  },
  {
    name: 'the upload of a card’s logo',
    path: '/florist/message/logo/',
    reach: (page) => toTemplates(page, 'Logo/Gambar', WORDS),
    ask: uploadLogo('Logo atau gambar'),
    typed: note,
    continueOrder: async (page) => {
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
      await acceptPreview(page);
    },
    written: { message: WORDS },
  },
  {
    name: 'packages',
    path: '/packages/ucapan/',
    reach: async (page) => {
      await toTemplates(page, 'General', WORDS);
      await action(page, 'Lihat pratinjau').click();
    },
    ask: (page) =>
      page
        .getByRole('dialog', { name: 'Pratinjau kartu' })
        .getByRole('button', { name: 'Lanjut' })
        .click(),
    continueOrder: (page) => expect(action(page, 'Proses Ucapan')).toBeEnabled(),
    written: { message: WORDS },
  },
];

const flowerCalls: readonly OrderCall[] = [
  {
    name: 'florists',
    path: '/partners/florist/list/actives',
    reach: (page) => page.goto(`/duka/detail/${PERSON}`),
    ask: (page) => page.getByRole('link', { name: 'Kirim bunga' }).click(),
    continueOrder: async (page) => {
      await firstFlorist(page);
      await firstBoard(page);
      await writeBelow(page);
    },
    written: { subMessage: WORDS },
  },
  {
    name: 'boards',
    path: /^\/partners\/florist\/\d+\/products$/,
    reach: async (page) => {
      await page.goto(`/duka/detail/${PERSON}`);
      await page.getByRole('link', { name: 'Kirim bunga' }).click();
    },
    ask: firstFlorist,
    continueOrder: async (page) => {
      await firstBoard(page);
      await writeBelow(page);
    },
    written: { subMessage: WORDS },
  },
  {
    name: 'the photos of a board',
    path: /\/product\/\d+$/,
    reach: (page) => toForm(page, WORDS).then(() => page.goBack()),
    ask: async (page) => {
      await page
        .getByRole('button', { name: /^Pilih / })
        .last()
        .click();
      await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
    },
    told: 'Foto lain belum dapat ditampilkan',
    typed: below,
    continueOrder: (page) =>
      expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeHidden(),
    written: { subMessage: WORDS },
  },
  {
    name: 'the upload of a board’s logo',
    path: '/florist/message/logo/',
    reach: (page) => toForm(page, WORDS),
    ask: uploadLogo('Logo'),
    typed: below,
    continueOrder: (page) => expect(page.getByText('Logo sudah terunggah.')).toBeVisible(),
    written: { subMessage: WORDS },
  },
];

for (const { place, path: creation, calls } of [
  { place: 'Proses Ucapan', path: '/messages', calls: greetingCalls },
  { place: 'Pesan bunga', path: '/florist/message', calls: flowerCalls },
]) {
  for (const call of calls) {
    test(`R86 ${call.name}: each way to fail has its sentence, keeps every word, and is asked again; one order is made`, async ({
      page,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await call.reach(page);
        let ask = call.ask;
        for (const fault of everyFault) {
          await test.step(fault, async () => {
            await failEveryWay(page, call.path, fault, () => ask(page), call.told);
            if (call.typed !== undefined) await expect(call.typed(page)).toHaveValue(WORDS);
          });
          ask = (failed) => failed.getByRole('button', { name: 'Coba lagi', exact: true }).click();
        }
        await ask(page);
        await call.continueOrder(page);
        const sent = page.waitForRequest(
          (request) => request.method() === 'POST' && at(creation)(new URL(request.url())),
        );
        await action(page, place).click();
        expect((await sent).postDataJSON()).toMatchObject(call.written);
        await orderNumberOn(page);
      });
    });
  }
}

test('R86 a virtual account: its number is asked for again after each way to fail, its cancelling too, and transfer stays open', async ({
  page,
  expectOrders,
}) => {
  await page.clock.install();
  await expectOrders(1, async () => {
    await toPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    let ask = () => action(page, 'Proses Ucapan').click();
    for (const fault of everyFault) {
      await test.step(`inquiry: ${fault}`, () =>
        failEveryWay(page, '/api/v1.0/payment/va/inquiry', fault, ask));
      ask = () => action(page, 'Coba lagi').click();
    }
    await ask();
    await expect(page.getByRole('main')).toContainText('Nomor virtual account');
    const number = await orderNumberOn(page);
    const cancel = () => action(page, 'Bayar dengan transfer bank').click();
    for (const fault of everyFault) {
      await test.step(`cancelling: ${fault}`, () =>
        failEveryWay(page, /\/va\/invoice\/\d+\/cancel$/, fault, cancel));
    }
    await cancel();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    expect(await orderNumberOn(page)).toBe(number);
  });
});

test('a virtual account that is not to be had is left for a transfer', async ({
  page,
  expectOrders,
}) => {
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
  await page
    .getByRole('button', { name: /^Pilih / })
    .first()
    .click();
  await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
  await page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }).fill('Tanpa sinyal');
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ })).toHaveValue(
    'Tanpa sinyal',
  );
});
