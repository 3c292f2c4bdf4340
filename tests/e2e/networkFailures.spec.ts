import type { Locator, Page } from '@playwright/test';
import {
  attachFile,
  acceptPreview,
  acceptWords,
  action,
  expectFailureMessage,
  hasPath,
  openGreeting,
  failureKinds,
  expect,
  failNext,
  failures,
  leaveNextUnanswered,
  heading,
  waitForOrderNumber,
  PERSON,
  test,
  LONGER_THAN_TIMEOUT,
  openFlowerForm,
  openPackages,
  openBoards,
  openTemplates,
  writeNote,
  type FailureKind,
  openReview,
  placeBoard,
  placeGreeting,
} from './support/ordering.ts';
import { waitUntilUsable } from './support/waitUntilUsable.ts';

test.use({ buyer: 'Siti Nurhaliza Rahmawati' });

const orderKinds = [
  {
    name: 'a greeting order',
    creationPath: '/messages',
    toOrderButton: async () => {},
    orderButton: 'Proses Ucapan',
    pageHeading: 'My Order Ucapan',
    // The notice at the top of the page says that the device is offline.
    offlineSentence: 'Sambungkan internet Anda, lalu tekan “Proses Ucapan” lagi.',
    openOrderPage: (page: Page) => openPackages(page, 'Selamat jalan, sahabat'),
    textField: (page: Page) => page.getByRole('textbox', { name: 'Isi catatan' }),
    text: 'Selamat jalan, sahabat',
    returnToText: async (page: Page) => {
      await page.goBack();
      await expect(heading(page, 'Pilih template')).toBeVisible();
      await action(page, 'Ubah tulisan').click();
    },
    returnToOrderPage: acceptWords,
  },
  {
    name: 'a flower order',
    creationPath: '/florist/message',
    toOrderButton: openReview,
    orderButton: 'Buat pesanan',
    pageHeading: 'Tulis bunga papan',
    offlineSentence: 'Anda sedang tidak terhubung ke internet.',
    openOrderPage: (page: Page) => openFlowerForm(page, 'Atas berpulangnya sahabat kami'),
    textField: (page: Page) => page.getByRole('textbox', { name: /Tulisan di bawah ucapan/ }),
    text: 'Atas berpulangnya sahabat kami',
    returnToText: async () => {},
    returnToOrderPage: async () => {},
  },
] as const;

