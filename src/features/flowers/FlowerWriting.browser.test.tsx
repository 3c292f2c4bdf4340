import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import type { Logo } from '../../domain/greeting.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { newOrder } from '../../machines/testing/scriptedOrder.ts';
import {
  createTestClock,
  detail,
  draftOf,
  openFlowers,
  place,
  products,
  toForm,
  toProducts,
  wordsOf,
  type Opened,
} from './testing/openFlowers.tsx';

const field = ({ main }: Opened) => main.getByRole('combobox', { name: /^Ucapan/ });
const board = ({ main }: Opened) => main.getByRole('img', { name: /^Perkiraan papan/ }).first();
/** The part of the board that is not cut off. */
const shownBoard = (opened: Opened) => ({
  element: () => board(opened).element().closest('figure')!.firstElementChild!,
});

async function choose(opened: Opened, choice: string) {
  await field(opened).selectOptions(choice);
}

const facts = ({ main }: Opened) => main.getByRole('button', { name: /^Papan Melati/ });

/** Unfolds what is known of the board, and returns its gallery. */
async function openExamples(opened: Opened) {
  const { main } = opened;
  await facts(opened).click();
  return main.getByRole('region', { name: 'Foto bunga papan' });
}

async function chooseFile({ main }: Opened, file: File) {
  await userEvent.upload(main.getByLabelText('Logo').element(), file);
}

test('uploads a logo that was chosen before a reload', async () => {
  const opened = await openFlowers({ chosenFile: { find: async () => png('a.png') } });
  await toForm(opened);
  await expect.element(opened.main.getByText('Logo sudah terunggah.')).toBeVisible();
  expect(opened.asked.files).toHaveLength(1);
});

const png = (name = 'pt-maju.png', bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });

