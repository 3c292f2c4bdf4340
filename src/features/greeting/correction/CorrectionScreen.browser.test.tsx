import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createActor, fromPromise } from 'xstate';
import '../../../ui/styles/global.css';
import { errorCopy } from '../../../copy/errors.ts';
import { AppError } from '../../../domain/appError.ts';
import type { CardTemplate, GreetingContent, TemplateGroup } from '../../../domain/greeting.ts';
import type { Faith } from '../../../domain/faith.ts';
import {
  cardCorrectionMachine,
  type CardCorrectionInput,
  type CorrectedCard,
  type OfferedTemplates,
} from '../../../machines/card-correction/machine.ts';
import type { Preview } from '../../../machines/greeting-order/types.ts';
import { createGreetingContent } from '../../../testing/greetingContent.ts';
import { CorrectionScreen } from './CorrectionScreen.tsx';
import { templatesFor } from '../testing/openGreeting.tsx';

const SENDER = 'Nama pengirim belum jelas bagi keluarga.';
const SYMBOL = 'Lambang kartu belum sesuai dengan keyakinan keluarga.';
const PICTURE = 'Gambar kurang jelas.';
const WORDS = 'Ada kata yang mungkin melukai keluarga.';

const templates: readonly CardTemplate[] = ['Ranting Zaitun', 'Melati di Atas Linen'].map(
  (title, index) => ({ id: 101 + index, title, imageUrl: '', faiths: [], layout: null }),
);

interface Script {
  readonly reason: string | null;
  readonly content?: Partial<GreetingContent>;
  readonly templateId?: number;
  readonly departure?: string;
  readonly familyFaith?: Faith;
  readonly loadTemplates?: () => Promise<readonly CardTemplate[]>;
  readonly drawPreview?: () => Promise<Preview>;
}

async function openCorrection(script: Script) {
  const content = createGreetingContent(script.content);
  const templateId = script.templateId ?? 102;
  const input: CardCorrectionInput = {
    orderId: 42,
    version: 3,
    person: { id: 7, name: 'Maria Theresia Wijaya' },
    username: 'sari',
    reason: script.reason,
    content,
    templateId,
  };
  const actor = createActor(
    cardCorrectionMachine.provide({
      actors: {
        loadTemplates: fromPromise<OfferedTemplates, { group: TemplateGroup; personId: number }>(
          async () => ({
            templates: await (script.loadTemplates?.() ?? templates),
            familyFaith: script.familyFaith ?? null,
          }),
        ),
        drawPreview: fromPromise<Preview, CorrectedCard>(
          script.drawPreview ?? (() => new Promise(() => {})),
        ),
      },
    }),
    { input },
  ).start();
  const screen = await render(
    <CorrectionScreen
      actor={actor}
      rejected={{ content, templateId }}
      departure={script.departure ?? null}
      chatHref="https://wa.me/6281100001001"
      chosenFile={{ save: () => 'file-1', find: () => Promise.resolve(null), remove: () => {} }}
    />,
  );
  return { actor, screen };
}

/** Opens the correction of a card whose sender was rejected, and closes the dialog for the sender. */
async function openSenderCorrection(script: Omit<Script, 'reason'> = {}) {
  const opened = await openCorrection({ ...script, reason: SENDER });
  const dialog = opened.screen.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  return opened;
}

const logo = { path: '/files/logo.webp', fileName: 'pt.png' };

test('R470 the sender that the reason names is marked, until it is changed', async () => {
  const { actor, screen } = await openSenderCorrection();
  await expect.element(screen.getByText(SENDER, { exact: true })).toBeVisible();
  const marked = screen.getByRole('group', { name: SENDER });
  await expect.element(marked.getByText(/^Tulis nama yang dikenal keluarga\./)).toBeVisible();
  await expect.element(marked.getByRole('button', { name: 'Ubah nama pengirim' })).toBeVisible();
  actor.send({ type: 'sender.change', name: 'Keluarga Sari Lestari, Bogor' });
  const done = screen.getByRole('group', { name: /^Sudah diubah\./ });
  await expect.element(done.getByRole('button', { name: 'Ubah nama pengirim' })).toBeVisible();
  await expect.element(done.getByText(SENDER)).toBeVisible();
  await expect.element(marked).not.toBeInTheDocument();
});

