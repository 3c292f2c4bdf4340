import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
  type UnfinishedContent,
} from '../../../src/domain/greeting.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import { chosenTemplate, isAboutWords } from '../../../src/machines/greeting-order/context.ts';
import type { GreetingContext } from '../../../src/machines/greeting-order/types.ts';
import { button, radio, select } from '../support/driver.ts';
import { errorCopy, greetingCopy as copy } from '../support/fixedCopy.ts';
import { pressing } from '../support/flowPart.ts';
import { cardWords } from './cardEditor.ts';
import { cardButton, page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';
import { refusedSenders } from './orderParts.ts';

export const general: GreetingCategoryId = 3;
export const quotes: GreetingCategoryId = 5;
const religion: GreetingCategoryId = 2;
export const logoOnly: GreetingCategoryId = 4;

const words = cardWords<Snapshot>(
  hasNoteField,
  (at) => at.context.content.mode === quotes && isWriting(at),
  refusedSenders.threeLines,
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
    'category.pick': {
      cases: {
        quotes: ({ context }) => picking(context, quotes),
        religion: ({ context }) => picking(context, religion),
        logo: ({ context }) => picking(context, logoOnly),
      },
      label: {
        quotes: 'Tekan kategori "Penghormatan/Penghiburan"',
        religion: 'Tekan kategori "Religi"',
        logo: 'Tekan kategori "Logo/Gambar"',
      },
      // The page always has the radios, though the model rarely picks another one.
      controls: [],
      perform: (driver, { event }) => driver.press(radio(greetingCategory(event.mode).label)),
      enters: ({ mode }, known) => ({ pickedMode: mode === known.mode ? null : mode }),
    },
    'compose.continue': {
      ...pressing(copy.composeContinue),
      enters: (_, { mode, pickedMode }) => {
        const next = pickedMode ?? mode ?? general;
        return next === mode ? {} : withCategory(next);
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
      controls: ({ context: { content } }) => [
        select(
          copy.changeCategory,
          content.mode === null ? undefined : greetingCategory(content.mode).label,
        ),
      ],
      perform: (driver, { event }) =>
        driver.choose(select(copy.changeCategory), greetingCategory(event.mode).label),
      enters: ({ mode }) => withCategory(mode),
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
        others: GREETING_CATEGORIES.map(({ label }) => radio(label)),
        announcements: [relationDoubt(at)],
      }),
    },
    'writing.designing.page.writingWords': {
      label: '"Tulisan kartu": catatan dan pengirim, atau kutipan',
      screen: (at) => {
        const { mode, sender } = at.context.content;
        const error = isAboutLogo(at) ? null : at.context.error;
        return {
          ...page('template', at),
          heading: copy.wordsTitle,
          texts: mode === quotes ? [] : [sender],
          others: cardButton(at),
          error,
          announcements: [error && errorCopy[error], relationDoubt(at)],
        };
      },
    },
  },

  context: ({ content: { mode, note, quotes: quote }, pickedMode, error }, snapshot) => ({
    mode,
    pickedMode,
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

/** Returns the first pick of a category for a card without words. */
function picking({ content, pickedMode }: GreetingContext, category: GreetingCategoryId) {
  return content.mode === null && pickedMode === null ? withoutWords(content, category) : undefined;
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

/** The errors of the models that are about the words of a card. */
const aboutWords: ReadonlySet<AppErrorCode | null> = new Set([
  'noteTextMissing',
  'quoteMissing',
  'cardTextTooLong',
] as const);

/** Returns whether the field of the logo, beside the templates, shows the error. */
export function isAboutLogo({ context: { content, error } }: At): boolean {
  const { mode, logo } = content;
  return mode === logoOnly && logo === null && error !== null && !aboutWords.has(error);
}

/** Returns what the field of a note says about one that the listing contradicts; null otherwise. */
function relationDoubt(at: Snapshot): string | null {
  const { content, person, isRelationKept, error } = at.context;
  if (!hasNoteField(at) || isRelationKept || content.note.choice !== 'father') return null;
  return isWriting(at) && error === 'noteTextMissing'
    ? null
    : `Menurut info duka, ${person.name} seorang perempuan.`;
}

/** Returns what changes with the category of a card. */
function withCategory(mode: GreetingCategoryId) {
  return { mode, pickedMode: null, faith: null, templates: [], templateId: null, card: null };
}

/** Returns whether the cards are religious ones and no faith is chosen. */
export function isFaithMissing({ context: { content, faith } }: At): boolean {
  return content.mode === religion && faith === null;
}
