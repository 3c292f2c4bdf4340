import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describe, expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import type { PlacementOutcome } from '../../domain/order.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { NotDeliveredScreen } from './NotDeliveredScreen.tsx';
import { never, person } from '../../machines/testing/scriptedOrder.ts';
import {
  createTestClock,
  draftOf,
  openFlowers,
  openReview,
  place,
  placed,
  products,
  toForm,
  wordsOf,
} from './testing/openFlowers.tsx';

const rejected = (code: AppErrorCode) => (): Promise<PlacementOutcome> =>
  Promise.resolve({ type: 'rejected', code });

describe('reviewing an order', () => {
  test('R176 R230 R579 shows everything that is ordered, and returns to the form with its texts', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const review = await openReview(opened);
    const text = wordsOf(review.element());
    for (const part of [
      'UntukMaria Theresia Wijaya\nRumah Duka Sekar Melati, Melati 2\nJl. Holis Indah No. 118, Bandung',
      'Jl. Holis Indah No. 118, BandungPengirimanHari ini (Sabtu, 21 Nov) bila dibayar sebelum 17:30 WIB, setelahnya mungkin besok',
      'UcapanTURUTBERDUKACITATulisan di bawah ucapanAtas berpulangnya',
      'PengirimSari Lestari',
      'Bunga papanPapan Melati\n2 × 1,25 m\nAsoka Florist',
      'Total Rp 650.000',
      'Termasuk pengiriman. Belum ada yang dibayar.',
    ])
      expect(text).toContain(part);
    await expect.element(review.getByRole('img', { name: /^Perkiraan papan/ })).toBeInTheDocument();
    expect(opened.asked.orders).toEqual([]);
    await expectNoAxeViolations();
    await review.getByRole('button', { name: 'Ubah' }).click();
    await expect.element(review).not.toBeInTheDocument();
    await expect
      .element(opened.main.getByRole('button', { name: 'Periksa pesanan' }))
      .toHaveFocus();
    await expect
      .element(opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ }))
      .toHaveValue('Atas berpulangnya Maria Theresia Wijaya');
  });

  test('R579 says in the evening on which day the board may be delivered', async () => {
    const { clock } = createTestClock('2026-11-21T18:00:00+07:00');
    const opened = await openFlowers({ props: { clock } });
    await toForm(opened);
    const review = await openReview(opened);
    expect(wordsOf(review.element())).toContain(
      'PengirimanMungkin besok (Minggu, 22 Nov), karena sudah lewat 17:30 WIB',
    );
  });

  test('R396 shows the words in the lines of the board', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const below = opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ });
    await below.fill('Doa kami menyertai keluarga Ibu Maria yang ditinggalkan');
    const review = await openReview(opened);
    const linesIn = (selector: string) =>
      [...review.element().querySelectorAll(selector)].map((line) => line.textContent);
    await expect.poll(() => linesIn('figure svg > g > text')).toContain('BERDUKACITA');
    expect(linesIn('figure svg > g > text').length).toBeGreaterThan(3);
    await expect.poll(() => linesIn('dd > span')).toEqual(linesIn('figure svg > g > text'));
  });

  test('R175 says in the form and in the review that the board does not name the person', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const sentence = 'Nama Maria Theresia Wijaya belum tercantum di papan.';
    const warning = opened.main.getByText(sentence, { exact: true });
    await expect.element(warning).not.toBeInTheDocument();
    const below = opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ });
    await below.fill('Doa kami menyertai keluarga');
    await expect.element(warning).toBeVisible();
    await expect.element(below).toHaveAccessibleDescription(new RegExp(sentence));
    await below.fill(' ');
    await expect.element(warning).toBeVisible();
    await expectNoAxeViolations();
    const review = await openReview(opened);
    await expect.element(review.getByText(sentence)).toBeVisible();
    await review.getByRole('button', { name: 'Tambahkan nama' }).click();
    await expect.element(review).not.toBeInTheDocument();
    await expect.element(below).toHaveValue('Atas berpulangnya Maria Theresia Wijaya');
    await expect
      .element(opened.main.getByRole('button', { name: 'Periksa pesanan' }))
      .toHaveFocus();
  });

  test('R175 leaves out the titles of a name that the board lacks', async () => {
    const name = 'Prof. Dr. dr. Maria Kusumawardhani, Sp.PD-KGEH';
    const opened = await openFlowers({
      input: { person: { ...person, name }, draft: draftOf({ subMessage: 'Doa kami' }) },
    });
    const review = await openReview(opened);
    await expect
      .element(review.getByText('Nama Maria Kusumawardhani belum tercantum di papan.'))
      .toBeVisible();
  });

  test('R406 says in the review, too, that the name has no room, and does not offer to add it', async () => {
    const opened = await openFlowers({
      input: {
        draft: draftOf({ product: products[1] ?? null, subMessage: 'ini lilin kita '.repeat(18) }),
      },
    });
    const review = await openReview(opened);
    await expect
      .element(review.getByText(/Singkatkan tulisan di bawah ucapan agar ada tempat/))
      .toBeVisible();
    await expect
      .element(review.getByRole('button', { name: 'Tambahkan nama' }))
      .not.toBeInTheDocument();
  });

  test('R406 says that the name has no room', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const below = opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ });
    await below.fill('ini lilin kita '.repeat(18));
    const notice = opened.main.getByText(
      'Nama Maria Theresia Wijaya belum tercantum di papan. Singkatkan tulisan di bawah ucapan agar ada tempat untuk namanya.',
      { exact: true },
    );
    await expect.element(notice).toBeVisible();
    await expect.element(below).toHaveAccessibleDescription(/Singkatkan tulisan di bawah ucapan/);
    await expect
      .element(opened.main.getByRole('button', { name: 'Tambahkan nama' }))
      .not.toBeInTheDocument();
  });

  test('R410 keeps the total and what it says about paying in view, above its buttons', async () => {
    await page.viewport(360, 740);
    const opened = await openFlowers();
    await toForm(opened);
    const review = await openReview(opened);
    await expect.element(review).toBeVisible();
    expect(review.element().scrollHeight).toBeGreaterThan(review.element().clientHeight);
    expect(review.element().scrollTop).toBe(0);
    for (const part of [/^Total/, /Belum ada yang dibayar/])
      await expect.element(review.getByText(part)).toBeInViewport({ ratio: 0.99 });
  });

  test('R589 enlarges the board by a press', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const review = await openReview(opened);
    const board = review.getByRole('img', { name: /^Perkiraan papan/ });
    await expect.element(board).toBeVisible();
    await review.getByRole('button', { name: 'Perbesar papan' }).click();
    const dialog = review.getByRole('dialog', { name: 'Bunga papan' });
    const large = dialog.getByRole('img', { name: /^Perkiraan papan/ });
    await expect.element(large).toBeVisible();
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(review.getByRole('button', { name: 'Buat pesanan' })).toBeVisible();
  });

  test('R408 does not call the board an estimate, because its words are put up', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const review = await openReview(opened);
    await expect
      .element(review.getByText('Periksa ejaannya. Tulisan inilah yang dipasang.'))
      .toBeVisible();
    await expect.element(review.getByText(/^Perkiraan/)).not.toBeInTheDocument();
  });

  test('R408 says of the photo of a board without a design that its words are an example', async () => {
    const opened = await openFlowers({
      input: { draft: draftOf({ product: products[1] ?? null }) },
    });
    const review = await openReview(opened);
    await expect.element(review.getByText('Contoh', { exact: true })).toBeVisible();
    await expect
      .element(review.getByText(/^Tulisan di foto ini hanya contoh\..* Periksa ejaannya\.$/))
      .toBeVisible();
    await expect.element(review.getByText(/inilah yang dipasang/)).not.toBeInTheDocument();
  });

  test('R175 adds the name by a press, below the words of the buyer', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const below = opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ });
    const add = opened.main.getByRole('button', { name: 'Tambahkan nama' });
    await expect.element(add).not.toBeInTheDocument();
    await below.fill('Doa kami menyertai');
    await add.click();
    await expect
      .element(below)
      .toHaveValue('Doa kami menyertai\nAtas berpulangnya Maria Theresia Wijaya');
    await expect.element(below).toHaveFocus();
    await expect.element(add).not.toBeInTheDocument();
  });
});

