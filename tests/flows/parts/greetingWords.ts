import { errorCopy } from '../../../src/copy/errors.ts';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
  type UnfinishedContent,
} from '../../../src/domain/greeting.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { contradictedNote } from '../../../src/domain/relation.ts';
import { getErrorPlace } from '../../../src/features/greeting/templateErrors.ts';
import { chosenTemplate, isAboutWords } from '../../../src/machines/greeting-order/context.ts';
import { button, radio, select, type Control } from '../support/driver.ts';
import { pressing } from '../support/flowPart.ts';
import { cardWords } from './cardEditor.ts';
import { cardButton, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';

export const general: GreetingCategoryId = 3;
export const quotes: GreetingCategoryId = 5;
const religion: GreetingCategoryId = 2;
export const logoOnly: GreetingCategoryId = 4;

const words = cardWords<Snapshot>(
  hasNoteField,
  (at) => at.context.content.mode === quotes && isWriting(at),
);

/**
 * The category and the words of the card: the first page, and the one that replaces the templates.
 * After a text was entered, some events are no longer offered, so that the state graph does not
 * contain every combination of texts and choices.
 */
export const greetingWords = {
  events: {
    ...words,
    'note.choose': {
      ...words['note.choose'],
      cases: {
        ...words['note.choose'].cases,
        // Not after a text was entered, which would stay hidden.
        none: (args) =>
          args.context.content.note.text === '' ? words['note.choose'].cases.none(args) : undefined,
      },
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
