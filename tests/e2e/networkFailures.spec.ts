import type { Locator, Page } from '@playwright/test';
import {
  attachFile,
  acceptPreview,
  action,
  expectFailureMessage,
  at,
  openGreeting,
  failureKinds,
  expect,
  failNext,
  failures,
  leaveNextUnanswered,
  heading,
  orderNumberOn,
  PERSON,
  test,
  LONGER_THAN_TIMEOUT,
  toForm,
  openPackages,
  openProducts,
  openTemplates,
  writeNote,
  type FailureKind,
} from './support/ordering.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

const kinds = [
  {
    name: 'a greeting order',
    path: '/messages',
    orderButton: 'Proses Ucapan',
    page: 'My Order Ucapan',
    begin: (page: Page) => openPackages(page, 'Selamat jalan, sahabat'),
    field: (page: Page) => page.getByRole('textbox', { name: 'Isi catatan' }),
    text: 'Selamat jalan, sahabat',
    backToText: async (page: Page) => {
      await page.goBack();
      await expect(heading(page, 'Tulis ucapan')).toBeVisible();
    },
    returnToOrder: acceptPreview,
  },
  {
    name: 'a flower order',
    path: '/florist/message',
    orderButton: 'Pesan bunga',
    page: 'Tulis bunga papan',
    begin: (page: Page) => toForm(page, 'Atas berpulangnya sahabat kami'),
    field: (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }),
    text: 'Atas berpulangnya sahabat kami',
    backToText: async () => {},
    returnToOrder: async () => {},
  },
] as const;