describe('FormScreen', () => {
  test('R61 shows the recipient, the board with its photos, the total and the rules for texts', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const { main } = opened;
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Tulis bunga papan' }))
      .toHaveFocus();
    const text = wordsOf(main.element());
    expect(text).toContain('Ditujukan Kepada Maria Theresia Wijaya');
    expect(text).toContain('Papan Melati · 2 × 1,25 m Rp 650.000, termasuk pengiriman');
    expect(text).toContain(
      'baik dan sopan, tanpa hinaan atau kebencian terhadap suku dan agama. Penyedia dapat membatalkan tulisan yang tidak pantas.',
    );
    expect(text).toContain('Total Rp 650.000Periksa pesanan');
    await expect
      .element(main.getByText(/^Bisa dikirim hari ini bila dibayar sebelum 17:30 WIB/))
      .toBeVisible();
    const gallery = await openExamples(opened);
    await expect
      .poll(() =>
        [...gallery.element().querySelectorAll('img')].map((img) => img.getAttribute('src')),
      )
      .toEqual(detail.photoUrls);
    await expectNoAxeViolations();
  });

  test('enlarges a photo and zooms it', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await openExamples(opened);
    await opened.main.getByRole('button', { name: 'Perbesar foto: Papan Melati, foto 1' }).click();
    const dialog = opened.screen.getByRole('dialog', { name: 'Foto bunga papan' });
    await dialog.getByRole('button', { name: 'Perbesar' }).click();
    await expect.element(dialog.getByRole('group', { name: 'Papan Melati, foto 1' })).toBeVisible();
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('R707 keeps texts that are pasted and too long, and says so', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await choose(opened, 'Lainnya....');
    const message = opened.main.getByRole('textbox', { name: 'Ucapan Anda sendiri' });
    await message.fill('a '.repeat(101));
    await expect
      .element(message)
      .toHaveAccessibleDescription(/Terlalu panjang: 201 karakter, paling banyak 200\./);
    const below = opened.main.getByRole('textbox', { name: /^Tulisan di bawah ucapan/ });
    await below.fill('a'.repeat(301));
    await expect
      .element(below)
      .toHaveAccessibleDescription(/Terlalu panjang: 301 karakter, paling banyak 300\./);
    await opened.main.getByRole('button', { name: 'Periksa pesanan' }).click();
    await expect.element(message).toHaveFocus();
    await expect.element(message).toHaveValue('a '.repeat(101));
  });

  test('R703 says before the first field how the name will stand on the board', async () => {
    const person = { ...newOrder.person, name: 'Ahmad Yusuf / أحمد يوسف' };
    const opened = await openFlowers({ input: { person } });
    await toForm(opened);
    await expect
      .element(opened.main.getByText('Di papan, namanya tertulis “Ahmad Yusuf”.'))
      .toBeVisible();
    await expect
      .element(opened.main.getByRole('textbox', { name: /^Tulisan di bawah ucapan/ }))
      .toHaveValue('Atas berpulangnya Ahmad Yusuf');
  });

  test('requires a sender, which is edited in a dialog', async () => {
    const opened = await openFlowers({
      input: {
        buyer: {
          id: 12,
          username: 'sari',
          name: null,
          email: null,
          gender: null,
          pictureUrl: null,
        },
      },
    });
    await toForm(opened);
    const { main, screen, asked } = opened;
    await main.getByRole('button', { name: 'Periksa pesanan' }).click();
    await expect
      .element(main.getByText('Isi nama pengirim dahulu, paling banyak 2 baris.'))
      .toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Ubah nama pengirim' })).toHaveFocus();
    expect(asked.orders).toEqual([]);
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', {
      name: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
    });
    await dialog.getByRole('textbox', { name: 'Nama pengirim' }).fill('Keluarga Besar\nLestari');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await place(opened);
    expect(asked.orders).toMatchObject([{ sender: 'Keluarga Besar\nLestari' }]);
  });

  test('R280 offers the senders of earlier orders', async () => {
    const opened = await openFlowers({ props: { senderNames: ['Keluarga Besar\nLestari'] } });
    await toForm(opened);
    await opened.main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    const dialog = opened.screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Keluarga Besar, Lestari' }).click();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await place(opened);
    expect(opened.asked.orders).toMatchObject([{ sender: 'Keluarga Besar\nLestari' }]);
  });

  test('opens the review by the icon in the top bar', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await opened.screen
      .getByRole('banner')
      .getByRole('button', { name: 'Periksa pesanan' })
      .click();
    await expect
      .element(opened.main.getByRole('dialog', { name: 'Periksa pesanan Anda' }))
      .toBeVisible();
  });

  test('updates the delivery notice when the cut-off time passes', async () => {
    const time = createTestClock('2026-11-21T17:29:00+07:00');
    const opened = await openFlowers({ props: { clock: time.clock } });
    await toForm(opened);
    time.goTo('2026-11-21T17:45:00+07:00');
    await expect
      .element(opened.main.getByText(/mungkin dikirim besok \(Minggu, 22 Nov\)/))
      .toBeVisible();
  });
});

const rectOf = (locator: { element: () => Element }) => locator.element().getBoundingClientRect();

/** The lines on the board, without their raised edges. */
const lines = (opened: Opened) =>
  [...board(opened).element().closest('figure')!.querySelectorAll('svg text')]
    .filter((line) => line.closest('[aria-hidden] [aria-hidden]') === null)
    .map(({ textContent }) => textContent);