test('R501 the correction of a rejected sender opens with the field for it', async () => {
  const { actor, screen } = await openCorrection({ reason: SENDER });
  const dialog = screen.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Nama pengirim' });
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAccessibleDescription(/^Tulis nama yang dikenal keluarga\./);
  await field.fill('Keluarga Sari Lestari, Bogor');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await expect.element(screen.getByRole('group', { name: /^Sudah diubah\./ })).toBeVisible();
  expect(actor.getSnapshot().context.content.sender).toBe('Keluarga Sari Lestari, Bogor');
});

test('R501 no other correction opens with a dialog', async () => {
  const { screen } = await openCorrection({ reason: WORDS });
  await expect.element(screen.getByRole('button', { name: 'Ubah nama pengirim' })).toBeVisible();
  expect(screen.getByRole('dialog').elements()).toEqual([]);
});

test('R466 the correction says until when it is in time, if the departure is ahead', async () => {
  const { screen } = await openSenderCorrection({ departure: 'Sen, 23 Nov 10:00 WIB' });
  await expect
    .element(
      screen.getByText(
        /Kirim perbaikan sebelum pemberangkatan, Sen, 23 Nov 10:00 WIB, agar sempat tampil\./,
      ),
    )
    .toBeVisible();
  await screen.unmount();
  const { screen: unknown } = await openSenderCorrection();
  await expect.element(unknown.getByText(SENDER, { exact: true })).toBeVisible();
  expect(unknown.getByText(/sebelum pemberangkatan/).elements()).toEqual([]);
});

test.each([
  ['the words', { reason: WORDS }, WORDS, 'radio', 'Tanpa catatan'],
  [
    'the words of a quote, for its sender',
    {
      reason: SENDER,
      content: { mode: 5, quotes: { header: '', message: 'Selamat jalan', footer: 'Sari' } },
    },
    SENDER,
    'textbox',
    /^Penutup/,
  ],
  [
    'the picture',
    { reason: PICTURE, content: { mode: 4, logo } },
    PICTURE,
    'button',
    'Ganti gambar',
  ],
] as const)('R470 the correction marks %s', async (_, script, mark, role, name) => {
  const { screen } = await openCorrection(script);
  const marked = screen.getByRole('group', { name: mark });
  await expect.element(marked.getByRole(role, { name })).toBeVisible();
});

test.each([
  [SENDER, {}, 'Nama pengirim belum diubah.'],
  [WORDS, {}, 'Kata-kata belum diubah.'],
  [SYMBOL, {}, 'Template belum diganti.'],
  [PICTURE, { mode: 4, logo }, 'Gambar belum diganti.'],
  ['Tolong periksa lagi.', {}, 'Belum ada yang diubah.'],
] as const)(
  'R465 after a look at the preview, what is not changed yet stands beside the main action: %s',
  async (reason, content, text) => {
    const drawPreview = () => Promise.resolve({ url: '/files/cards/42.webp' });
    const { screen } =
      reason === SENDER
        ? await openSenderCorrection({ drawPreview })
        : await openCorrection({ reason, content, drawPreview });
    const preview = screen.getByRole('button', { name: 'Periksa kartu' });
    await expect.element(preview).toBeEnabled();
    // Nobody has had a chance to change it.
    await expect.element(preview).not.toHaveAccessibleDescription();
    await preview.click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Ubah dahulu' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(preview).toHaveAccessibleDescription(text);
    await expect.element(preview).toBeEnabled();
  },
);

test('R465 an empty text is called incomplete, not unchanged', async () => {
  const { actor, screen } = await openCorrection({ reason: WORDS });
  actor.send({ type: 'note.choose', choice: 'own' });
  await expect
    .element(screen.getByRole('button', { name: 'Periksa kartu' }))
    .toHaveAccessibleDescription('Kata-kata belum lengkap.');
});