for (const kind of orderKinds) {
  test.describe(`creating ${kind.name}`, () => {
    test('repeats the request after every kind of failure, and creates one order', async ({
      page,
      context,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const keys = new Set<string | null>();
        page.on('request', async (request) => {
          if (request.method() === 'POST' && hasPath(kind.creationPath)(new URL(request.url())))
            keys.add(await request.headerValue('idempotency-key'));
        });

        // After a rejection, or offline, no order exists, and the text can still be edited.
        for (const failure of ['badRequest', 'rateLimited'] as const) {
          await failNext(page, kind.creationPath, failure);
          await kind.toOrderButton(page);
          await action(page, kind.orderButton).click();
          await expect(page.getByRole('main')).toContainText(failures[failure].sentence);
          await expect(heading(page, kind.pageHeading)).toBeVisible();
        }
        await context.setOffline(true);
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).click();
        await expect(page.getByRole('main')).toContainText(kind.offlineSentence);
        await context.setOffline(false);
        await kind.returnToText(page);
        await expect(kind.textField(page)).toHaveValue(kind.text);
        await kind.returnToOrderPage(page);

        // After these failures the outcome is unknown, and the app only repeats the same request.
        await failNext(page, kind.creationPath, 'connectionRefused');
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).click();
        await expectOutcomeUnknown(page, 'connectionRefused');
        for (const failure of [
          'connectionReset',
          'serviceUnavailable',
          'htmlPage',
          'unexpectedShape',
        ] as const) {
          await failNext(page, kind.creationPath, failure);
          await action(page, 'Periksa lagi').click();
          await expectOutcomeUnknown(page, failure);
        }
        const { requestSent } = await leaveNextUnanswered(page, kind.creationPath);
        await action(page, 'Periksa lagi').click();
        await requestSent;
        await page.clock.fastForward(LONGER_THAN_TIMEOUT);
        await expect(page.getByRole('main')).toContainText('Layanan kami terlalu lama menjawab.');
        await failNext(page, kind.creationPath, 'responseLost');
        await action(page, 'Periksa lagi').click();
        await expectOutcomeUnknown(page, 'responseLost');

        // When the server does not process the repeated request, the outcome stays unknown.
        await failNext(page, kind.creationPath, 'rateLimited');
        await action(page, 'Periksa lagi').click();
        await expect(page.getByRole('main')).toContainText(failures.rateLimited.sentence);
        await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
        await context.setOffline(true);
        await action(page, 'Periksa lagi').click();
        await expect(page.getByRole('main')).toContainText(
          'Anda sedang tidak terhubung ke internet.',
        );
        await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
        await context.setOffline(false);

        await action(page, 'Periksa lagi').click();
        await waitForOrderNumber(page);
        expect(keys.size).toBe(1);
      });
    });

    test('creates one order after a double tap and a reload while the request is pending', async ({
      page,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const { requestSent } = await leaveNextUnanswered(page, kind.creationPath);
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).dblclick();
        await requestSent;
        await page.reload();
        await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
        await action(page, 'Periksa lagi').dblclick();
        await waitForOrderNumber(page);
      });
    });

    test('creates one order from one draft in two tabs', async ({
      page,
      context,
      expectOrders,
    }) => {
      await expectOrders(1, async () => {
        await kind.openOrderPage(page);
        const other = await context.newPage();
        await other.goto(page.url());
        await expect(heading(other, kind.pageHeading)).toBeVisible();
        await kind.toOrderButton(other);
        await expect(action(other, kind.orderButton)).toBeEnabled();
        await kind.toOrderButton(page);
        await action(page, kind.orderButton).click();
        const number = await waitForOrderNumber(page);
        await expect(heading(other, number)).toBeVisible();
        await other.reload();
        expect(await waitForOrderNumber(other)).toBe(number);
        await page.reload();
        expect(await waitForOrderNumber(page)).toBe(number);
      });
    });
  });
}

