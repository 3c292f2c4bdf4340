import { errorCopy } from '../../../src/copy/errors.ts';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
  type UnfinishedContent,
} from '../../../src/domain/greeting.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { contradictedNote } from '../../../src/domain/relation.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import { getErrorPlace } from '../../../src/features/greeting/templateErrors.ts';
import { chosenTemplate, isAboutWords } from '../../../src/machines/greeting-order/context.ts';
import { other } from '../models/other.ts';
import { button, field, radio, select, type Control } from '../support/driver.ts';
import { pressing } from '../support/flowPart.ts';
import { cardButton, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';
import { BLANK_NAME, changeSender, changeSenderLabel } from './orderParts.ts';

export const general: GreetingCategoryId = 3;
export const quotes: GreetingCategoryId = 5;
const religion: GreetingCategoryId = 2;
export const logoOnly: GreetingCategoryId = 4;

/**
 * The category and the words of the card: the first page, and the one that replaces the templates. After a text was entered, some events are no longer offered, so that the state graph
 * does not contain every combination of texts and choices.
 */
export const greetingWords = {
  events: {
    'note.choose': {
      cases: {
        kin: ({ context: { content }, snapshot }) =>
          hasNoteField(snapshot)
            ? { choice: other(content.note.choice, 'father', 'mother') }
            : undefined,
        none: ({ context: { content }, snapshot }) =>
          hasNoteField(snapshot) && content.note.choice !== 'none' && content.note.text === ''
            ? { choice: 'none' }
            : undefined,
      },
      label: {
        kin: 'Pilih "Ayahanda dari" atau "Ibunda dari", yang belum terpilih, pada "Catatan"',
        none: 'Pilih "Tanpa catatan" pada "Catatan"',
      },
      controls: (at) =>
        hasNoteField(at)
          ? Object.entries(copy.noteChoices).map(([choice, label]) =>
              radio(label, choice === at.context.content.note.choice),
            )
          : [],
      perform: (driver, { event: { choice } }) => driver.press(radio(copy.noteChoices[choice])),
      enters: ({ choice }, { note }) => ({ note: { ...note, choice }, card: null }),
    },
    'note.write': {
      cases: {
        '': ({ context: { content }, snapshot }) =>
          hasNoteField(snapshot) && content.note.choice !== 'none'
            ? { text: other(content.note.text, 'Bapak Wijaya', 'Bapak Budi Wijaya') }
            : undefined,
      },
      label: 'Tulis nama yang lain di bawah catatan',
      controls: noteField,
      perform: (driver, { event, before }) =>
        driver.write(noteField(before)[0] ?? field(''), event.text),
      enters: ({ text }, { note }) => ({ note: { ...note, text }, card: null }),
    },
    'sender.change': {
      cases: {
        '': ({ context, snapshot }) =>
          hasNoteField(snapshot)
            ? { name: other(context.content.sender, 'Sari dan keluarga', 'Keluarga Lestari') }
            : undefined,
        blank: ({ snapshot }) => (hasNoteField(snapshot) ? { name: BLANK_NAME } : undefined),
      },
      label: changeSenderLabel,
      controls: (at) => (hasNoteField(at) ? [button(senderCopy.changeLabel)] : []),
      perform: (driver, { event }) => changeSender(driver, event.name),
      enters: ({ name }) =>
        name === BLANK_NAME ? {} : { sender: normalizeSenderName(name), card: null },
    },
    'category.choose': {
      cases: {
        general: ({ context: { content } }) =>
          content.mode === general ? undefined : { mode: general },
        quotes: ({ context: { content } }) => withoutWords(content, quotes),
        religion: ({ context: { content } }) => withoutWords(content, religion),
        logo: ({ context: { content } }) =>
          content.mode === logoOnly ? undefined : { mode: logoOnly },
      },
      label: {
        general: 'Pilih kategori "General"',
        quotes: 'Pilih kategori "Penghormatan/Penghiburan"',
        religion: 'Pilih kategori "Religi"',
        logo: 'Pilih kategori "Logo/Gambar"',
      },
      controls: categories,
      perform: async (driver, { event, before }) => {
        const { label } = greetingCategory(event.mode);
        if (!before.matches({ writing: 'composing' }))
          return driver.choose(select(copy.changeCategory), label);
        await driver.press(radio(label));
        await driver.press(button(copy.composeContinue));
      },
      enters: ({ mode }) => ({ mode, faith: null, templates: [], templateId: null, card: null }),
    },
    'quotes.write': {
      cases: {
        '': ({ context, snapshot }) =>
          context.content.mode === quotes && isWriting(snapshot)
            ? {
                field: 'message',
                text: other(context.content.quotes.message, 'Selamat jalan', 'Kasihmu abadi'),
              }
            : undefined,
      },
      label: 'Tulis kutipan yang lain pada "Pesan"',
      controls: ({ context: { content } }) =>
        content.mode === quotes
          ? [
              field(`${copy.quotes.header} ${copy.optional}`, content.quotes.header),
              field(copy.quotes.message, content.quotes.message),
              field(`${copy.quotes.footer} ${copy.optional}`, content.quotes.footer),
            ]
          : [],
      perform: (driver, { event }) => driver.write(field(copy.quotes.message), event.text),
      enters: (event, known) => ({
        quotes: { ...known.quotes, [event.field]: event.text },
        card: null,
      }),
    },
    'words.open': {
      ...pressing(copy.words),
      cases: { '': ({ context }) => (chosenTemplate(context) === null ? undefined : {}) },
      controls: ({ context }) => (chosenTemplate(context) === null ? [] : [button(copy.words)]),
    },
    'words.close': pressing(copy.wordsDone),
  },

  states: {
    'writing.composing': {
      label: 'Kirim ucapan: catatan, pengirim, dan kategori',
      screen: (at) => ({
        ...page('compose', at),
        texts: [at.context.person.name, at.context.content.sender],
        announcements: [relationDoubt(at)],
      }),
    },
    'writing.designing.page.writingWords': {
      label: '"Tulisan kartu": catatan dan pengirim, atau kutipan',
      screen: (at) => {
        const { mode, sender } = at.context.content;
        const error = wordsError(at);
        return {
          ...page('template', at),
          heading: copy.wordsTitle,
          texts: mode === quotes ? [] : [sender.replace('\n', ', ')],
          others: cardButton(at),
          error,
          announcements: [error && errorCopy[error], relationDoubt(at)],
        };
      },
    },
  },

  context: ({ content: { mode, note, quotes: quote }, error }, snapshot) => ({
    mode,
    areWordsRejected: snapshot.matches('writing') && isAboutWords(error),
    note: note.choice,
    hasNote: note.text !== '',
    hasQuote: quote.message !== '',
  }),
} satisfies GreetingPart;

/** Returns the choice of another category, before there is a note or a logo. */
function withoutWords({ mode, note, logo }: UnfinishedContent, category: GreetingCategoryId) {
  return mode === category || note.choice !== 'none' || logo !== null
    ? undefined
    : { mode: category };
}

/** Returns whether the page has the fields for note and sender: not for the words of a quote. */
function hasNoteField(at: Snapshot): boolean {
  return (
    at.matches({ writing: 'composing' }) || (isWriting(at) && at.context.content.mode !== quotes)
  );
}

/** Returns whether the page has the words for itself. */
export function isWriting(at: Snapshot): boolean {
  return at.matches({ writing: { designing: { page: 'writingWords' } } });
}

/** Returns the error that the fields of the words show; one of the logo is beside the templates. */
function wordsError({ context: { content, error, errorField } }: At): AppErrorCode | null {
  if (error === null) return null;
  const { page: kind } = greetingCategory(content.mode ?? general);
  return getErrorPlace(error, kind, content.logo !== null, errorField) === 'logo' ? null : error;
}

/** Returns what the field of a note says about one that the listing contradicts; null otherwise. */
function relationDoubt(at: Snapshot): string | null {
  const { content, person, isRelationKept, error, errorField } = at.context;
  const { mode, logo, note } = content;
  if (!hasNoteField(at) || isRelationKept || note.choice !== contradictedNote(person)) return null;
  const { page: kind } = greetingCategory(mode ?? general);
  const isNoteError =
    isWriting(at) &&
    error !== null &&
    getErrorPlace(error, kind, logo !== null, errorField) === 'note';
  return isNoteError ? null : copy.relationDoubt(note.choice, person.name);
}

function noteField(at: Snapshot): Control[] {
  const { note } = at.context.content;
  return note.choice === 'none' || !hasNoteField(at)
    ? []
    : [field(copy.noteText[note.choice], note.text)];
}

function categories(at: Snapshot): Control[] {
  const { mode } = at.context.content;
  if (at.matches({ writing: 'composing' }))
    return [...GREETING_CATEGORIES.map(({ label }) => radio(label)), button(copy.composeContinue)];
  return [select(copy.changeCategory, mode === null ? undefined : greetingCategory(mode).label)];
}

/** Returns whether the cards are religious ones and no faith is chosen. */
export function isFaithMissing({ context: { content, faith } }: At): boolean {
  return content.mode === religion && faith === null;
}