describe('the page of the form', () => {
  const below = ({ main }: Opened) => main.getByRole('textbox', { name: /^Tulisan di bawah/ });
  const review = ({ main }: Opened) => main.getByRole('button', { name: 'Periksa pesanan' });

  // The on-screen keyboard makes the window lower: interactive-widget in index.html.
  test.each([
    ['above the keyboard', 440],
    ['above the keyboard of a small phone', 340],
    ['without a keyboard', 740],
  ])('R371 keeps the board in view above the field that is typed in, %s', async (_, height) => {
    const opened = await openFlowers();
    await toForm(opened);
    try {
      await below(opened).click();
      await page.viewport(360, height);
      below(opened).element().scrollIntoView({ block: 'nearest' });
      const banner = opened.screen.getByRole('banner');
      await expect
        .poll(() => rectOf(shownBoard(opened)).top)
        .toBeGreaterThanOrEqual(rectOf(banner).bottom);
      expect(rectOf(shownBoard(opened)).height).toBeGreaterThan(90);
      expect(rectOf(shownBoard(opened)).height).toBeLessThanOrEqual(220);
      expect(rectOf(shownBoard(opened)).bottom).toBeLessThanOrEqual(rectOf(below(opened)).top);
      expect(rectOf(below(opened)).bottom).toBeLessThanOrEqual(rectOf(review(opened)).top);
    } finally {
      await page.viewport(360, 740);
    }
  });

  test('R371 lets the form scroll away below the board', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await page.viewport(360, 640);
    try {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const banner = opened.screen.getByRole('banner');
      await expect.poll(() => rectOf(below(opened)).bottom).toBeLessThan(rectOf(banner).bottom);
      expect(rectOf(shownBoard(opened)).top).toBeGreaterThanOrEqual(rectOf(banner).bottom);
    } finally {
      await page.viewport(360, 740);
    }
  });

  test('R394 R397 has one row for the board, which unfolds to its place, description and examples', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const { main } = opened;
    const folded = [
      main.getByText('Dikirim ke Rumah Duka Sekar Melati, Melati 2'),
      main.getByText(detail.description),
      main.getByText('Contoh dari florist, dengan tulisan lain', { exact: true }),
      main.getByRole('region', { name: 'Foto bunga papan' }),
    ];
    for (const part of folded) await expect.element(part).not.toBeInTheDocument();
    await facts(opened).click();
    for (const part of folded) await expect.element(part).toBeVisible();
  });

  test('R395 warns at its field of a text whose letters get small on the board', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const warning = /Hurufnya menjadi kecil di papan\./;
    await below(opened).fill('Atas berpulangnya Ibu Maria. Doa kami menyertai keluarga.');
    await expect.poll(() => lines(opened).join(' ')).toContain('Doa kami menyertai');
    await expect.element(below(opened)).not.toHaveAccessibleDescription(warning);
    await below(opened).fill(
      `Atas berpulangnya Maria. ${'Doa kami menyertai keluarga. '.repeat(5)}`,
    );
    await expect.element(below(opened)).toHaveAccessibleDescription(warning);
    await expect.element(below(opened)).not.toHaveAttribute('aria-invalid');
    await expectNoAxeViolations();
    await review(opened).click();
    const sheet = opened.main.getByRole('dialog', { name: 'Periksa pesanan Anda' });
    await expect
      .element(sheet.getByText(/^Hurufnya menjadi kecil di papan: tulisan di bawah ucapan\./))
      .toBeVisible();
  });

  test('R395 warns of small letters beside the note that the name is missing, in one box of the review', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await below(opened).fill('Doa kami menyertai keluarga. '.repeat(6));
    await expect
      .element(below(opened))
      .toHaveAccessibleDescription(
        /^Nama Maria Theresia Wijaya belum tercantum .*Hurufnya menjadi kecil di papan\./,
      );
    await review(opened).click();
    const sheet = opened.main.getByRole('dialog', { name: 'Periksa pesanan Anda' });
    const [name, letters] = [/^Nama Maria/, /^Hurufnya menjadi kecil/].map((text) =>
      sheet.getByText(text),
    );
    await expect.element(name!).toBeVisible();
    await expect.element(letters!).toBeVisible();
    expect(name!.element().parentElement).toBe(letters!.element().parentElement);
  });

  test('R395 warns of a sender whose letters get small on the board', async () => {
    const opened = await openFlowers({
      input: { draft: draftOf({ sender: `Keluarga Besar ${'Sari Lestari '.repeat(7)}`.trim() }) },
    });
    const sender = opened.main.getByRole('region', { name: 'Nama pengirim' });
    await expect.element(sender).toHaveTextContent(/Hurufnya menjadi kecil di papan\./);
    await expectNoAxeViolations();
  });

  test('counts characters only up to a limit that the board holds', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const counted = /dari 300 karakter/;
    await below(opened).fill('Doa kami menyertai');
    await expect.poll(() => lines(opened)).toContain('Doa kami menyertai');
    await expect.element(below(opened)).not.toHaveAccessibleDescription(counted);
    await below(opened).fill('i'.repeat(20).concat(' ').repeat(15).slice(0, 300));
    await expect.element(below(opened)).toHaveAccessibleDescription(counted);
    await opened.screen.unmount();
    const plain = await openFlowers({
      input: { draft: draftOf({ product: products[1] ?? null }) },
    });
    await expect.element(below(plain)).toHaveAccessibleDescription(counted);
  });

  test('R405 says what kind of file the logo may be', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const logo = opened.main.getByRole('button', { name: 'Pilih logo', exact: true });
    await expect.element(logo).toHaveAccessibleDescription('PNG, JPEG, atau WebP.');
  });

  test('R373 says that the board shows the message in capitals, if its design does', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await expect
      .element(field(opened))
      .toHaveAccessibleDescription('Tertulis di papan dengan huruf kapital.');
  });
});