describe('placing an order', () => {
  test('sends one request for repeated presses, and keeps the review open meanwhile', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const { main, asked } = opened;
    await place(opened);
    const review = main.getByRole('dialog', { name: 'Periksa pesanan Anda' });
    const busy = review.getByRole('button', { name: 'Memproses…' });
    await expect.element(busy).toHaveAttribute('aria-busy', 'true');
    busy.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(asked.orders).toHaveLength(1);
    expect(asked.orders[0]).toMatchObject({
      key: 'key-0001',
      product: products[0],
      florist: { id: 1 },
    });
    await expect.element(review.getByRole('button', { name: 'Ubah' })).toBeDisabled();
    await expect
      .element(review.getByRole('status').filter({ hasText: 'sedang dibuat' }))
      .toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('R641 shows a rejection in the viewport, keeps the form and reuses the idempotency key', async () => {
    const opened = await openFlowers({
      placements: [rejected('rateLimited'), () => Promise.resolve(placed)],
    });
    await toForm(opened);
    await opened.main
      .getByRole('textbox', { name: /^Tulisan di bawah/ })
      .fill('Atas berpulangnya Ibu Maria');
    await place(opened);
    const alert = opened.main.getByRole('alert');
    await expect
      .element(alert)
      .toHaveTextContent(
        /Pesanan belum dibuat.*Layanan sedang ramai\..*tekan “Periksa pesanan” lagi\..*tetap tersimpan/,
      );
    await expect.element(alert).toBeInViewport();
    await expect
      .element(opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ }))
      .toHaveValue('Atas berpulangnya Ibu Maria');
    await expectNoAxeViolations();
    await opened.main.getByRole('button', { name: 'Periksa pesanan' }).click();
    const sheet = opened.main.getByRole('dialog', { name: 'Periksa pesanan Anda' });
    await sheet.getByRole('button', { name: 'Buat pesanan' }).click();
    await expect.poll(() => opened.actor.getSnapshot().value).toBe('paying');
    expect(opened.asked.orders.map(({ key }) => key)).toEqual(['key-0001', 'key-0001']);
  });

  test('R444 returns to the florists or to the boards when the chosen one is no longer available, and says so', async () => {
    const opened = await openFlowers({
      placements: [rejected('productUnavailable'), rejected('floristUnavailable')],
    });
    const { main } = opened;
    await toForm(opened);
    await place(opened);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Pilih bunga papan' }))
      .toHaveFocus();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(
        /Bunga papan pilihan Anda tidak tersedia.*Produk ini sudah tidak tersedia.*tetap tersimpan/,
      );
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Pilih Papan Lili Putih' }).click();
    await place(opened);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Pilih florist' }))
      .toBeVisible();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(/Florist pilihan Anda tidak tersedia.*tidak melayani rumah duka/);
    await expectNoAxeViolations();
  });

  test('focuses the logo field when the logo was rejected', async () => {
    const opened = await openFlowers({
      input: { draft: draftOf({ logo: { path: '/files/1.webp', fileName: 'pt.png' } }) },
      placements: [rejected('logoInvalid')],
    });
    await place(opened);
    await expect.element(opened.main.getByText(/^Gambar logo tidak dapat dibaca\./)).toBeVisible();
    await expect.element(opened.main.getByRole('button', { name: 'Pilih logo' })).toHaveFocus();
  });

  test('R412 R560 R582 leads to the history, and uses a new idempotency key only after the buyer starts over', async () => {
    const opened = await openFlowers({
      placements: [rejected('idempotencyKeyReused'), () => never],
    });
    const { main, asked } = opened;
    await toForm(opened);
    await place(opened);
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(
        /sudah memesan bunga papan untuk Maria Theresia Wijaya.*berbeda.*di sini belum dipesan/,
      );
    const history = main.getByRole('link', { name: 'Buka History' });
    await expect.element(history).toHaveAttribute('href', '/history');
    // Scrolling may end within a pixel of its edge.
    await expect.element(history).toBeInViewport({ ratio: 0.98 });
    await expect
      .element(opened.screen.getByRole('button', { name: 'Periksa pesanan' }))
      .not.toBeInTheDocument();
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Pesanan baru' }).click();
    expect(asked.orders).toHaveLength(1);
    await place(opened);
    expect(asked.orders.map(({ key }) => key)).toEqual(['key-0001', 'key-0002']);
  });
});

