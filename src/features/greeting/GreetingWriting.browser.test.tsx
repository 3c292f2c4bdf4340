import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { orderProgress } from '../../copy/orderProgress.ts';
import { GREETING } from '../../domain/order.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import { linesOfWords } from '../../ui/testing/linesOfWords.ts';
import { pressNow, typeNow } from '../../ui/testing/inputNow.ts';
import '../../ui/styles/global.css';
import { newOrder } from '../../machines/testing/scriptedOrder.ts';
import { openGreeting, templatesFor, toTemplates, write } from './testing/openGreeting.tsx';

describe('ComposeScreen', () => {
  test('R30 shows the person, the default note and the buyer, and offers the five categories', async () => {
    const { main } = await openGreeting();
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveTextContent('Kirim ucapan');
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    for (const text of ['Turut Berdukacita', 'Maria Theresia Wijaya', 'Sari Lestari'])
      await expect.element(card.getByText(text)).toBeVisible();
    for (const label of [
      'Ayahanda dari',
      'Ibunda dari',
      'Lainnya (diisi sendiri)',
      'General',
      'Bunga',
      'Religi',
      'Penghormatan/Penghiburan',
      'Logo/Gambar',
    ]) {
      await expect
        .element(main.getByRole('radio', { name: label, exact: true }))
        .toBeInTheDocument();
    }
    await expect.element(main.getByRole('radio', { name: 'General' })).toBeChecked();
    await expectNoAxeViolations();
  });

  test.each([
    [
      'Suami',
      ['Ibunda dari', 'Ayahanda dari'],
      /Menurut info duka, Maria Theresia Wijaya seorang perempuan\./,
    ],
    [
      'Istri',
      ['Ayahanda dari', 'Ibunda dari'],
      /Menurut info duka, Maria Theresia Wijaya seorang laki-laki\./,
    ],
  ] as const)(
    'R587 the note that fits the listing comes first, and the other one is doubted at once: %s',
    async (relationship, [fitting, other], doubt) => {
      const families = [{ relationship, name: 'Hendra' }];
      const { main } = await openGreeting({
        input: { person: { ...newOrder.person, families } },
      });
      const note = main.getByRole('group', { name: 'Catatan' });
      const names = ['Tanpa catatan', fitting, other, 'Lainnya (diisi sendiri)'];
      for (const [index, name] of names.entries())
        await expect.element(note.getByRole('radio').nth(index)).toHaveAccessibleName(name);
      await note.getByRole('radio', { name: fitting }).click();
      const field = (name: string) => main.getByRole('textbox', { name });
      await expect.element(field(fitting)).not.toHaveAccessibleDescription(doubt);
      await note.getByRole('radio', { name: other }).click();
      await expect.element(field(other)).toHaveAccessibleDescription(doubt);
      await expectNoAxeViolations();
    },
  );

  test('R587 a note that the buyer has kept is doubted no more', async () => {
    const families = [{ relationship: 'Suami', name: 'Hendra Wijaya' }];
    const opened = await openGreeting({ input: { person: { ...newOrder.person, families } } });
    const { actor, main, screen } = opened;
    actor.send({ type: 'note.choose', choice: 'father' });
    actor.send({ type: 'note.write', text: 'Bapak Budi' });
    const field = main.getByRole('textbox', { name: 'Ayahanda dari' });
    await expect.element(field).toHaveAccessibleDescription(/Menurut info duka/);
    await toTemplates(opened);
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    await screen.getByRole('button', { name: 'Tetap “Ayahanda dari”' }).click();
    await screen.getByRole('button', { name: 'Batal' }).click();
    await main.getByRole('button', { name: 'Ubah tulisan' }).click();
    await expect.element(field).toBeVisible();
    await expect.element(field).not.toHaveAccessibleDescription(/Menurut info duka/);
  });

  test('R400 is shown until the press that leads to the templates is painted', async () => {
    const { actor, main } = await openGreeting();
    await pressNow(main.getByRole('button', { name: 'Pilih template' }));
    expect(actor.getSnapshot().matches({ writing: 'designing' })).toBe(true);
    const heading = main.getByRole('heading', { level: 1 });
    expect(heading.element().textContent).toBe('Kirim ucapan');
    await expect.element(heading).toHaveTextContent('Pilih template');
  });

  test('R514 paints the choice of an own note before its field', async () => {
    const { main } = await openGreeting();
    const own = main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' });
    await pressNow(own);
    expect((own.element() as HTMLInputElement).checked).toBe(true);
    const note = main.getByRole('textbox', { name: 'Isi catatan' });
    expect(note.query()).toBeNull();
    await expect.element(note).toBeVisible();
  });

  test('R514 paints a key in its field before its counter and the card', async () => {
    const { main } = await openGreeting();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    const note = main.getByRole('textbox', { name: 'Isi catatan' });
    await expect.element(note).toBeVisible();
    const counter = main.getByText(/^\d+\/\d+$/u);
    const written = () => [card.element().textContent, counter.element().textContent].join(' ');
    await typeNow(note, 'Selamat jalan');
    expect((note.element() as HTMLTextAreaElement).value).toBe('Selamat jalan');
    expect(written()).not.toMatch(/Selamat jalan|13\//u);
    await expect.poll(written).toMatch(/Selamat jalan.*13\//u);
  });

  test('shows what the cards of each category look like', async () => {
    const { main } = await openGreeting();
    const categories = main.getByRole('group', { name: 'Kategori' }).getByRole('radio');
    await expect.element(categories.first()).toBeVisible();
    const drawings = categories
      .elements()
      .map((radio) => radio.closest('label')?.querySelector('svg')?.innerHTML);
    expect(drawings).toHaveLength(5);
    expect(new Set(drawings).size).toBe(5);
    expect(drawings).not.toContain(undefined);
  });

  test('R365 shows the words on a card from the first step on, those of a quote in its category', async () => {
    const { main } = await openGreeting();
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    const wordsOn = () => linesOf(card.element());
    await expect
      .poll(wordsOn)
      .toEqual(['Turut Berdukacita', 'atas berpulangnya', 'Maria Theresia Wijaya', 'Sari Lestari']);
    await main.getByRole('radio', { name: 'Penghormatan/Penghiburan' }).click();
    await expect
      .poll(wordsOn)
      .toEqual(['Mengenang Maria Theresia Wijaya', 'Pesan Anda', 'Sari Lestari']);
  });

  test('R604 says that these are only the words, and at which step the design is chosen', async () => {
    const { main } = await openGreeting();
    const title = main.getByText('Tertulis di kartu · desain dipilih di langkah 2');
    await expect.element(title).toBeInViewport({ ratio: 0.99 });
    const { progress } = orderProgress(GREETING, 'template', null);
    expect(progress).toBe('Langkah 2 dari 6');
  });

  test('breaks no line within a degree, but within a family name', async () => {
    const name = 'Raden Ajeng Hadiningrat-Wijayakusuma, Sp.PD-KGEH';
    const { main } = await openGreeting({ input: { person: { ...newOrder.person, name } } });
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    await expect
      .element(card.getByText('Hadiningrat-Wijayakusuma, Sp.PD-\u2060KGEH'))
      .toBeVisible();
  });

  test('R490 shows the lines of the chosen template, and names what only the faith decides', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    const wordsOn = () => linesOf(card.element());
    await main.getByRole('radio', { name: 'Religi' }).click();
    await expect
      .poll(wordsOn)
      .toEqual(['Kalimat pembuka sesuai agama', 'Maria Theresia Wijaya', 'Sari Lestari']);
    await main.getByRole('button', { name: 'Pilih template' }).click();
    await main.getByRole('button', { name: 'Islam' }).click();
    await expect.element(main.getByRole('button', { name: 'Periksa kartu' })).toBeEnabled();
    opened.actor.send({ type: 'address.visit', step: 'compose' });
    // The templates of the fixtures have one headline.
    await expect
      .poll(wordsOn)
      .toEqual(['TURUT BERDUKACITA', 'Maria Theresia Wijaya', 'Sari Lestari']);
  });

  test('shows a note below the name, where the cards have it', async () => {
    const { main } = await openGreeting();
    await main.getByRole('radio', { name: 'Ayahanda dari' }).click();
    await main.getByRole('textbox', { name: 'Ayahanda dari' }).fill('Bapak Budi');
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' }).element();
    await expect
      .poll(() => linesOf(card))
      .toEqual([
        'Turut Berdukacita',
        'atas berpulangnya',
        'Maria Theresia Wijaya',
        'Ayahanda dari Bapak Budi',
        'Sari Lestari',
      ]);
  });

  test('R549 keeps the card in view while its text is typed', async () => {
    const { main } = await openGreeting();
    const card = main.getByRole('figure', { name: 'Tertulis di kartu' });
    await expect.element(card).toBeVisible();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    const note = main.getByRole('textbox', { name: 'Isi catatan' });
    // 440 px remain above an on-screen keyboard.
    for (const [width, height] of [
      [360, 740],
      [360, 440],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      try {
        await note.fill('Ibunda terkasih dari sahabat kami '.repeat(8));
        const line = card.getByText('Sari Lestari');
        for (const top of [200, 320]) {
          window.scrollTo(0, top);
          await expect.poll(() => window.scrollY).toBeGreaterThan(150);
          const shown = card.element().getBoundingClientRect();
          expect(shown.top).toBeGreaterThanOrEqual(52);
          expect(shown.height).toBeLessThanOrEqual(0.33 * height);
          const { bottom } = line.element().getBoundingClientRect();
          expect(bottom).toBeGreaterThan(shown.top);
          expect(bottom).toBeLessThanOrEqual(shown.bottom);
        }
      } finally {
        await page.viewport(360, 740);
      }
    }
    (document.activeElement as HTMLElement).blur();
    await expect.poll(() => card.element().getBoundingClientRect().top).toBeLessThan(52);
  });

  test('R583 says at which step the price is shown', async () => {
    const { main } = await openGreeting();
    await expect
      .element(main.getByText('Harga paket dapat Anda lihat di langkah 3, sebelum pesanan dibuat.'))
      .toBeVisible();
    const { progress } = orderProgress(GREETING, 'package', null);
    expect(progress).toBe('Langkah 3 dari 6');
  });

  test('R508 says what a note is, and that a card may have none', async () => {
    const { main } = await openGreeting();
    await expect
      .element(main.getByRole('group', { name: 'Catatan' }))
      .toHaveAccessibleDescription('Baris di bawah nama. Boleh tanpa catatan.');
  });

  test('shows no note on the card while a custom one is empty', async () => {
    const { main } = await openGreeting();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    const card = main.getByRole('figure').element();
    const lines = ['Turut Berdukacita', 'atas berpulangnya', 'Maria Theresia Wijaya'];
    await expect.poll(() => linesOf(card)).toEqual([...lines, 'Sari Lestari']);
    await main.getByRole('textbox', { name: 'Isi catatan' }).fill('Selamat jalan');
    await expect.poll(() => linesOf(card)).toEqual([...lines, 'Selamat jalan', 'Sari Lestari']);
  });

  test('loads the cards with flowers for the category Bunga', async () => {
    const opened = await openGreeting();
    await toTemplates(opened, 'Bunga', 1);
    expect(opened.asked.groups).toEqual(['D']);
  });

  test('R165 names a character of the note and of the sender that cannot be printed, while it is typed', async () => {
    const { main, screen } = await openGreeting();
    await main.getByRole('radio', { name: 'Ibunda dari' }).click();
    const note = main.getByRole('textbox', { name: 'Ibunda dari' });
    await note.fill('Bapak Budi 😀');
    await expect
      .element(note)
      .toHaveAccessibleDescription(/Karakter “😀” tidak dapat dicetak di kartu\./);
    await note.fill('Bapak Budi');
    await expect.element(note).not.toHaveAccessibleDescription(/tidak dapat dicetak/);
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    const sender = screen.getByRole('textbox', { name: 'Nama pengirim' });
    await sender.fill('Sari 🌹');
    await expect.element(sender).toHaveAccessibleDescription(/Karakter “🌹” tidak dapat dicetak/);
    await screen.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(sender).toHaveFocus();
    await sender.fill('Sari\ufffc \u2068Lestari\u2069 \ue000');
    await expect.element(sender).toHaveAccessibleDescription(/Karakter “U\+E000” tidak dapat/);
  });

  test('R707 keeps a note that is pasted and too long, and says so', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await main.getByRole('radio', { name: 'Isi sendiri' }).click();
    const note = main.getByRole('textbox', { name: 'Isi catatan' });
    await note.fill('a'.repeat(301));
    await expect.element(note).toHaveValue('a'.repeat(301));
    await expect
      .element(note)
      .toHaveAccessibleDescription(/Terlalu panjang: 301 karakter, paling banyak 300\./);
  });

  test.each([
    ['Maria 🌹 Wijaya', 'Di kartu, namanya tertulis “Maria Wijaya”.'],
    ['🌹', 'Nama ini belum dapat dicetak di kartu'],
  ])('R703 says before the first field how the name %s will stand', async (name, text) => {
    const { main } = await openGreeting({ input: { person: { ...newOrder.person, name } } });
    const notice = main.getByText(text).element();
    const field = main.getByRole('radio').first().element();
    expect(notice.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('R703 leads to customer service if nothing of the name is printed', async () => {
    const person = { ...newOrder.person, name: 'ꦲꦤꦕꦫꦏ' };
    const { main } = await openGreeting({ input: { person } });
    const link = main.getByRole('link', { name: 'Hubungi layanan pelanggan' });
    await expect.element(link).toBeVisible();
    expect(link.element().getAttribute('href')).toMatch(/^https:\/\/wa\.me\/\d+\?text=Halo/);
  });

  test('R165 names such a character of a quote', async () => {
    const opened = await openGreeting();
    await toTemplates(opened, 'Penghormatan/Penghiburan', 5);
    const message = opened.main.getByRole('textbox', { name: 'Pesan' });
    await message.fill('Selamat jalan 🌹');
    await expect.element(message).toHaveAccessibleDescription(/Karakter “🌹” tidak dapat dicetak/);
  });
});

describe('the sender', () => {
  test('R32 is edited in a dialog that allows two lines', async () => {
    const { main, screen, actor } = await openGreeting();
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    const dialog = screen.getByRole('dialog', {
      name: 'Silahkan isi nama pengirim (Maksimal 2 baris)',
    });
    const box = dialog.getByRole('textbox', { name: 'Nama pengirim' });
    await expect.element(box).toHaveFocus();
    await box.clear();
    await userEvent.keyboard('Keluarga Besar{Enter}Lestari{Enter} dan Rekan');
    await expect.element(box).toHaveValue('Keluarga Besar\nLestari dan Rekan');
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(actor.getSnapshot().context.content.sender).toBe('Keluarga Besar\nLestari dan Rekan');
    await expect.element(main.getByRole('button', { name: 'Ubah nama pengirim' })).toHaveFocus();
  });

  test('R280 is also offered from earlier orders beside the templates', async () => {
    const opened = await openGreeting({ props: { senderNames: ['Keluarga Besar\nLestari'] } });
    const { main, screen, actor } = opened;
    await toTemplates(opened);
    await main.getByRole('button', { name: /^Ubah tulisan/ }).click();
    await main.getByRole('button', { name: 'Ubah nama pengirim' }).click();
    await screen.getByRole('button', { name: 'Keluarga Besar, Lestari' }).click();
    await screen.getByRole('button', { name: 'Simpan' }).click();
    expect(actor.getSnapshot().context.content.sender).toBe('Keluarga Besar\nLestari');
  });
});

describe('TemplateScreen', () => {
  test('shows the templates as pictures with their titles', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    const first = opened.main.getByRole('button', { name: 'Ranting zaitun di atas kertas' });
    await expect.element(first).toHaveAttribute('aria-pressed', 'true');
    await expect.element(first.getByText('Ranting zaitun di atas kertas')).toBeVisible();
    await expect.element(opened.main.getByRole('heading', { level: 1 })).toHaveFocus();
    await expectNoAxeViolations();
  });

  test('R31 R546 requires the text of a chosen note before the preview, and focuses its field', async () => {
    const opened = await openGreeting();
    const { main, asked } = opened;
    await main.getByRole('radio', { name: 'Ayahanda dari' }).click();
    await toTemplates(opened);
    await main.getByRole('button', { name: 'Selesai' }).click();
    const field = main.getByRole('textbox', { name: 'Ayahanda dari' });
    await expect
      .element(field)
      .toHaveAccessibleDescription(/Lengkapi catatan ini, atau pilih “Tanpa catatan”\./);
    await expect.element(field).toHaveFocus();
    expect(asked.previews).toEqual([]);
    await field.fill('Bapak Budi');
    await expect.element(field).not.toHaveAccessibleDescription(/Lengkapi catatan/);
  });

  test('requires a sender before the preview, and focuses its field', async () => {
    const opened = await openGreeting({
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
    await toTemplates(opened);
    await opened.main.getByRole('button', { name: 'Selesai' }).click();
    await expect
      .element(opened.main.getByText('Isi nama pengirim dahulu, paling banyak 2 baris.'))
      .toBeVisible();
    await expect
      .element(opened.main.getByRole('button', { name: 'Ubah nama pengirim' }))
      .toHaveFocus();
  });
});

describe('a religious card', () => {
  test('R392 R603 without a template for the faith, the title names it, and the action leads to General', async () => {
    const opened = await openGreeting({
      templates: [
        () =>
          Promise.resolve(templatesFor('E').filter(({ faiths }) => !faiths.includes('khonghucu'))),
        () => Promise.resolve(templatesFor('F')),
      ],
    });
    const { main, screen } = opened;
    await toTemplates(opened, 'Religi', 2);
    await main.getByRole('button', { name: 'Khonghucu' }).click();
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Belum ada kartu Khonghucu' }))
      .toHaveFocus();
    expect(main.getByRole('heading').elements()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Periksa kartu' }).elements()).toEqual([]);
    // R603 The card is an estimate of one of another category, to which the action changes.
    const card = main.getByRole('figure', { name: 'General · Perkiraan tampilan' }).element();
    await expect
      .element(main.getByText('Kategori menjadi General, tanpa lambang agama.'))
      .toBeVisible();
    expect(linesOf(card)).toEqual([
      'Turut Berdukacita',
      'atas berpulangnya',
      'Maria Theresia Wijaya',
      'Sari Lestari',
    ]);
    // Above the actions, which otherwise leave a part of a row that is too small to press.
    window.scrollTo(0, document.body.scrollHeight);
    await expectNoAxeViolations();
    window.scrollTo(0, 0);
    const action = main.getByRole('button', { name: 'Pakai kartu General' });
    await action.click();
    await expect.element(main.getByRole('button', { name: 'Periksa kartu' })).toBeEnabled();
    await expect
      .element(main.getByRole('heading', { level: 1, name: 'Pilih template' }))
      .toHaveFocus();
  });

  test.each([
    ['katolik', 'Untuk kartu Maria Theresia Wijaya'],
    [null, 'Untuk kartu Maria Theresia Wijaya Info duka tidak menyebut agama.'],
  ] as const)('R586 says if the events of the family name no faith: %s', async (faith, line) => {
    const opened = await openGreeting({ input: { person: { ...newOrder.person, faith } } });
    await toTemplates(opened, 'Religi', 2);
    const { main } = opened;
    await expect.element(main.getByText(line, { exact: true })).toBeVisible();
  });

  test.each([
    ['katolik', Node.DOCUMENT_POSITION_PRECEDING],
    [null, Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)(
    'R586 the way to General is above the faiths only if that of the family is unknown: %s',
    async (faith, position) => {
      const opened = await openGreeting({ input: { person: { ...newOrder.person, faith } } });
      await toTemplates(opened, 'Religi', 2);
      const general = opened.main.getByRole('button', { name: 'Pakai kartu General' }).element();
      const heading = opened.main.getByRole('heading', { level: 2 });
      expect(general.compareDocumentPosition(heading.element())).toBe(position);
      // R586 Its words say for whom it is, and the faiths are the other choice.
      await expect
        .element(general)
        .toHaveAccessibleDescription('Belum yakin? Tanpa lambang agama.');
      await expect
        .element(heading)
        .toHaveTextContent(faith === null ? 'Sudah tahu agamanya?' : 'Agama lain');
    },
  );

  test('R453 a faith without cards says so before it is chosen', async () => {
    const opened = await openGreeting({
      templates: [
        () =>
          Promise.resolve(templatesFor('E').filter(({ faiths }) => !faiths.includes('khonghucu'))),
      ],
    });
    await toTemplates(opened, 'Religi', 2);
    const list = opened.main.getByRole('list', { name: 'Pilih agama keluarga' });
    await expect
      .element(list.getByRole('button', { name: 'Khonghucu' }))
      .toHaveAccessibleDescription('Belum ada kartu');
    await expect
      .element(list.getByRole('button', { name: 'Hindu' }))
      .not.toHaveAccessibleDescription();
  });

  test('R167 is offered after a choice of faith, that of the family first and none preselected', async () => {
    const opened = await openGreeting({
      input: { person: { ...newOrder.person, faith: 'katolik' } },
    });
    const { main } = opened;
    await toTemplates(opened, 'Religi', 2);
    const faiths = main.getByRole('button', {
      name: /^(Islam|Kristen|Katolik|Hindu|Buddha|Khonghucu)$/,
    });
    await expect.element(faiths.first()).toHaveAccessibleName('Katolik');
    await expect.element(faiths.first()).toHaveAccessibleDescription('Menurut info duka');
    expect(faiths.elements().map((faith) => faith.getAttribute('aria-pressed'))).toEqual(
      Array.from({ length: 6 }, () => null),
    );
    await expect
      .element(main.getByRole('button', { name: 'Periksa kartu' }))
      .not.toBeInTheDocument();
    await expectNoAxeViolations();
    await faiths.first().click();
    await expect.element(main.getByRole('combobox', { name: 'Agama' })).toHaveValue('katolik');
    await expect
      .element(main.getByRole('button', { name: 'Salib dan fajar' }))
      .toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByRole('button', { name: 'Teratai' })).not.toBeInTheDocument();
    // Above the actions, which otherwise leave a part of a row that is too small to press.
    window.scrollTo(0, document.body.scrollHeight);
    await expectNoAxeViolations();
  });
});

test('R730 with text at 200 %, the names of the faiths stay whole', async () => {
  document.documentElement.style.fontSize = '200%';
  try {
    const opened = await openGreeting({
      input: { person: { ...newOrder.person, faith: 'katolik' } },
    });
    await toTemplates(opened, 'Religi', 2);
    for (const name of ['Katolik', 'Islam', 'Khonghucu', 'Pakai kartu General']) {
      const text = opened.main.getByText(name, { exact: true });
      await expect.element(text).toBeVisible();
      expect(new Set(linesOfWords(text.element()))).toEqual(new Set([1]));
    }
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test('R535 the chosen faith is changed on the page of the templates', async () => {
  const opened = await openGreeting();
  const { main } = opened;
  await toTemplates(opened, 'Religi', 2);
  await main.getByRole('button', { name: 'Hindu' }).click();
  const faith = main.getByRole('combobox', { name: 'Agama' });
  await expect.element(faith).toHaveValue('hindu');
  await faith.selectOptions('Katolik');
  await expect.element(main.getByRole('button', { name: 'Salib dan fajar' })).toBeVisible();
  await expect.element(faith).toHaveValue('katolik');
});

test('R366 each faith is offered with a card of its own, which names nobody', async () => {
  const opened = await openGreeting();
  await toTemplates(opened, 'Religi', 2);
  const faiths = opened.main
    .getByRole('list', { name: 'Pilih agama keluarga' })
    .getByRole('listitem');
  await expect.element(faiths.first()).toBeVisible();
  const wordsOn = (index: number) =>
    [...(faiths.elements()[index]?.querySelectorAll('text') ?? [])]
      .map(({ textContent }) => textContent)
      .join(' ');
  // The first five faiths of the fixtures have cards.
  for (const index of [0, 1, 2, 3, 4]) await expect.poll(() => wordsOn(index)).toMatch(/\S/);
  expect(opened.main.getByText(/Sari Lestari/).elements()).toEqual([]);
});

test('R367 the focus stays on the page when the faiths appear, and moves to its title after a choice', async () => {
  let resolve: () => void = () => {};
  const loaded = new Promise<void>((done) => (resolve = done));
  const opened = await openGreeting({
    templates: [() => loaded.then(() => templatesFor('E'))],
  });
  const { main } = opened;
  await toTemplates(opened, 'Religi', 2);
  await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  const category = main.getByRole('combobox', { name: 'Ganti kategori' });
  await expect.element(category).toHaveFocus();
  resolve();
  await expect.element(main.getByRole('button', { name: 'Hindu' })).toBeVisible();
  await expect.element(category).toHaveFocus();
  await main.getByRole('button', { name: 'Hindu' }).click();
  await expect
    .element(main.getByRole('heading', { level: 1, name: 'Pilih template' }))
    .toHaveFocus();
  await expect.element(main.getByRole('button', { name: 'Ubah tulisan' })).toBeVisible();
});

test('R231 the choice of faith leads to cards without a symbol, for another or an unknown faith', async () => {
  const opened = await openGreeting();
  await toTemplates(opened, 'Religi', 2);
  await opened.main.getByRole('button', { name: 'Pakai kartu General' }).click();
  await expect
    .element(opened.main.getByRole('combobox', { name: 'Ganti kategori' }))
    .toHaveValue('3');
  await expect
    .element(opened.main.getByRole('button', { name: 'Ranting zaitun di atas kertas' }))
    .toHaveAttribute('aria-pressed', 'true');
});

describe('the page of the templates', () => {
  test('R232 shows each template with the name of the person and the words of the buyer', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    const template = opened.main.getByRole('button', { name: 'Ranting zaitun di atas kertas' });
    const words = () =>
      [...template.element().querySelectorAll('text')].map(({ textContent }) => textContent);
    await expect.poll(() => words().join(' ')).toMatch(/Maria Theresia Wijaya.*Sari Lestari/);
    write(opened.actor, { type: 'sender.change', name: 'Keluarga Lestari' });
    await expect.poll(words).toContain('Keluarga Lestari');
  });

  test('R510 while the words are written, their page has the card, their fields and one action', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await toTemplates(opened, 'Religi', 2);
    await main.getByRole('button', { name: 'Hindu' }).click();
    await main.getByRole('button', { name: 'Ubah tulisan' }).click();
    const title = main.getByRole('heading', { level: 1, name: 'Tulisan kartu' });
    await expect.element(title).toHaveFocus();
    await expect.element(main.getByRole('img', { name: /^Perkiraan kartu/ })).toBeVisible();
    await expect.element(main.getByRole('group', { name: 'Catatan' })).toBeVisible();
    expect(main.getByRole('combobox').elements()).toEqual([]);
    expect(
      main
        .getByRole('button')
        .elements()
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    ).toEqual(['Perbesar kartu', 'Ubah nama pengirim', 'Selesai']);
    await expectNoAxeViolations();
  });

  test('R510 a category whose words are missing asks for them first', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await toTemplates(opened);
    await main
      .getByRole('combobox', { name: 'Ganti kategori' })
      .selectOptions('Penghormatan/Penghiburan');
    await expect.element(main.getByRole('heading', { name: 'Tulisan kartu' })).toHaveFocus();
    await expect.element(main.getByRole('textbox', { name: 'Pesan' })).toBeVisible();
  });

  test('R528 the card stays in view while the words are written, smaller above a keyboard', async () => {
    const opened = await openGreeting();
    const { main } = opened;
    await toTemplates(opened);
    await main.getByRole('button', { name: 'Ubah tulisan' }).click();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    const card = main.getByRole('img', { name: /^Perkiraan kartu/ }).element();
    await expect.poll(() => card.clientHeight).toBeGreaterThanOrEqual(190);
    const field = main.getByRole('radio', { name: 'Tanpa catatan' }).element();
    const bar = main.getByRole('button', { name: 'Selesai' }).element();
    expect(field.getBoundingClientRect().bottom).toBeLessThan(bar.getBoundingClientRect().top);
    await page.viewport(360, 440);
    try {
      await main.getByRole('textbox', { name: 'Isi catatan' }).click();
      window.scrollTo(0, 250);
      await expect.poll(() => window.scrollY).toBeGreaterThan(150);
      const { top, bottom } = card.getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(52);
      expect(bottom).toBeLessThan(220);
    } finally {
      await page.viewport(360, 740);
    }
  });
});

describe('the words on the page of the templates', () => {
  test('R520 are summed up in one line on phones: who the card is from, and its note', async () => {
    const opened = await openGreeting();
    const { main, actor } = opened;
    await toTemplates(opened);
    const line = (text: string) => main.getByText(text, { exact: true }).first();
    await expect.element(line('Dari Sari Lestari · Tanpa catatan')).toBeVisible();
    write(
      actor,
      { type: 'note.choose', choice: 'own' },
      { type: 'note.write', text: 'Ibunda terkasih '.repeat(18).trim() },
    );
    const summary = main.getByText(/^Dari Sari Lestari · Ibunda terkasih/).first();
    await expect.element(summary).toBeVisible();
    write(
      actor,
      { type: 'note.write', text: 'Turut bersimpati' },
      { type: 'sender.change', name: 'Keluarga Besar\nLestari' },
    );
    await expect.element(line('Dari Keluarga Besar, Lestari · Turut bersimpati')).toBeVisible();
  });

  test('R521 R527 are left by the only action of their page, which leads back to the templates', async () => {
    const opened = await openGreeting();
    const { main, screen } = opened;
    await toTemplates(opened);
    const words = main.getByRole('button', { name: 'Ubah tulisan' });
    const previews = screen.getByRole('button', { name: 'Periksa kartu' });
    await expect.poll(() => previews.elements()).toHaveLength(2);
    await words.click();
    await expect.poll(() => previews.elements()).toHaveLength(0);
    await main.getByRole('button', { name: 'Selesai' }).click();
    await expect.element(main.getByRole('heading', { name: 'Pilih template' })).toHaveFocus();
    await expect.element(words).toBeVisible();
    await expect.element(main.getByRole('group', { name: 'Catatan' })).not.toBeInTheDocument();
    expect(previews.elements()).toHaveLength(2);
  });

  test('R521 are not left while a text is missing, which is asked for instead', async () => {
    const opened = await openGreeting();
    const { main, asked } = opened;
    await toTemplates(opened);
    await main.getByRole('button', { name: 'Ubah tulisan' }).click();
    await main.getByRole('radio', { name: 'Ibunda dari' }).click();
    await main.getByRole('button', { name: 'Selesai' }).click();
    const field = main.getByRole('textbox', { name: 'Ibunda dari' });
    await expect.element(field).toHaveAccessibleDescription(/Lengkapi catatan ini/);
    await expect.element(field).toHaveFocus();
    expect(asked.previews).toEqual([]);
  });
});

describe('a quote', () => {
  test('R34 has a heading, a message and a footer, and requires the message before the preview', async () => {
    const opened = await openGreeting();
    const { main, asked, actor } = opened;
    await toTemplates(opened, 'Penghormatan/Penghiburan', 5);
    await expect
      .element(main.getByRole('textbox', { name: 'Judul' }))
      .toHaveValue('Mengenang Maria Theresia Wijaya');
    await expect
      .element(main.getByRole('textbox', { name: 'Penutup' }))
      .toHaveValue('Sari Lestari');
    await main.getByRole('button', { name: 'Selesai' }).click();
    const message = main.getByRole('textbox', { name: 'Pesan' });
    await expect.element(message).toHaveAccessibleDescription(/Tuliskan dahulu pesan Anda/);
    await expect.element(message).toHaveFocus();
    expect(asked.previews).toEqual([]);
    await expectNoAxeViolations();
    await message.fill('Kasih tidak berkesudahan.');
    await main.getByRole('button', { name: 'Selesai' }).click();
    await main.getByRole('button', { name: 'Kutipan senja' }).click();
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    expect(asked.previews[0]?.quotes.message).toBe('Kasih tidak berkesudahan.');
    expect(actor.getSnapshot().context.templateId).toBe(403);
  });
});

/** Returns the lines of the card on the first page. */
function linesOf(card: Element): (string | null)[] {
  return [...card.querySelectorAll('p')]
    .map(({ textContent }) => textContent)
    .filter((line) => line !== '');
}
