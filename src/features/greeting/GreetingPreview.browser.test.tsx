import { page, userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../domain/appError.ts';
import type { Logo } from '../../domain/greeting.ts';
import { expectNoAxeViolations } from '../../ui/testing/axe.ts';
import '../../ui/styles/global.css';
import { never, newOrder } from '../../machines/testing/scriptedOrder.ts';
import {
  openGreeting,
  picture,
  templatesFor,
  toPreview,
  toTemplates,
} from './testing/openGreeting.tsx';

const png = (name: string, bytes = 4, type = 'image/png') =>
  new File([new Uint8Array(bytes)], name, { type });

describe('PreviewDialog', () => {
  test('R36 R37 shows the estimate and then the drawn card, stays open on Escape, and continues to the packages', async () => {
    let resolvePreview: (preview: { url: string }) => void = () => {};
    const opened = await openGreeting({
      previews: [() => new Promise((resolve) => (resolvePreview = resolve))],
    });
    await toPreview(opened);
    const dialog = opened.screen.getByRole('dialog', { name: 'Periksa kartu' });
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Menyiapkan kartu…');
    const shown = () => dialog.element().querySelector('img')?.getBoundingClientRect();
    const estimate = shown();
    await expect.element(dialog.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    resolvePreview({ url: picture });
    await expect
      .element(dialog.getByRole('img', { name: 'Kartu ucapan untuk Maria Theresia Wijaya' }))
      .toBeVisible();
    // The card stands where its estimate stood.
    await expect
      .poll(() => Math.abs((shown()?.width ?? 0) - (estimate?.width ?? 1)))
      .toBeLessThan(1);
    await expectNoAxeViolations();
    expect(opened.asked.previews[0]).toMatchObject({ templateId: 102, sender: 'Sari Lestari' });
    await dialog.getByRole('button', { name: 'Lanjut' }).click();
    await expect
      .element(opened.main.getByRole('heading', { level: 1, name: 'My Order Ucapan' }))
      .toBeVisible();
  });

  test('closes on "Batal" and keeps its template selected', async () => {
    const opened = await openGreeting();
    const { main, screen } = opened;
    await toPreview(opened);
    await screen.getByRole('dialog').getByRole('button', { name: 'Batal' }).click();
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect
      .element(main.getByRole('button', { name: 'Melati pada linen' }))
      .toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(opened.asked.previews.map(({ templateId }) => templateId)).toEqual([102, 102]);
  });

  test('previews the first template when none is chosen', async () => {
    const opened = await openGreeting();
    await toTemplates(opened);
    await opened.screen.getByRole('banner').getByRole('button', { name: 'Periksa kartu' }).click();
    expect(opened.asked.previews.map(({ templateId }) => templateId)).toEqual([101]);
  });

  test('R391 shows why the preview failed, and its main action retries', async () => {
    const opened = await openGreeting({
      previews: [
        () => Promise.reject(new AppError('timedOut')),
        () => Promise.resolve({ url: picture }),
      ],
    });
    await toPreview(opened);
    const dialog = opened.screen.getByRole('dialog');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/terlalu lama menjawab.*tetap tersimpan/);
    expect(
      dialog
        .getByRole('heading')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Periksa kartu']);
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Batal', 'Coba lagi']);
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(dialog.getByRole('img', { name: /Kartu ucapan/ })).toBeVisible();
  });

  test('offers only to change the texts when they were rejected, and focuses them', async () => {
    const opened = await openGreeting({
      previews: [() => Promise.reject(new AppError('cardTextTooLong'))],
    });
    await toPreview(opened);
    const { main, screen } = opened;
    const dialog = screen.getByRole('dialog');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/Tulisan terlalu panjang.*tetap tersimpan/);
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map((button) => button.textContent),
    ).toEqual(['Ubah tulisan']);
    await expectNoAxeViolations();
    await dialog.getByRole('button', { name: 'Ubah tulisan' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(main.getByRole('radio', { checked: true }).first()).toHaveFocus();
    await expect.element(main.getByRole('alert')).toHaveTextContent('Tulisan terlalu panjang');
    await expect.element(main.getByRole('alert')).toBeInViewport();
  });

  test('R169 going back from a rejected preview keeps the reason', async () => {
    const opened = await openGreeting({
      previews: [() => Promise.reject(new AppError('cardTextTooLong'))],
    });
    await toPreview(opened);
    const dialog = opened.screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    await opened.goBack();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect
      .element(opened.main.getByRole('alert'))
      .toHaveTextContent('Tulisan terlalu panjang');
  });

  test('R511 another template can be chosen after the words were rejected', async () => {
    const opened = await openGreeting({
      previews: [() => Promise.reject(new AppError('cardTextTooLong'))],
    });
    await toPreview(opened);
    const { main, screen } = opened;
    await screen.getByRole('dialog').getByRole('button', { name: 'Ubah tulisan' }).click();
    await main.getByRole('button', { name: 'Selesai' }).click();
    await main.getByRole('button', { name: 'Ranting zaitun di atas kertas' }).click();
    await expect.element(main.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Periksa kartu' })).toBeEnabled();
  });

  test.each([
    ['templateUnavailable', 'Pilih template lain'],
    ['cardTextUnsupported', 'Ubah tulisan'],
    ['logoInvalid', 'Ganti gambar'],
  ] as const)('after the rejection %s offers only "%s"', async (code, label) => {
    const opened = await openGreeting({ previews: [() => Promise.reject(new AppError(code))] });
    await toPreview(opened);
    const dialog = opened.screen.getByRole('dialog');
    await dialog.getByRole('button', { name: label }).click();
    await expect.element(opened.main.getByRole('alert')).toBeVisible();
    expect(opened.asked.previews).toHaveLength(1);
  });

  test('R451 names a template that is no longer available, and offers those that are', async () => {
    const gone = templatesFor('F').find(({ title }) => title === 'Melati pada linen');
    const opened = await openGreeting({
      templates: [
        () => Promise.resolve(templatesFor('F')),
        () => Promise.resolve(templatesFor('F').filter(({ id }) => id !== gone?.id)),
      ],
      previews: [() => Promise.reject(new AppError('templateUnavailable'))],
    });
    await toPreview(opened);
    const { main, screen } = opened;
    await screen.getByRole('button', { name: 'Pilih template lain' }).click();
    await expect
      .element(main.getByRole('alert'))
      .toHaveTextContent(
        'Template “Melati pada linen” sudah tidak tersedia. Kami memilihkan “Ranting zaitun di atas kertas”; Anda dapat menggantinya.',
      );
    await expect.element(main.getByRole('alert')).toBeInViewport();
    await expect
      .element(main.getByRole('button', { name: 'Melati pada linen' }))
      .not.toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: 'Periksa kartu' })).toBeEnabled();
  });

  test('R452 leads to the text that does not fit the card, and asks for no preview of it', async () => {
    const opened = await openGreeting();
    const { main, asked } = opened;
    await toTemplates(opened);
    await main.getByRole('button', { name: 'Ubah tulisan' }).click();
    await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
    await main.getByRole('textbox', { name: 'Isi catatan' }).fill('Ibunda terkasih '.repeat(18));
    await main.getByRole('button', { name: 'Selesai' }).click();
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    const note = main.getByRole('textbox', { name: 'Isi catatan' });
    await expect.element(note).toHaveFocus();
    await expect
      .element(note)
      .toHaveAccessibleDescription(/Catatan terlalu panjang.*\. Kurangi kira-kira \d+ karakter/);
    expect(asked.previews).toEqual([]);
  });

  test.each([
    [
      'folded',
      'Ibunda terkasih '.repeat(18),
      ['Selesai', 'Periksa kartu'],
      /^Catatan terlalu panjang\. Kurangi/,
    ],
    ['open', '', ['Selesai'], /^Lengkapi catatan ini/],
  ] as const)(
    'R477 a text that has to be changed and its explanation are below the card, when the words were %s',
    async (_, text, presses, reason) => {
      const opened = await openGreeting();
      const { main } = opened;
      await toTemplates(opened);
      await main.getByRole('button', { name: 'Ubah tulisan' }).click();
      await main.getByRole('radio', { name: 'Lainnya (diisi sendiri)' }).click();
      const note = main.getByRole('textbox', { name: 'Isi catatan' });
      await note.fill(text);
      window.scrollTo(0, 0);
      for (const name of presses) await main.getByRole('button', { name, exact: true }).click();
      await expect.element(note).toHaveFocus();
      const explanation = main.getByText(reason);
      const bar = main.getByRole('button', { name: 'Selesai' });
      const box = (element: Element) => element.getBoundingClientRect();
      const card = main.getByRole('figure').element();
      const label = main.getByText('Isi catatan', { exact: true });
      await expect.poll(() => box(label.element()).top - box(card).bottom).toBeGreaterThan(0);
      await expect
        .poll(() => box(bar.element()).top - box(explanation.element()).bottom)
        .toBeGreaterThan(0);
      expect(box(card).top).toBeGreaterThan(0);
    },
  );

  test.each([
    [
      'fromName',
      'BUTTON',
      'Ada karakter di nama pengirim, misalnya emoji, yang tidak dapat dicetak pada kartu.',
    ],
    [
      'message',
      'TEXTAREA',
      'Ada karakter di catatan, misalnya emoji, yang tidak dapat dicetak pada kartu.',
    ],
    [undefined, 'TEXTAREA', 'Ada karakter yang tidak dapat dicetak pada kartu.'],
  ])(
    'R479 names the text with a character that only the server rejects: %s',
    async (field, focused, text) => {
      const opened = await openGreeting({
        previews: [() => Promise.reject(new AppError('cardTextUnsupported', { field }))],
      });
      opened.actor.send({ type: 'note.choose', choice: 'own' });
      opened.actor.send({ type: 'note.write', text: 'Turut bersimpati' });
      await toPreview(opened);
      const { main, screen } = opened;
      const dialog = screen.getByRole('dialog');
      await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
      await dialog.getByRole('button', { name: 'Ubah tulisan' }).click();
      await expect.element(main.getByText(text, { exact: false })).toBeInViewport();
      await expect.poll(() => document.activeElement?.tagName).toBe(focused);
    },
  );

  test.each([
    [
      'cardTextUnsupported',
      'Ada karakter di catatan, misalnya emoji, yang tidak dapat dicetak pada kartu.',
    ],
    ['cardTextTooLong', 'Catatan terlalu panjang untuk kartu ini.'],
  ] as const)('R566 after %s, the text is named', async (code, text) => {
    // Only the server checks a template without a layout.
    const opened = await openGreeting({
      templates: [
        () => Promise.resolve(templatesFor('F').map((each) => ({ ...each, layout: null }))),
      ],
      previews: [() => Promise.reject(new AppError(code, { field: 'message' }))],
    });
    opened.actor.send({ type: 'note.choose', choice: 'own' });
    opened.actor.send({ type: 'note.write', text: 'Turut bersimpati' });
    await toPreview(opened);
    const { main, screen } = opened;
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent(text);
    await dialog.getByRole('button', { name: 'Ubah tulisan' }).click();
    await expect
      .element(main.getByRole('textbox', { name: 'Isi catatan' }))
      .toHaveAccessibleDescription(new RegExp(text));
  });

  test('R479 names the message of a quote with such a character', async () => {
    const opened = await openGreeting({
      previews: [() => Promise.reject(new AppError('cardTextUnsupported', { field: 'message' }))],
    });
    await toTemplates(opened, 'Penghormatan/Penghiburan', 5);
    const { main, screen } = opened;
    await main.getByRole('textbox', { name: 'Pesan' }).fill('Kasih tidak berkesudahan.');
    await main.getByRole('button', { name: 'Selesai' }).click();
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    const dialog = screen.getByRole('dialog');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent(/Ada karakter di pesan, misalnya emoji, yang/);
  });

  test('R452 names the character that cannot be printed at its text', async () => {
    const opened = await openGreeting();
    opened.actor.send({ type: 'note.choose', choice: 'own' });
    opened.actor.send({ type: 'note.write', text: 'Turut bersimpati ☕' });
    await toTemplates(opened);
    await opened.main.getByRole('button', { name: 'Selesai' }).click();
    const note = opened.main.getByRole('textbox', { name: 'Isi catatan' });
    await expect.element(note).toHaveFocus();
    await expect
      .element(note)
      .toHaveAccessibleDescription(/Karakter “☕” tidak dapat dicetak di kartu\./);
    expect(opened.asked.previews).toEqual([]);
  });

  test('offers to reload a picture that failed to load', async () => {
    const opened = await openGreeting({
      previews: [() => Promise.resolve({ url: 'data:image/png;base64,none' })],
    });
    await toPreview(opened);
    const dialog = opened.screen.getByRole('dialog');
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Gambar kartu belum dapat ditampilkan.');
    await dialog.getByRole('button', { name: 'Muat ulang gambar' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Gambar kartu belum dapat ditampilkan.');
  });
});

test('R532 a doubtful note is questioned with two answers that say what they do', async () => {
  const families = [{ relationship: 'Suami', name: 'Hendra Wijaya' }];
  const opened = await openGreeting({ input: { person: { ...newOrder.person, families } } });
  const { screen, actor } = opened;
  actor.send({ type: 'note.choose', choice: 'father' });
  actor.send({ type: 'note.write', text: 'Bapak Budi' });
  await toPreview(opened);
  const dialog = screen.getByRole('dialog', { name: 'Periksa kembali hubungan keluarga' });
  await expect.element(dialog).toHaveTextContent(/Maria Theresia Wijaya seorang perempuan/);
  const answers = dialog.getByRole('button');
  expect(answers.elements().map(({ textContent }) => textContent)).toEqual([
    'Tetap “Ayahanda dari”',
    'Ganti ke “Ibunda dari”',
  ]);
  await page.viewport(1280, 800);
  try {
    const [keep, change] = answers.elements().map((answer) => answer.getBoundingClientRect());
    expect(Math.abs((keep?.width ?? 0) - (change?.width ?? NaN))).toBeLessThan(1);
  } finally {
    await page.viewport(360, 740);
  }
  await answers.last().click();
  await expect.poll(() => actor.getSnapshot().context.content.note.choice).toBe('mother');
});

describe('the logo', () => {
  const file = (opened: Awaited<ReturnType<typeof openGreeting>>) =>
    opened.main.getByLabelText('Logo atau gambar');

  test('R35 is required before a template can be chosen, and its field shows the error', async () => {
    const opened = await openGreeting();
    await toTemplates(opened, 'Logo/Gambar', 4);
    await expect.element(opened.main.getByText('Logo atau gambar (wajib)')).toBeVisible();
    await opened.main.getByRole('button', { name: 'Logo di tengah' }).click();
    await expect
      .element(file(opened))
      .toHaveAccessibleDescription(/Unggah dahulu gambar atau logo Anda/);
    await expect.element(opened.main.getByRole('button', { name: 'Pilih gambar' })).toHaveFocus();
    expect(opened.asked.previews).toEqual([]);
    await expectNoAxeViolations(document.querySelector('[data-invalid]') ?? document);
  });

  test('R545 R565 is uploaded with progress while a template is chosen, then used for the preview', async () => {
    let reportProgress: (fraction: number) => void = () => {};
    let finish: (logo: Logo) => void = () => {};
    const opened = await openGreeting({
      uploads: [
        (onProgress) => {
          reportProgress = onProgress;
          return new Promise((resolve) => (finish = resolve));
        },
      ],
    });
    const { main, asked } = opened;
    await toTemplates(opened, 'Logo/Gambar', 4);
    const chosen = png('pt-maju.png');
    await userEvent.upload(file(opened), chosen);
    expect(asked.files).toHaveLength(1);
    reportProgress(0.4);
    await expect.element(main.getByRole('progressbar', { name: 'Mengunggah, 40 %' })).toBeVisible();
    const template = main.getByRole('button', { name: 'Logo di tengah' });
    await template.click();
    await expect.element(template).toHaveAttribute('aria-pressed', 'true');
    await expect.element(main.getByRole('progressbar', { name: 'Mengunggah, 40 %' })).toBeVisible();
    await expect
      .element(main.getByText('Menunggu gambar selesai diunggah.', { exact: true }))
      .toBeVisible();
    await expectNoAxeViolations();
    finish({ path: '/files/logos/1.webp', fileName: 'pt-maju.png' });
    await expect.element(main.getByText('Gambar sudah terunggah.')).toBeVisible();
    await expect.element(template).toHaveAttribute('aria-pressed', 'true');
    await main.getByRole('button', { name: 'Periksa kartu' }).click();
    expect(asked.previews[0]?.logo).toEqual({
      path: '/files/logos/1.webp',
      fileName: 'pt-maju.png',
    });
    expect(templatesFor('logo').find(({ id }) => id === asked.previews[0]?.templateId)?.title).toBe(
      'Logo di tengah',
    );
  });

  test('can be cancelled during the upload and removed after it', async () => {
    const opened = await openGreeting({
      uploads: [() => never, () => Promise.resolve({ path: '/files/2.webp', fileName: 'b.png' })],
    });
    const { main, actor } = opened;
    await toTemplates(opened, 'Logo/Gambar', 4);
    await userEvent.upload(file(opened), png('a.png'));
    await main.getByRole('button', { name: 'Batalkan unggahan' }).click();
    await expect.element(main.getByRole('button', { name: 'Pilih gambar' })).toBeVisible();
    await userEvent.upload(file(opened), png('b.png'));
    await main.getByRole('button', { name: 'Hapus gambar' }).click();
    expect(actor.getSnapshot().context.content.logo).toBe(null);
    await expect.element(main.getByText('b.png')).not.toBeInTheDocument();
  });

  test('R87 is kept after a failed upload, which can be retried', async () => {
    const opened = await openGreeting({
      uploads: [
        () => Promise.reject(new AppError('networkFailed')),
        () => Promise.resolve({ path: '/files/2.webp', fileName: 'a.png' }),
      ],
    });
    const { main, asked } = opened;
    await toTemplates(opened, 'Logo/Gambar', 4);
    await userEvent.upload(file(opened), png('a.png'));
    await expect.element(file(opened)).toHaveAccessibleDescription(/Sambungan terputus/);
    await expect.element(main.getByText('a.png')).toBeVisible();
    await main.getByRole('button', { name: 'Coba lagi' }).click();
    await expect.element(main.getByText('Gambar sudah terunggah.')).toBeVisible();
    expect(asked.files).toHaveLength(2);
  });

  test('is uploaded when it was chosen before a reload, and deleted when it is removed', async () => {
    let removals = 0;
    const opened = await openGreeting({
      chosenFile: { find: async () => png('a.png'), remove: () => (removals += 1) },
    });
    const { main, asked } = opened;
    await toTemplates(opened, 'Logo/Gambar', 4);
    await expect.element(main.getByText('Gambar sudah terunggah.')).toBeVisible();
    await expect.element(main.getByText('a.png')).toBeVisible();
    expect(asked.files).toHaveLength(1);
    await main.getByRole('button', { name: 'Hapus gambar' }).click();
    expect(removals).toBe(1);
    await expect.element(main.getByRole('button', { name: 'Pilih gambar' })).toBeVisible();
  });

  test.each([
    ['of another type', png('a.svg', 4, 'image/svg+xml'), /Jenis berkas ini tidak didukung/],
  ])('%s is rejected without an upload', async (_, rejected, reason) => {
    const opened = await openGreeting();
    await toTemplates(opened, 'Logo/Gambar', 4);
    const transfer = new DataTransfer();
    transfer.items.add(rejected);
    const input = file(opened).element() as HTMLInputElement;
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await expect.element(file(opened)).toHaveAccessibleDescription(reason);
    expect(opened.asked.files).toEqual([]);
  });
});