describe('an order whose outcome is unknown', () => {
  test('is retried with an identical request', async () => {
    const opened = await openFlowers({
      placements: [() => Promise.reject(new AppError('timedOut')), () => Promise.resolve(placed)],
    });
    const { main, asked } = opened;
    await toForm(opened);
    await place(opened);
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Status pesanan belum pasti' }))
      .toHaveFocus();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(/terlalu lama menjawab\..*mungkin sudah dibuat/);
    await expect.element(main.getByRole('strong').filter({ hasText: /^Rp/ })).toBeVisible();
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Periksa lagi' }).click();
    await expect.poll(() => opened.actor.getSnapshot().value).toBe('paying');
    expect(asked.orders[1]).toEqual(asked.orders[0]);
  });

  test('R48 R561 offers only customer service, with the order written down, when a retry could order twice', async () => {
    const opened = await openFlowers({
      input: {
        keySupport: 'ignored',
        draft: draftOf({
          step: 'placing',
          sender: 'Keluarga\nLestari',
          submittedAt: '2026/11/21 09:59:00',
        }),
      },
    });
    const { main } = opened;
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Status pesanan belum pasti' }))
      .toBeVisible();
    expect(wordsOf(main.element())).toContain(
      'Bunga papanPapan Melati\n2 × 1,25 mUcapanTurut berdukacitaPengirimKeluarga\nLestari' +
        'TotalRp 650.000',
    );
    await expect
      .element(main.getByRole('button', { name: 'Periksa lagi' }))
      .not.toBeInTheDocument();
    const href =
      main
        .getByRole('link', { name: 'Hubungi layanan pelanggan' })
        .element()
        .getAttribute('href') ?? '';
    expect(decodeURIComponent(href).replaceAll('\u00a0', ' ')).toBe(
      'https://wa.me/6281100001001?text=' +
        [
          'Halo, saya memesan bunga papan tetapi belum menerima nomor pesanannya. Mohon bantu periksa apakah pesanan saya sudah masuk.',
          'Untuk: Maria Theresia Wijaya',
          'Tempat: Rumah Duka Sekar Melati, Melati 2',
          'Bunga papan: Papan Melati / 2 × 1,25 m',
          'Ucapan: Turut berdukacita',
          'Pengirim: Keluarga / Lestari',
          'Total: Rp 650.000',
          'Waktu pesan: 2026/11/21 09:59:00',
        ].join('\n'),
    );
    await expectNoAxeViolations();
  });
});

