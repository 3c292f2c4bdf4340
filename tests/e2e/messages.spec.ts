import type { Locator, Page } from '@playwright/test';
import { orderNumber } from '../../src/domain/order.ts';
import {
  correctNote,
  expect,
  openFlowerForm,
  orderByTransfer,
  placeBoard,
  test,
  waitForOrderNumber,
} from './support/ordering.ts';
import { openStaff } from './support/staff.ts';

const buyer = 'Yohanes Adi Nugroho';
test.use({ buyer });

const words = {
  thanks: 'Terima kasih sudah turut menguatkan keluarga yang berduka.',
  link: 'Lihat pesanan',
  regards: 'Salam hormat, Dukacita',
  why: 'Anda menerima e-mail ini karena memesan di Dukacita.',
  unsubscribe: 'Berhenti menerima e-mail',
};

test('R123 R125 the buyer gets an e-mail about each step of an order, with links that work', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const finance = await openStaff(browser, request, baseURL, 'Fina Handayani');
  const reviewer = await openStaff(browser, request, baseURL, 'Rizal Mahendra');
  const florist = await openStaff(browser, request, baseURL, 'Sekar Ayu');
  const mailbox = await context.newPage();

  const card = await orderByTransfer(page);
  const { personName, fromName, total } = await finance.readOrder(card);
  const ofCard = {
    url: `${baseURL}/history/order/${card}`,
    detail: `Pesanan ${orderNumber(card)}: kartu ucapan untuk ${personName} dari ${fromName}`,
  };
  const news = `Ada kabar tentang ucapan Anda untuk ${personName}`;

  await finance.recordPayment(card);
  await expectMail(mailbox, `Pembayaran Anda sudah kami terima (${orderNumber(card)})`, {
    ...ofCard,
    paragraphs: [
      `Pembayaran Anda sudah kami terima. Jumlahnya ${rupiah(total)}. Terima kasih.`,
      'Kami membaca setiap ucapan sebelum tampil di ruang duka, dan mengabari Anda begitu ucapan Anda tampil.',
    ],
  });

  const reason = 'Nama pengirim belum jelas bagi keluarga.';
  await reviewer.apply(card, 'card.rejected', { reason });
  await expectMail(mailbox, news, {
    ...ofCard,
    paragraphs: [
      `Terima kasih atas perhatian Anda. ${reason} Anda dapat memperbaiki ucapan untuk ${personName} tanpa membayar lagi.`,
    ],
  });
  await mailbox.getByRole('link', { name: ofCard.url, exact: true }).click();
  await correctNote(mailbox, 'Selamat jalan, guru kami');

  await reviewer.apply(card, 'card.approved');
  await expectMail(mailbox, `Ucapan Anda untuk ${personName} tampil di ruang duka`, {
    ...ofCard,
    paragraphs: [`Ucapan Anda untuk ${personName} tampil di ruang duka.`, words.thanks],
  });

  await finance.apply(card, 'refund.required', { reason: 'Pesanan ganda' });
  await expectMail(mailbox, news, {
    ...ofCard,
    paragraphs: [
      `Pesanan ini tidak dapat kami lanjutkan. Uang Anda sebesar ${rupiah(total)} akan kami kembalikan.`,
      'Alasan: Pesanan ganda',
      'Mohon maaf atas hal ini.',
    ],
  });
  await finance.recordRefund(card);
  const unsubscribe = await expectMail(mailbox, news, {
    ...ofCard,
    paragraphs: [
      `Uang Anda sebesar ${rupiah(total)} sudah kami kembalikan.`,
      'Terima kasih atas pengertian Anda.',
    ],
  });

  await openFlowerForm(page);
  await placeBoard(page);
  const board = Number((await waitForOrderNumber(page)).slice('ORDER-'.length));
  const ofBoard = await finance.readOrder(board);
  await finance.recordPayment(board);
  await florist.apply(board, 'board.accepted');
  await florist.apply(board, 'board.dispatched');
  await florist.apply(board, 'board.delivered', { photoUrl: await florist.uploadPhoto() });
  await expectMail(mailbox, `Bunga papan untuk ${personName} sudah terpasang`, {
    url: `${baseURL}/history/order/${board}`,
    detail: `Pesanan ${orderNumber(board)}: bunga papan untuk ${personName} dari ${ofBoard.fromName}`,
    paragraphs: [`Bunga papan untuk ${personName} sudah terpasang.`, words.thanks],
  });

  await mailbox.goto(unsubscribe);
  await expect(mailbox.getByRole('button', { name: words.unsubscribe })).toBeVisible();
});

interface ExpectedMail {
  readonly paragraphs: readonly string[];
  /** The line that names the order. */
  readonly detail: string;
  /** The page of the order. */
  readonly url: string;
}

/**
 * Opens the e-mail in the demo mailbox as soon as it is there, and compares its text and its HTML.
 * @returns the address that unsubscribes
 */
async function expectMail(
  mailbox: Page,
  subject: string,
  { paragraphs, detail, url }: ExpectedMail,
): Promise<string> {
  const letter = mailbox.locator('.mail');
  await expect(async () => {
    await mailbox.goto('/demo-mailbox');
    const [latest] = await mailbox
      .getByRole('paragraph')
      .filter({ hasText: 'yohanes' })
      .getByRole('link', { name: subject, exact: true })
      .all();
    expect(latest).not.toBeUndefined();
    await latest?.click();
    await expect(letter).toContainText(paragraphs[0] ?? '', { timeout: 1_000 });
  }).toPass();

  await expect(mailbox.getByRole('heading', { level: 1 })).toHaveText(subject);
  const unsubscribe = letter.getByRole('link', { name: /\/email\/unsubscribe\?token=/ });
  const address = (await unsubscribe.getAttribute('href')) ?? '';
  const greeting = `Yth. ${buyer},`;
  expect(await textOf(letter)).toBe(
    [
      greeting,
      ...paragraphs,
      detail,
      `${words.link}: ${url}`,
      words.regards,
      `-- ${words.why}`,
      `${words.unsubscribe}: ${address}`,
    ].join(' '),
  );

  const html = mailbox.frameLocator('iframe');
  expect(await textOf(html.getByRole('main'))).toBe(
    [greeting, ...paragraphs, detail, words.link, words.regards, words.why, words.unsubscribe].join(
      ' ',
    ),
  );
  await expect(html.getByRole('link', { name: words.link })).toHaveAttribute('href', url);
  await expect(html.getByRole('link', { name: words.unsubscribe })).toHaveAttribute(
    'href',
    address,
  );
  return address;
}

async function textOf(part: Locator): Promise<string> {
  return (await part.innerText()).replace(/\s+/g, ' ').trim();
}

function rupiah(amount: number): string {
  return `Rp ${amount.toLocaleString('id-ID')}`;
}