for (const kind of kinds) {
  test.describe(`creating ${kind.name}`, () => {
    test('repeats the request after every kind of failure, and creates one order', async ({
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

        // After a rejection no order exists, and the text can still be edited.
        for (const fault of ['refusal', 'tooMany'] as const) {
          await failNext(page, kind.path, fault);
          await action(page, kind.orderButton).click();
          await expect(page.getByRole('main')).toContainText(failures[fault].sentence);
          await expect(heading(page, kind.page)).toBeVisible();
        }
        await context.setOffline(true);
        await action(page, kind.orderButton).click();
        await expect(page.getByRole('main')).toContainText(
          'Anda sedang tidak terhubung ke internet.',
        );
        await context.setOffline(false);
        await kind.backToText(page);
        await expect(kind.field(page)).toHaveValue(kind.text);
        await kind.returnToOrder(page);

        // After these errors the outcome is unknown, and only the same order may be requested
        // again.
        await failNext(page, kind.path, 'refused');
        await action(page, kind.orderButton).click();
        await expectUnknown(page, 'refused');
        for (const fault of ['reset', 'broken', 'html', 'otherwise'] as const) {
          await failNext(page, kind.path, fault);
          await action(page, 'Periksa lagi').click();
          await expectUnknown(page, fault);
        }
        const { asked } = await leaveNextUnanswered(page, kind.path);
        await action(page, 'Periksa lagi').click();
        await asked;
        await page.clock.fastForward(LONGER_THAN_TIMEOUT);
        await expect(page.getByRole('main')).toContainText('Server terlalu lama menjawab.');
        await failNext(page, kind.path, 'lost');
        await action(page, 'Periksa lagi').click();
        await expectUnknown(page, 'lost');

        // A request that the server does not process leaves the outcome unknown.
        await failNext(page, kind.path, 'tooMany');
        await action(page, 'Periksa lagi').click();
        await expect(page.getByRole('main')).toContainText(failures.tooMany.sentence);
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

    test('creates one order after a double tap and a reload while the request is pending', async ({
      page,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.begin(page);
        const { asked } = await leaveNextUnanswered(page, kind.path);
        await action(page, kind.orderButton).dblclick();
        await asked;
        await page.reload();
        await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
        await action(page, 'Periksa lagi').dblclick();
        await orderNumberOn(page);
      });
    });

    test('creates one order from one draft in two tabs', async ({
      page,
      context,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.begin(page);
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(heading(other, kind.page)).toBeVisible();
        await expect(action(other, kind.orderButton)).toBeEnabled();
        await action(page, kind.orderButton).click();
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

async function expectUnknown(page: Page, fault: FailureKind) {
  await expect(heading(page, 'Menunggu kepastian')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(failures[fault].sentence);
}

/** A request made before an order is created, and the steps from there to the order button. */
interface OrderCall {
  readonly name: string;
  readonly path: string | RegExp;
  /** Navigates to the page that sends the request, and writes texts on the way. */
  readonly reach: (page: Page) => Promise<unknown>;
  /** Sends the request. */
  readonly send: (page: Page) => Promise<unknown>;
  /** The message that the page shows, when it is not the reason for the failure. */
  readonly message?: string;
  /** A filled-in field of the page that shows the failure. */
  readonly field?: (page: Page) => Locator;
  /** Goes from the answer to the order button. */
  readonly continueOrder: (page: Page) => Promise<unknown>;
  /** The texts in the body of the order request. */
  readonly expectedBody: Record<string, unknown>;
}

const TEXT = 'Selamat jalan, sahabat';
const note = (page: Page) => page.getByLabel('Isi catatan');
const quote = (page: Page) => page.getByLabel('Pesan', { exact: true });
const below = (page: Page) => page.getByLabel(/Tulisan di bawah ucapan/);
const press = (name: string) => (page: Page) => action(page, name).click();
const acceptOpenPreview = async (page: Page) => {
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
const writeBelow = (page: Page) => below(page).fill(TEXT);

const greetingCalls: readonly OrderCall[] = [
  {
    name: 'templates',
    path: '/imgtemplates',
    reach: async (page) => {
      await openGreeting(page);
      await writeNote(page, TEXT);
    },
    send: press('Pilih template'),
    field: note,
    continueOrder: acceptPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a card',
    path: '/messages/preview/',
    reach: (page) => openTemplates(page, 'General', TEXT),
    send: press('Lihat pratinjau'),
    field: note,
    continueOrder: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a quote',
    path: '/messages/previewquotes/',
    reach: async (page) => {
      await openTemplates(page, 'Penghormatan/Penghiburan');
      await quote(page).fill(TEXT);
    },
    send: press('Lihat pratinjau'),
    field: quote,
    continueOrder: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a card with a logo',
    path: '/messages/previewlogo/',
    reach: async (page) => {
      await openTemplates(page, 'Logo/Gambar', TEXT);
      await uploadLogo('Logo atau gambar')(page);
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
    },
    send: press('Lihat pratinjau'),
    field: note,
    continueOrder: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the upload of a card’s logo',
    path: '/florist/message/logo/',
    reach: (page) => openTemplates(page, 'Logo/Gambar', TEXT),
    send: uploadLogo('Logo atau gambar'),
    field: note,
    continueOrder: async (page) => {
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
      await acceptPreview(page);
    },
    expectedBody: { message: TEXT },
  },
  {
    name: 'packages',
    path: '/packages/ucapan/',
    reach: async (page) => {
      await openTemplates(page, 'General', TEXT);
      await action(page, 'Lihat pratinjau').click();
    },
    send: (page) =>
      page
        .getByRole('dialog', { name: 'Pratinjau kartu' })
        .getByRole('button', { name: 'Lanjut' })
        .click(),
    continueOrder: (page) => expect(action(page, 'Proses Ucapan')).toBeEnabled(),
    expectedBody: { message: TEXT },
  },
];

const flowerCalls: readonly OrderCall[] = [
  {
    name: 'florists',
    path: '/partners/florist/list/actives',
    reach: (page) => page.goto(`/duka/detail/${PERSON}`),
    send: (page) => page.getByRole('link', { name: 'Kirim bunga' }).click(),
    continueOrder: async (page) => {
      await firstFlorist(page);
      await firstBoard(page);
      await writeBelow(page);
    },
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'boards',
    path: /^\/partners\/florist\/\d+\/products$/,
    reach: async (page) => {
      await page.goto(`/duka/detail/${PERSON}`);
      await page.getByRole('link', { name: 'Kirim bunga' }).click();
    },
    send: firstFlorist,
    continueOrder: async (page) => {
      await firstBoard(page);
      await writeBelow(page);
    },
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'the photos of a board',
    path: /\/product\/\d+$/,
    reach: (page) => toForm(page, TEXT).then(() => page.goBack()),
    send: async (page) => {
      await page
        .getByRole('button', { name: /^Pilih / })
        .last()
        .click();
      await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
    },
    message: 'Foto lain belum dapat ditampilkan',
    field: below,
    continueOrder: (page) =>
      expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeHidden(),
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'the upload of a board’s logo',
    path: '/florist/message/logo/',
    reach: (page) => toForm(page, TEXT),
    send: uploadLogo('Logo'),
    field: below,
    continueOrder: (page) => expect(page.getByText('Logo sudah terunggah.')).toBeVisible(),
    expectedBody: { subMessage: TEXT },
  },
];

for (const { orderButton, path: creationPath, calls } of [
  { orderButton: 'Proses Ucapan', path: '/messages', calls: greetingCalls },
  { orderButton: 'Pesan bunga', path: '/florist/message', calls: flowerCalls },
]) {
  for (const call of calls) {
    test(`R86 ${call.name}: explains each failure, keeps every text, retries, and creates one order`, async ({
      page,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await call.reach(page);
        let send = call.send;
        for (const fault of failureKinds) {
          await test.step(fault, async () => {
            await expectFailureMessage(page, call.path, fault, () => send(page), call.message);
            if (call.field !== undefined) await expect(call.field(page)).toHaveValue(TEXT);
          });
          send = (failed) => failed.getByRole('button', { name: 'Coba lagi', exact: true }).click();
        }
        await send(page);
        await call.continueOrder(page);
        const orderRequest = page.waitForRequest(
          (request) => request.method() === 'POST' && at(creationPath)(new URL(request.url())),
        );
        await action(page, orderButton).click();
        expect((await orderRequest).postDataJSON()).toMatchObject(call.expectedBody);
        await orderNumberOn(page);
      });
    });
  }
}

test('R86 retries the inquiry and the cancellation of a virtual account after each failure, and then switches to a bank transfer', async ({
  page,
  expectOrders,
}) => {
  await page.clock.install();
  await expectOrders(1, async () => {
    await openPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    let inquire = () => action(page, 'Proses Ucapan').click();
    for (const fault of failureKinds) {
      await test.step(`inquiry: ${fault}`, () =>
        expectFailureMessage(page, '/api/v1.0/payment/va/inquiry', fault, inquire));
      inquire = () => action(page, 'Coba lagi').click();
    }
    await inquire();
    await expect(page.getByRole('main')).toContainText('Nomor virtual account');
    const number = await orderNumberOn(page);
    const cancel = () => action(page, 'Bayar dengan transfer bank').click();
    for (const fault of failureKinds) {
      await test.step(`cancellation: ${fault}`, () =>
        expectFailureMessage(page, /\/va\/invoice\/\d+\/cancel$/, fault, cancel));
    }
    await cancel();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    expect(await orderNumberOn(page)).toBe(number);
  });
});

test('switches to a bank transfer when no virtual account is available', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account' }).check();
    await failNext(page, '/api/v1.0/payment/va/inquiry', 'broken');
    await action(page, 'Proses Ucapan').click();
    await action(page, 'Bayar dengan transfer bank').click();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    await orderNumberOn(page);
  });
});

test('opens the form of a listed board offline, and restores its text after a reload', async ({
  page,
  context,
}) => {
  await openProducts(page);
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
