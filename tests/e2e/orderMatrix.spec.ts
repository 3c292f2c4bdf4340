import type { Page } from '@playwright/test';
import {
  acceptPreview,
  action,
  attachFile,
  expect,
  hasPath,
  openFlowerForm,
  openTemplates,
  PERSON,
  placeBoard,
  placeGreeting,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';

test.use({ buyer: 'Budi Santoso' });

interface Category {
  readonly name: string;
  /** The path of the preview request. */
  readonly previewPath: string;
  /** Fills in the texts on the template page. */
  readonly write: (page: Page) => Promise<void>;
  /** The message in the body of the order request. */
  readonly message: string;
  /** The body of the preview request, without the template, the person's name and the logo. */
  readonly previewBody: Record<string, unknown>;
}

const senderNames = { fromUsername: 'demo-budi', fromName: 'Budi Santoso' };
const keepDefaultText = async () => {};

const categories: readonly Category[] = [
  {
    name: 'General',
    previewPath: '/messages/preview/',
    write: keepDefaultText,
    message: 'Turut Berdukacita',
    previewBody: { ...senderNames, message: 'Turut Berdukacita' },
  },
  {
    name: 'Bunga',
    previewPath: '/messages/preview/',
    async write(page) {
      await action(page, 'Ubah tulisan').click();
      await page.getByRole('radio', { name: 'Ibunda dari' }).check();
      await page.getByRole('textbox', { name: 'Ibunda dari' }).fill('Bapak Hendra');
      await action(page, 'Selesai').click();
    },
    message: 'Ibunda dari Bapak Hendra',
    previewBody: { ...senderNames, message: 'Ibunda dari Bapak Hendra' },
  },
  {
    name: 'Religi',
    previewPath: '/messages/preview/',
    async write(page) {
      await action(page, 'Katolik').click();
      await action(page, 'Ubah tulisan').click();
      await page.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).check();
      await page.getByRole('textbox', { name: 'Isi catatan' }).fill('Damai di sisi-Nya');
      await action(page, 'Selesai').click();
    },
    message: 'Damai di sisi-Nya',
    previewBody: { ...senderNames, message: 'Damai di sisi-Nya' },
  },
  {
    name: 'Penghormatan/Penghiburan',
    previewPath: '/messages/previewquotes/',
    async write(page) {
      await page.getByRole('textbox', { name: 'Judul' }).fill('In Memoriam');
      await page.getByRole('textbox', { name: 'Pesan' }).fill('Kasih tidak berkesudahan.');
      await page.getByRole('textbox', { name: 'Penutup' }).fill('Keluarga Santoso');
      await action(page, 'Selesai').click();
    },
    message: 'Kasih tidak berkesudahan.',
    previewBody: {
      header: 'In Memoriam',
      message: 'Kasih tidak berkesudahan.',
      footer: 'Keluarga Santoso',
    },
  },
  {
    name: 'Logo/Gambar',
    previewPath: '/messages/previewlogo/',
    async write(page) {
      await attachFile(page, 'Logo atau gambar');
      await expect(page.getByText('Gambar sudah terunggah.')).toBeVisible();
    },
    message: 'Turut Berdukacita',
    previewBody: { ...senderNames, message: 'Turut Berdukacita', personId: PERSON },
  },
];

/** Returns the JSON body of the next POST request to a path. */
function nextBodyTo(page: Page, path: string): Promise<Record<string, unknown>> {
  return page
    .waitForRequest(
      (request) => request.method() === 'POST' && hasPath(path)(new URL(request.url())),
    )
    .then((request) => request.postDataJSON());
}

/** Parses an amount: `Rp 90.000` becomes 90000. */
const parseRupiah = (text: string | null) => Number((text ?? '').replace(/\D/g, ''));

for (const category of categories) {
  for (const paymentMethod of ['Transfer bank / PayPal', 'Virtual Account Mandiri'] as const) {
    test(`orders a greeting of the category ${category.name}, paid by ${paymentMethod}`, async ({
      page,
      expectOrders,
      readOrderNumbers,
    }) => {
      await expectOrders(1, async () => {
        const previewRequestBody = nextBodyTo(page, category.previewPath);
        await openTemplates(page, category.name);
        await category.write(page);
        await acceptPreview(page);
        const { personName, logoFilePath, templateId, ...previewBody } = await previewRequestBody;
        expect(previewBody).toEqual(category.previewBody);
        expect(typeof logoFilePath).toBe(category.name === 'Logo/Gambar' ? 'string' : 'undefined');

        if (paymentMethod === 'Virtual Account Mandiri')
          await page.getByRole('radio', { name: 'Virtual Account', exact: true }).check();
        await page.getByRole('radio', { name: paymentMethod }).check();
        await expect(page.getByText(`Dibayar kemudian: ${paymentMethod}`)).toBeVisible();
        const total = parseRupiah(await page.getByText('Total Rp').textContent());
        const [orderBody, response] = await Promise.all([
          nextBodyTo(page, '/messages'),
          page.waitForResponse((response) => hasPath('/messages')(new URL(response.url()))),
          placeGreeting(page),
        ]);
        const number = await waitForOrderNumber(page);
        const created = (await response.json()) as { id: number };
        expect(number).toBe(`ORDER-${String(created.id).padStart(7, '0')}`);

        const {
          name,
          messageDate,
          defaultMessageUrl,
          price,
          discprice,
          packageId,
          room,
          ToUserId,
          FromUserId,
          ...rest
        } = orderBody as Record<string, number>;
        expect(rest).toEqual({
          PersonId: PERSON,
          description: category.name,
          templateId,
          message: category.message,
          fromName: 'Budi Santoso',
          isPaid: -1,
          accessFrom: 'W',
          // The departure of the person is ahead.
          audience: 'room',
        });
        expect(messageDate).toMatch(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/);
        expect(defaultMessageUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.+/);
        // The preview request of a quote has no person name.
        expect(name).toBe(personName ?? name);
        expect(Number(price) - Number(discprice)).toBe(total);
        for (const id of [packageId, FromUserId]) expect(Number.isInteger(id)).toBe(true);
        expect(room === null || typeof room === 'string').toBe(true);
        expect(ToUserId === null || Number.isInteger(ToUserId)).toBe(true);

        await (paymentMethod === 'Virtual Account Mandiri'
          ? payByVirtualAccount(page, number, total)
          : payByTransfer(page, number, total));
        expect(await readOrderNumbers()).toContain(number);
      });
    });
  }
}