test('R465 a change of another part does not count', async () => {
  const { actor, screen } = await openSenderCorrection();
  const preview = screen.getByRole('button', { name: 'Periksa kartu' });
  actor.send({ type: 'template.choose', templateId: 101 });
  await expect.element(preview).toHaveAccessibleDescription('Nama pengirim belum diubah.');
  actor.send({ type: 'sender.change', name: 'Keluarga Sari Lestari, Bogor' });
  await expect.element(preview).not.toHaveAccessibleDescription();
});

test('R553 the preview of a card that lacks a change leads to it first, and can still be sent', async () => {
  const { actor, screen } = await openSenderCorrection({
    drawPreview: () => Promise.resolve({ url: '/files/cards/42.webp' }),
  });
  const note = 'Nama pengirim belum diubah. Ucapan mungkin belum dapat tampil.';
  const preview = screen.getByRole('button', { name: 'Periksa kartu' });
  const dialog = screen.getByRole('dialog');
  await preview.click();
  await expect.element(dialog.getByText(note)).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Tetap kirim' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Ubah dahulu' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Ubah nama pengirim' })).toHaveFocus();
  actor.send({ type: 'sender.change', name: 'Keluarga Sari Lestari, Bogor' });
  await preview.click();
  await expect.element(dialog.getByText(/^Periksa ejaan/)).toBeVisible();
  expect(dialog.getByText(note).elements()).toEqual([]);
  await expect.element(dialog.getByRole('button', { name: 'Kirim perbaikan' })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Batal' })).toBeVisible();
});

test('R551 R552 the correction says what is accepted instead, and leads to whom to ask', async () => {
  const { screen } = await openSenderCorrection();
  const hint = /Misalnya Keluarga Sari Lestari, Bogor\.$/;
  await expect.element(screen.getByText(hint)).toBeVisible();
  await expect.element(screen.getByText(/Belum yakin\?/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Tanya kami' }))
    .toHaveAttribute('href', 'https://wa.me/6281100001001');
  await screen.unmount();
  const { screen: own } = await openCorrection({ reason: 'Tolong periksa lagi.' });
  await expect.element(own.getByText('Tolong periksa lagi.')).toBeVisible();
  expect(own.getByText(/Misalnya/).elements()).toEqual([]);
});

test('R470 words that were changed, but are not complete, are not said to be done', async () => {
  const { actor, screen } = await openCorrection({ reason: WORDS });
  actor.send({ type: 'note.choose', choice: 'father' });
  const marked = screen.getByRole('group', { name: WORDS });
  await expect.element(marked.getByRole('textbox')).toBeVisible();
  actor.send({ type: 'note.write', text: 'Bapak Wijaya' });
  await expect.element(screen.getByRole('group', { name: /^Sudah diubah\./ })).toBeVisible();
});

test("R470 a reason in the reviewer's own words marks nothing", async () => {
  const { screen } = await openCorrection({ reason: 'Tolong periksa lagi.' });
  await expect.element(screen.getByRole('button', { name: 'Ubah nama pengirim' })).toBeVisible();
  expect(screen.getByText(/^(Tulis nama yang dikenal|Ubah kata-kata atau)/).elements()).toEqual([]);
});

test('R471 a template that has to be changed is marked, and does not look chosen', async () => {
  const { screen } = await openCorrection({ reason: SYMBOL });
  const marked = screen.getByRole('group', { name: SYMBOL });
  await expect.element(marked.getByText(/^Pilih template lain\./)).toBeVisible();
  const lost = marked.getByRole('button', { name: 'Melati di Atas Linen Perlu diganti' });
  await expect.element(lost).toBeVisible();
  expect(lost.element().querySelector('.lucide-check')).toBeNull();
  const other = screen.getByRole('button', { name: 'Ranting Zaitun' });
  await other.click();
  await expect.poll(() => other.element().querySelector('.lucide-check')).not.toBeNull();
  await expect.element(screen.getByRole('group', { name: /^Sudah diubah\./ })).toBeVisible();
});

test('R471 R472 before the preview, a template that is no longer offered has to be replaced', async () => {
  const { screen } = await openSenderCorrection({ templateId: 99 });
  const marked = screen.getByRole('group', { name: /^Template kartu Anda tidak tersedia lagi\./ });
  const preview = screen.getByRole('button', { name: 'Periksa kartu' });
  await expect.element(preview).toBeDisabled();
  await expect.element(preview).toHaveAccessibleDescription('Pilih template lain dahulu.');
  await marked.getByRole('button', { name: 'Ranting Zaitun' }).click();
  await expect.element(preview).toBeEnabled();
});

test('R471 a template that the server no longer accepts is named and marked', async () => {
  const { screen } = await openSenderCorrection({
    drawPreview: () => Promise.reject(new AppError('templateUnavailable')),
  });
  await screen.getByRole('button', { name: 'Periksa kartu' }).click();
  const gone = /^Template “Melati di Atas Linen” tidak tersedia lagi\./;
  const marked = screen.getByRole('group', { name: gone });
  await marked.getByRole('button', { name: 'Ranting Zaitun' }).click();
  await expect.element(screen.getByRole('group', { name: gone })).not.toBeInTheDocument();
  await expect
    .element(screen.getByRole('button', { name: 'Melati di Atas Linen Tidak tersedia' }))
    .toBeVisible();
});

test('a text that cannot be printed is not blamed on the text that the server rejected before', async () => {
  const { actor, screen } = await openCorrection({
    reason: WORDS,
    drawPreview: () => Promise.reject(new AppError('cardTextUnsupported', { field: 'fromName' })),
  });
  const preview = screen.getByRole('button', { name: 'Periksa kartu' });
  await preview.click();
  const blame = screen.getByText(/^Ada karakter di nama pengirim/);
  await expect.element(blame).toBeVisible();
  actor.send({ type: 'note.choose', choice: 'own' });
  actor.send({ type: 'note.write', text: 'Selamat jalan 🌹' });
  await preview.click();
  await expect.element(screen.getByText(errorCopy.cardTextUnsupported)).toBeVisible();
  await expect.element(blame).not.toBeInTheDocument();
});

test('words that an error has unfolded stay unfolded while they are written', async () => {
  const { screen } = await openCorrection({
    reason: SYMBOL,
    content: { note: { choice: 'own', text: '' } },
  });
  await screen.getByRole('button', { name: 'Ranting Zaitun' }).click();
  await screen.getByRole('button', { name: 'Periksa kartu' }).click();
  const note = screen.getByRole('textbox');
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('Selamat jalan');
  await expect.element(note).toHaveValue('Selamat jalan');
});

test('refused words unfold, although this device finds what is wrong', async () => {
  const { actor, screen } = await openCorrection({
    reason: SYMBOL,
    content: { note: { choice: 'own', text: 'Selamat jalan 🌹' } },
    loadTemplates: () => Promise.resolve(templatesFor('F')),
    drawPreview: () => Promise.reject(new AppError('cardTextUnsupported')),
  });
  await expect.poll(() => actor.getSnapshot().context.templates.length).toBeGreaterThan(1);
  actor.send({
    type: 'template.choose',
    templateId: actor.getSnapshot().context.templates.at(-1)?.id ?? 0,
  });
  await screen.getByRole('button', { name: 'Periksa kartu' }).click();
  await expect.element(screen.getByRole('textbox')).toBeVisible();
});

test('R472 says why there is no preview while the templates load', async () => {
  const { screen } = await openSenderCorrection({ loadTemplates: () => new Promise(() => {}) });
  const preview = screen.getByRole('button', { name: 'Periksa kartu' });
  await expect.element(preview).toBeDisabled();
  await expect.element(preview).toHaveAccessibleDescription('Menunggu template dimuat.');
});

test('R529 words are corrected although the templates cannot be loaded', async () => {
  const { actor, screen } = await openSenderCorrection({
    loadTemplates: () => Promise.reject(new AppError('serverFailed')),
    drawPreview: () => Promise.resolve({ url: '/files/cards/42.webp' }),
  });
  const notice = screen.getByText('Template belum dapat ditampilkan');
  await expect.element(notice).toBeVisible();
  actor.send({ type: 'sender.change', name: 'Keluarga Sari Lestari, Bogor' });
  await expect.element(notice).toBeVisible();
  await screen.getByRole('button', { name: 'Periksa kartu' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByRole('button', { name: 'Kirim perbaikan' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Batal' }).click();
  await expect.element(notice).toBeVisible();
});

test.each([
  ['katolik', /Katolik; yang sesuai ada di depan\.$/, ['Salib', 'Mihrab', 'Padma']],
  [undefined, /^Pilih template lain\. Misalnya/, ['Padma', 'Salib', 'Mihrab']],
] as const)(
  'R531 after a rejected symbol, the templates that suit the family are first, and a group if its faith is known: %s',
  async (familyFaith, advice, names) => {
    const religious = (
      [
        ['Mihrab', 'islam'],
        ['Padma', 'hindu'],
        ['Salib', 'katolik'],
      ] as const
    ).map(([title, faith], index): CardTemplate => ({
      id: 101 + index,
      title,
      imageUrl: '',
      faiths: [faith],
      layout: null,
    }));
    const { screen } = await openCorrection({
      reason: SYMBOL,
      content: { mode: 2 },
      templateId: 101,
      ...(familyFaith && { familyFaith }),
      loadTemplates: () => Promise.resolve(religious),
    });
    const marked = screen.getByRole('group', { name: SYMBOL });
    await expect.element(marked.getByText(advice)).toBeVisible();
    const others = marked.getByRole('button', { name: 'Lihat template lain' });
    if (familyFaith !== undefined) await others.click();
    const found = marked.getByRole('button', { name: /Salib|Mihrab|Padma/ }).elements();
    expect(found.map(({ textContent }) => textContent)).toEqual(
      names.map((name) => expect.stringMatching(name) as string),
    );
    await expect.element(marked.getByRole('button', { name: /Salib.*Katolik/ })).toBeVisible();
    const titles = marked.getByRole('heading').elements();
    expect(titles.map(({ textContent }) => textContent)).toEqual(
      familyFaith === undefined ? [] : ['Untuk keluarga Katolik'],
    );
  },
);

test("after a rejected symbol, the templates of other faiths are folded if the family's faith is known", async () => {
  const { screen } = await openCorrection({
    reason: SYMBOL,
    content: { mode: 2 },
    templateId: 302,
    familyFaith: 'katolik',
    loadTemplates: () => Promise.resolve(templatesFor('E')),
  });
  const marked = screen.getByRole('group', { name: SYMBOL });
  await expect
    .element(marked.getByRole('heading', { name: 'Untuk keluarga Katolik' }))
    .toBeVisible();
  expect(marked.getByText('Perlu diganti').elements()).toEqual([]);
  await marked.getByRole('button', { name: 'Lihat template lain' }).click();
  await expect.element(marked.getByText('Perlu diganti')).toBeVisible();
});

test('R607 on a phone, the card stays in the window while another template is chosen', async () => {
  await page.viewport(360, 740);
  const { screen } = await openCorrection({
    reason: SYMBOL,
    content: { mode: 2 },
    templateId: 302,
    loadTemplates: () => Promise.resolve(templatesFor('E')),
  });
  const card = screen.getByRole('img', { name: /^Perkiraan kartu/ });
  const templates = screen.getByRole('region', { name: 'Pilihan template' });
  await expect.element(card).toBeVisible();
  const rows = templates.getByRole('button').last().element();
  rows.scrollIntoView({ block: 'end' });
  for (const element of [card.element(), rows]) {
    const { top, bottom } = element.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(740);
  }
  expect(card.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    rows.getBoundingClientRect().top,
  );
});

test('R607 a note that is not written yet is left out of the card', async () => {
  const { actor, screen } = await openCorrection({
    reason: WORDS,
    templateId: 101,
    loadTemplates: () => Promise.resolve(templatesFor('F')),
  });
  const lines = () =>
    [...screen.getByRole('figure').element().querySelectorAll('text')].map(
      ({ textContent }) => textContent,
    );
  await expect.element(screen.getByRole('figure')).toBeVisible();
  actor.send({ type: 'note.choose', choice: 'father' });
  await expect.element(screen.getByRole('textbox', { name: 'Ayahanda dari' })).toBeVisible();
  expect(lines().join()).not.toContain('Ayahanda dari');
  actor.send({ type: 'note.write', text: 'Bapak Wijaya' });
  await expect.poll(() => lines().join()).toContain('Ayahanda dari Bapak Wijaya');
});