test('R55 NotDeliveredScreen offers a greeting instead of flowers', async () => {
  const screen = await render(
    <NotDeliveredScreen personId={7} personName="Maria Theresia Wijaya" />,
  );
  const main = screen.getByRole('main');
  await expect
    .element(
      main.getByRole('heading', { level: 2, name: 'Bunga belum dapat dikirim ke rumah duka ini' }),
    )
    .toBeVisible();
  expect(wordsOf(main.element())).toContain(
    'Untuk Maria Theresia Wijaya, Anda dapat mengirim ucapan.',
  );
  await expect
    .element(main.getByRole('link', { name: 'Kirim ucapan' }))
    .toHaveAttribute('href', '/order/ucapan?personid=7');
  await expect
    .element(main.getByRole('link', { name: 'Kembali ke info duka' }))
    .toHaveAttribute('href', '/duka/detail/7');
  await expectNoAxeViolations();
});

test('R660 NotDeliveredScreen says that a board would come too late, and whom to ask', async () => {
  const screen = await render(
    <NotDeliveredScreen
      personId={7}
      personName="Maria Theresia Wijaya"
      tooLateHref="https://wa.me/6281"
      isDeparted
    />,
  );
  await expect
    .element(screen.getByText('Bunga papan tidak sempat terpasang lagi', { exact: true }))
    .toBeVisible();
  await expect
    .element(screen.getByText('Ucapan sampai kepada keluarga dan masuk album.', { exact: false }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Hubungi layanan pelanggan' }))
    .toHaveAttribute('href', 'https://wa.me/6281');
});