async function payByTransfer(page: Page, number: string, total: number) {
  await expect(page).toHaveURL(/\/order\/orderucapan\/checkout\?personid=\d+$/);
  for (const text of ['Basic Ucapan', 'Diskon Keanggotaan', rupiahPattern(total)])
    await expect(page.getByRole('main')).toContainText(text);
  await action(page, 'Lanjut ke pembayaran').click();
  await expect(page).toHaveURL(/\/order\/orderucapan\/checkoutfinish\?personid=\d+$/);
  await action(page, 'Konfirmasi pembayaran').click();
  await expectConfirmation(page, number, total);
}

async function payByVirtualAccount(page: Page, number: string, total: number) {
  await expect(page).toHaveURL(/\/order\/orderucapan\/checkoutva\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText('Nomor virtual account');
  await action(page, 'Lanjut ke pembayaran').click();
  await expect(page).toHaveURL(/\/order\/orderucapan\/checkoutfinishva\?personid=\d+$/);
  await expect(page.getByRole('main')).toContainText(rupiahPattern(total));
  await action(page, 'Konfirmasi pembayaran').click();
  await expectConfirmation(page, number, total);
  await action(page, 'Lihat cara membayar').click();
  await expect(page.getByRole('main')).toContainText('Nomor virtual account Mandiri');
}

async function expectConfirmation(page: Page, number: string, total: number) {
  await expect(page).toHaveURL(/\/confirmpayment\?personid=\d+$/);
  for (const text of [number, rupiahPattern(total), 'Menunggu pembayaran'])
    await expect(page.getByRole('main')).toContainText(text);
}

/** Returns a pattern that matches an amount as the pages format it, with a non-breaking space. */
function rupiahPattern(amount: number): RegExp {
  return new RegExp(`Rp\\s${String(amount).replace(/\B(?=(\d{3})+$)/g, '\\.')}`);
}

for (const withLogo of [false, true]) {
  test(`orders flowers ${withLogo ? 'with' : 'without'} a logo`, async ({
    page,
    expectOrders,
    readOrderNumbers,
  }) => {
    await expectOrders(1, async () => {
      await openFlowerForm(page, 'Atas berpulangnya sahabat kami');
      if (withLogo) {
        await attachFile(page, 'Logo');
        await expect(page.getByText('Logo sudah terunggah.')).toBeVisible();
      }
      const [orderBody] = await Promise.all([
        nextBodyTo(page, '/florist/message'),
        placeBoard(page),
      ]);
      const number = await waitForOrderNumber(page);
      const {
        partnerId,
        floristProductId,
        fromUserId,
        personName,
        room,
        funeralHouseId,
        logoUrl,
        price,
        ...rest
      } = orderBody;
      expect(rest).toEqual({
        // The user who handles flower orders.
        ToUserId: 14,
        personId: PERSON,
        fromName: 'Budi Santoso',
        message: 'Turut berdukacita',
        subMessage: 'Atas berpulangnya sahabat kami',
        isPaid: -1,
      });
      for (const value of [partnerId, floristProductId, fromUserId, price])
        expect(Number.isInteger(value)).toBe(true);
      // Flowers are not delivered to funeral houses with an id of 4 or more.
      expect(Number(funeralHouseId)).toBeLessThan(4);
      expect(typeof logoUrl).toBe(withLogo ? 'string' : 'object');
      expect(room === null || typeof room === 'string').toBe(true);
      await expect(page.getByRole('main')).toContainText(String(personName));
      await expect(page).toHaveURL(/\/order\/orderbunga\/checkout\?personid=\d+$/);
      await action(page, 'Lanjut ke pembayaran').click();
      await expect(page).toHaveURL(/\/order\/orderbunga\/checkoutfinish\?personid=\d+$/);
      await action(page, 'Konfirmasi pembayaran').click();
      await expectConfirmation(page, number, Number(price));
      expect(await readOrderNumbers()).toContain(number);
    });
  });
}

for (const message of [
  'Turut sepenanggungan',
  'Our Deep Condolence',
  'Turut belasungkawa',
  'Turut bersimpati',
]) {
  test(`sends the message "${message}" of a board as it is displayed in the list`, async ({
    page,
  }) => {
    expect(await orderBoard(page, message)).toBe(message);
  });
}

test('sends the message of a board as the buyer wrote it', async ({ page }) => {
  const text = 'Selamat jalan, Guru kami';
  expect(await orderBoard(page, 'Lainnya....', text)).toBe(text);
});

/** Orders a board with a message of the list, or a text instead; returns the message that was sent. */
async function orderBoard(page: Page, message: string, text?: string): Promise<unknown> {
  await openFlowerForm(page);
  await page.getByRole('combobox', { name: 'Ucapan' }).selectOption(message);
  if (text !== undefined)
    await page.getByRole('textbox', { name: 'Ucapan Anda sendiri' }).fill(text);
  const [orderBody] = await Promise.all([nextBodyTo(page, '/florist/message'), placeBoard(page)]);
  await waitForOrderNumber(page);
  return orderBody['message'];
}