describe('the board', () => {
  test('R178 is the chosen one with the words of the buyer, as they are typed', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    await expect.element(opened.main.getByText(/^Perkiraan, /)).toBeVisible();
    await expect.element(board(opened)).toHaveAttribute('src', products[0]?.board?.groundUrl ?? '');
    await expect
      .poll(() => lines(opened).join(' '))
      .toBe('TURUT BERDUKACITA Atas berpulangnya Maria Theresia Wijaya Sari Lestari');
    await opened.main.getByRole('textbox', { name: /^Tulisan di bawah/ }).fill('Doa kami');
    await expect.poll(() => lines(opened)).toContain('Doa kami');
  });

  test('R589 is large in a dialog after a press, until that is closed', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const enlarge = opened.main.getByRole('button', { name: 'Perbesar papan' });
    await enlarge.click();
    const dialog = opened.main.getByRole('dialog', { name: 'Perkiraan tampilan' });
    const large = dialog.getByRole('img', { name: /^Perkiraan papan/ });
    await expect.element(large).toBeVisible();
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Tutup' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(enlarge).toHaveFocus();
  });

  test('R590 has a larger message without a logo', async () => {
    const size = async (logo: Logo | null) => {
      const opened = await openFlowers({ input: { draft: draftOf({ logo }) } });
      await expect.poll(() => lines(opened).join(' ')).toContain('TURUT BERDUKACITA');
      const [message] = board(opened).element().closest('figure')!.querySelectorAll('svg text');
      const letters = Number(message?.closest('[font-size]')?.getAttribute('font-size'));
      await opened.screen.unmount();
      return letters;
    };
    const withLogo = await size({ path: products[0]?.photoUrl ?? '', fileName: 'pt.png' });
    expect(await size(null)).toBeGreaterThan(withLogo);
  });

  test('R390 is marked as an estimate', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const caption = board(opened).element().closest('figure')!.querySelector('figcaption')!;
    expect(caption).toHaveTextContent('Perkiraan, hasilnya bisa sedikit berbeda');
  });

  test('R178 R373 is only its photo when the upstream does not tell how it looks', async () => {
    const opened = await openFlowers();
    await toProducts(opened);
    await opened.main.getByRole('button', { name: 'Pilih Papan Lili Putih' }).click();
    await expect
      .element(opened.main.getByRole('img', { name: 'Papan Lili Putih, foto 1' }))
      .toHaveAttribute('src', products[1]?.photoUrl ?? '');
    expect(opened.main.getByText(/^Perkiraan/).elements()).toEqual([]);
    await expect.element(field(opened)).toHaveAccessibleDescription('Tertulis besar di papan.');
  });

  test('R165 R179 names at its field what it cannot print, and orders nothing until that is changed', async () => {
    const opened = await openFlowers();
    await toForm(opened);
    const { main, actor } = opened;
    const below = main.getByRole('textbox', { name: /^Tulisan di bawah/ });
    await below.fill('Doa kami 🌹');
    await expect
      .element(below)
      .toHaveAccessibleDescription(/Karakter “🌹” tidak dapat dicetak di papan\./);
    await main.getByRole('button', { name: 'Periksa pesanan' }).click();
    await expect.element(below).toHaveFocus();
    await below.fill('Kami sekeluarga turut merasakan kehilangan yang mendalam. '.repeat(5));
    const lengths = async () => {
      const tooLong =
        /Belum muat di papan ini: (\d+) karakter, muat sekitar (\d+)\. Singkatkan, atau pilih papan lain\./;
      await expect.element(below).toHaveAccessibleDescription(tooLong);
      return tooLong.exec(main.element().textContent)?.slice(1).map(Number);
    };
    const [used, fitting = 0] = (await lengths()) ?? [];
    const text = (below.element() as HTMLTextAreaElement).value.trim();
    expect(used).toBe(text.length);
    expect(fitting).toBeLessThan(text.length);
    const shorter = text.slice(0, fitting + 10).trim();
    await below.fill(shorter);
    await expect.poll(async () => (await lengths())?.[0]).toBe(shorter.length);
    await expect
      .element(main.getByRole('link', { name: 'pilih papan lain' }))
      .toHaveAttribute('href', '/order/orderbunga?personid=7');
    await expect
      .element(main.getByText('Belum muat: tulisan di bawah ucapan', { exact: true }).first())
      .toBeVisible();
    await expect.element(below).not.toHaveAccessibleDescription(/dari 300 karakter/);
    await main.getByRole('button', { name: 'Periksa pesanan' }).click();
    expect(actor.getSnapshot().matches('writing')).toBe(true);
    await expectNoAxeViolations();
    await below.fill('Doa kami menyertai');
    await main.getByRole('button', { name: 'Periksa pesanan' }).click();
    expect(actor.getSnapshot().value).toBe('reviewing');
  });
});