async function expectOutcomeUnknown(page: Page, failure: FailureKind) {
  await expect(heading(page, 'Status pesanan belum pasti')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(failures[failure].sentence);
}

/** A request made before an order is created, and the steps from there to the order button. */
interface EarlierRequest {
  /** The object of "explains each failure of" in the test title. */
  readonly name: string;
  readonly path: string | RegExp;
  /** Navigates to the page that sends the request, and writes texts on the way. */
  readonly openPage: (page: Page) => Promise<unknown>;
  /** Sends the request. */
  readonly send: (page: Page) => Promise<unknown>;
  /** The message that the page shows instead of the one for the kind of failure. */
  readonly message?: string;
  /** The message that the page shows instead while the device is offline. */
  readonly offlineMessage?: string;
  /** The field that contains `TEXT`, if it is on the page that shows the failure. */
  readonly field?: (page: Page) => Locator;
  /** Goes from the successful response to the enabled order button. */
  readonly goToOrderButton: (page: Page) => Promise<unknown>;
  /** The properties of the order request's body that contain `TEXT`. */
  readonly expectedBody: Record<string, unknown>;
}

const TEXT = 'Selamat jalan, sahabat';
const noteField = (page: Page) => page.getByLabel('Isi catatan');
const quoteField = (page: Page) => page.getByLabel('Pesan', { exact: true });
const subMessageField = (page: Page) => page.getByLabel(/Tulisan di bawah ucapan/);
const press = (name: string) => (page: Page) => action(page, name).click();
const acceptOpenPreview = async (page: Page) => {
  await page
    .getByRole('dialog', { name: 'Periksa kartu' })
    .getByRole('button', { name: 'Lanjut' })
    .click();
  await expect(action(page, 'Proses Ucapan')).toBeEnabled();
};
const uploadLogo = (label: string) => (page: Page) => attachFile(page, label);
const chooseFirstBoard = (page: Page) =>
  page
    .getByRole('button', { name: /^Pilih / })
    .first()
    .click();
const openFirstFlorist = (page: Page) =>
  page
    .getByRole('button', { name: /^Lihat bunga papan/ })
    .first()
    .click();
const writeSubMessage = (page: Page) => subMessageField(page).fill(TEXT);

const greetingRequests: readonly EarlierRequest[] = [
  {
    name: 'the request for templates',
    path: '/imgtemplates',
    openPage: async (page) => {
      await openGreeting(page);
      await writeNote(page, TEXT);
    },
    send: async (page) => {
      await action(page, 'Pilih template').click();
      await action(page, 'Ubah tulisan').click();
    },
    field: noteField,
    goToOrderButton: acceptWords,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a card',
    path: '/messages/preview/',
    openPage: (page) => openTemplates(page, 'General', TEXT),
    send: press('Periksa kartu'),
    goToOrderButton: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a quote',
    path: '/messages/previewquotes/',
    openPage: async (page) => {
      await openTemplates(page, 'Penghormatan/Penghiburan');
      await quoteField(page).fill(TEXT);
      await action(page, 'Selesai').click();
    },
    send: press('Periksa kartu'),
    goToOrderButton: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the preview of a card with a logo',
    path: '/messages/previewlogo/',
    openPage: async (page) => {
      await openTemplates(page, 'Logo/Gambar', TEXT);
      await uploadLogo('Logo atau gambar')(page);
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
    },
    send: press('Periksa kartu'),
    goToOrderButton: acceptOpenPreview,
    expectedBody: { message: TEXT },
  },
  {
    name: 'the upload of a card’s logo',
    path: '/florist/message/logo/',
    openPage: (page) => openTemplates(page, 'Logo/Gambar', TEXT),
    send: uploadLogo('Logo atau gambar'),
    goToOrderButton: async (page) => {
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
      await acceptPreview(page);
    },
    expectedBody: { message: TEXT },
  },
  {
    name: 'the request for packages',
    path: '/packages/ucapan/',
    offlineMessage: 'Harga paket belum dapat ditampilkan',
    openPage: async (page) => {
      await openTemplates(page, 'General', TEXT);
      await action(page, 'Periksa kartu').click();
    },
    send: (page) =>
      page
        .getByRole('dialog', { name: 'Periksa kartu' })
        .getByRole('button', { name: 'Lanjut' })
        .click(),
    goToOrderButton: (page) => expect(action(page, 'Proses Ucapan')).toBeEnabled(),
    expectedBody: { message: TEXT },
  },
];

const flowerRequests: readonly EarlierRequest[] = [
  {
    name: 'the request for florists',
    path: '/partners/florist/list/actives',
    openPage: (page) => page.goto(`/duka/detail/${PERSON}`),
    send: (page) => page.getByRole('link', { name: 'Kirim bunga' }).click(),
    goToOrderButton: async (page) => {
      await openFirstFlorist(page);
      await chooseFirstBoard(page);
      await writeSubMessage(page);
    },
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'the request for boards',
    path: /^\/partners\/florist\/\d+\/products$/,
    openPage: async (page) => {
      await page.goto(`/duka/detail/${PERSON}`);
      await page.getByRole('link', { name: 'Kirim bunga' }).click();
    },
    send: openFirstFlorist,
    goToOrderButton: async (page) => {
      await chooseFirstBoard(page);
      await writeSubMessage(page);
    },
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'the request for the photos of a board',
    path: /\/product\/\d+$/,
    openPage: async (page) => {
      await openFlowerForm(page, TEXT);
      await page.goBack();
      await expect(heading(page, 'Pilih bunga papan')).toBeVisible();
    },
    send: async (page) => {
      await page
        .getByRole('button', { name: /^Pilih / })
        .last()
        .click();
      await expect(heading(page, 'Tulis bunga papan')).toBeVisible();
    },
    message: 'Foto lain belum dapat ditampilkan',
    field: subMessageField,
    goToOrderButton: (page) =>
      expect(page.getByText('Foto lain belum dapat ditampilkan')).toBeHidden(),
    expectedBody: { subMessage: TEXT },
  },
  {
    name: 'the upload of a board’s logo',
    path: '/florist/message/logo/',
    openPage: (page) => openFlowerForm(page, TEXT),
    send: uploadLogo('Logo'),
    field: subMessageField,
    goToOrderButton: (page) => expect(page.getByText('Logo sudah terunggah.')).toBeVisible(),
    expectedBody: { subMessage: TEXT },
  },
];

for (const { placeOrder, creationPath, requests } of [
  { placeOrder: placeGreeting, creationPath: '/messages', requests: greetingRequests },
  { placeOrder: placeBoard, creationPath: '/florist/message', requests: flowerRequests },
]) {
  for (const earlierRequest of requests) {
    test(`R86 explains each failure of ${earlierRequest.name}, keeps every text, retries, and creates one order`, async ({
      page,
      expectOrders,
    }) => {
      await page.clock.install();
      await expectOrders(1, async () => {
        await earlierRequest.openPage(page);
        let send = earlierRequest.send;
        for (const failure of failureKinds) {
          await test.step(failure, async () => {
            await expectFailureMessage(
              page,
              earlierRequest.path,
              failure,
              () => send(page),
              failure === 'offline'
                ? (earlierRequest.offlineMessage ?? earlierRequest.message)
                : earlierRequest.message,
            );
            if (earlierRequest.field !== undefined)
              await expect(earlierRequest.field(page)).toHaveValue(TEXT);
          });
          send = (failedPage) =>
            failedPage.getByRole('button', { name: 'Coba lagi', exact: true }).click();
        }
        await send(page);
        await earlierRequest.goToOrderButton(page);
        const orderRequest = page.waitForRequest(
          (request) => request.method() === 'POST' && hasPath(creationPath)(new URL(request.url())),
        );
        await placeOrder(page);
        expect((await orderRequest).postDataJSON()).toMatchObject(earlierRequest.expectedBody);
        await waitForOrderNumber(page);
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
    await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
    let inquire = () => placeGreeting(page);
    for (const failure of failureKinds) {
      await test.step(`inquiry: ${failure}`, () =>
        expectFailureMessage(page, '/api/v1.0/payment/va/inquiry', failure, inquire));
      inquire = () => action(page, 'Coba lagi').click();
    }
    await inquire();
    await expect(page.getByRole('main')).toContainText('Nomor virtual account');
    const number = await waitForOrderNumber(page);
    const cancel = () =>
      page.getByRole('button', { name: /^Bayar dengan transfer bank atau PayPal/ }).click();
    for (const failure of failureKinds) {
      await test.step(`cancellation: ${failure}`, () =>
        expectFailureMessage(page, /\/va\/invoice\/\d+\/cancel$/, failure, cancel));
    }
    await cancel();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    expect(await waitForOrderNumber(page)).toBe(number);
  });
});

test('switches to a bank transfer when no virtual account is available', async ({
  page,
  expectOrders,
}) => {
  await expectOrders(1, async () => {
    await openPackages(page);
    await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
    await failNext(page, '/api/v1.0/payment/va/inquiry', 'serviceUnavailable');
    await placeGreeting(page);
    await action(page, 'Bayar dengan transfer bank atau PayPal').click();
    await expect(page).toHaveURL(/\/order\/orderucapan\/checkout$/);
    await waitForOrderNumber(page);
  });
});

test('opens the form of a board offline after the boards were loaded, and restores its text after a reload', async ({
  page,
  context,
}) => {
  await openBoards(page);
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

test('R389 says that the code of a page could not be loaded, and loads it with a later visit', async ({
  page,
}) => {
  await page.goto('/duka');
  await waitUntilUsable(page);
  await page.route(/HelpRoute.*\.js$/, (route) => route.abort());
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).first().click();
  await goTo('WooW Help');
  await expect(heading(page, 'Halaman ini belum termuat')).toBeVisible();
  await expect(action(page, 'Muat ulang')).toBeVisible();

  await page.unrouteAll();
  await expect(async () => {
    await goTo('Home');
    await expect(page).toHaveURL(/\/$/);
    await goTo('WooW Help');
    await expect(heading(page, 'WooW Help')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});