describe('the product details', () => {
  test('can be retried after a failure, which leaves the photo of the list and the form', async () => {
    const opened = await openFlowers({
      details: [() => Promise.reject(new AppError('timedOut')), () => Promise.resolve(detail)],
    });
    const { main } = opened;
    await main.getByRole('button', { name: /Asoka Florist/ }).click();
    await main.getByRole('button', { name: 'Pilih Papan Melati' }).click();
    await expect.element(main.getByText('Foto lain belum dapat ditampilkan.')).toBeVisible();
    await expect.element(main.getByText(detail.description)).not.toBeInTheDocument();
    const gallery = await openExamples(opened);
    expect(gallery.element().querySelectorAll('img')).toHaveLength(1);
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(main.getByText(detail.description)).toBeVisible();
    await expect.poll(() => gallery.element().querySelectorAll('img').length).toBe(2);
  });
});

describe('the logo', () => {
  test('R414 is uploaded with progress, shown on the board and ordered', async () => {
    let finish = () => {};
    const opened = await openFlowers({
      uploads: [
        (onProgress) =>
          new Promise((resolve) => {
            onProgress(0.4);
            finish = () => resolve({ path: '/files/logos/1.webp', fileName: 'pt-maju.png' });
          }),
      ],
    });
    await toForm(opened);
    const { main, asked } = opened;
    await chooseFile(opened, png());
    await expect.element(main.getByRole('progressbar', { name: 'Mengunggah, 40 %' })).toBeVisible();
    const review = main.getByRole('button', { name: 'Periksa pesanan' });
    await expect.element(review).toBeDisabled();
    await expect.element(main.getByText('Tunggu sampai logo Anda selesai diunggah.')).toBeVisible();
    await expectNoAxeViolations();
    finish();
    await expect.element(main.getByText('Logo sudah terunggah.')).toBeVisible();
    await expect.element(board(opened)).toHaveAccessibleName(/Sari Lestari, dengan logo Anda$/);
    expect(asked.files.map((file) => file.size)).toEqual([2048]);
    await place(opened);
    expect(asked.orders).toMatchObject([{ logo: { path: '/files/logos/1.webp' } }]);
  });

  test('R59 can be retried after a failed upload, which does not block the order', async () => {
    const opened = await openFlowers({
      uploads: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve({ path: '/l.webp', fileName: 'pt-maju.png' }),
      ],
    });
    await toForm(opened);
    const { main } = opened;
    await chooseFile(opened, png());
    await expect
      .element(main.getByText(/Sambungan terputus.*Tanpa logo, papan tetap dapat dipesan\./))
      .toBeVisible();
    await expect.element(main.getByRole('button', { name: 'Periksa pesanan' })).toBeEnabled();
    await expectNoAxeViolations();
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(main.getByText('Logo sudah terunggah.')).toBeVisible();
    expect(opened.asked.files).toHaveLength(2);
  });

  test.each([
    [
      'of another type',
      new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }),
      'Jenis berkas ini tidak didukung.',
    ],
  ])('%s is rejected without an upload', async (_what, file, sentence) => {
    const opened = await openFlowers();
    await toForm(opened);
    await chooseFile(opened, file);
    await expect.element(opened.main.getByText(new RegExp(`^${sentence}`))).toBeVisible();
    expect(opened.asked.files).toEqual([]);
    await expectNoAxeViolations();
  });
});
