import type { Faith } from './faith.ts';
import { isBlank, print } from '@dukacita/shared/text';
import type { Box, TextArea } from '@dukacita/shared/textArea';
import type { AppErrorCode } from './appError.ts';
import { getTextError } from './printedText.ts';
import { isSenderName } from './senderName.ts';

/** The number that the upstream uses for a greeting category. */
export type GreetingCategoryId = 1 | 2 | 3 | 4 | 5;

/** The category whose cards carry no symbol of a faith. */
export const GENERAL: GreetingCategoryId = 3;

/** The name that the upstream uses for a group of card templates. */
export type TemplateGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** The form on which a greeting of a category is written. */
export type GreetingPage = 'note' | 'quotes' | 'logo';

export interface GreetingCategory {
  readonly mode: GreetingCategoryId;
  readonly label: string;
  readonly group: TemplateGroup;
  readonly page: GreetingPage;
}

export const GREETING_CATEGORIES: readonly GreetingCategory[] = [
  { mode: 3, label: 'General', group: 'F', page: 'note' },
  { mode: 1, label: 'Bunga', group: 'D', page: 'note' },
  { mode: 2, label: 'Religi', group: 'E', page: 'note' },
  { mode: 5, label: 'Penghormatan/Penghiburan', group: 'quotes', page: 'quotes' },
  { mode: 4, label: 'Logo/Gambar', group: 'logo', page: 'logo' },
];

const categoryByMode = Object.fromEntries(
  GREETING_CATEGORIES.map((category) => [category.mode, category]),
) as Record<GreetingCategoryId, GreetingCategory>;

export function greetingCategory(mode: GreetingCategoryId): GreetingCategory {
  return categoryByMode[mode];
}

export function categoryOfGroup(group: TemplateGroup): GreetingCategory {
  const category = GREETING_CATEGORIES.find((each) => each.group === group);
  if (category === undefined) throw new Error(`No category has the template group "${group}".`);
  return category;
}

/** How a note begins: the default one, a relationship, or a custom text. */
export type NoteChoice = 'none' | 'father' | 'mother' | 'own';

export interface Note {
  readonly choice: NoteChoice;
  /** The text after the prefix, or the custom note; not used with `none`. */
  readonly text: string;
}

/** The prefix of each note, printed on the card unchanged. */
export const NOTE_PREFIXES: Readonly<Record<NoteChoice, string>> = {
  none: 'Turut Berdukacita',
  father: 'Ayahanda dari',
  mother: 'Ibunda dari',
  own: '',
};

/** The maximum lengths in characters (contract: `CardMessage`, `QuotesPreview`). */
export const MAX_LENGTHS = { note: 300, header: 120, message: 600, footer: 200 } as const;

/** Returns the message of a card: the default note, or the prefix followed by the written text. */
export function noteMessage(note: Note): string {
  return [NOTE_PREFIXES[note.choice], note.choice === 'none' ? '' : print(note.text)]
    .filter((part) => part !== '')
    .join(' ');
}

/** Returns the note of which `noteMessage` makes a message. */
export function parseNote(message: string): Note {
  if (message === NOTE_PREFIXES.none) return { choice: 'none', text: '' };
  for (const choice of ['father', 'mother'] as const) {
    const prefix = `${NOTE_PREFIXES[choice]} `;
    if (message.startsWith(prefix)) return { choice, text: message.slice(prefix.length) };
  }
  return { choice: 'own', text: message };
}

export interface Quotes {
  readonly header: string;
  readonly message: string;
  readonly footer: string;
}

const quoteFields = ['header', 'message', 'footer'] as const satisfies readonly (keyof Quotes)[];

/** An uploaded company logo. */
export interface Logo {
  /** The path that the upload returned. */
  readonly path: string;
  readonly fileName: string;
}

/** Where texts and logo are printed, in px of a card of `width` by `height`. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly CardText[];
  readonly logo?: Box | undefined;
}

/** One text of a card: its area and its typeface. */
export interface CardText extends TextArea {
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontStyle: 'normal' | 'italic';
  readonly color: string;
  /** The color of the edge of raised letters; undefined for flat letters. */
  readonly edgeColor?: string | undefined;
}

export interface CardTemplate {
  readonly id: number;
  readonly imageUrl: string;
  /** The card without texts; undefined when the upstream has no such picture. */
  readonly groundUrl?: string | undefined;
  /** The name of the template as buyers see it; null when the upstream has none. */
  readonly title: string | null;
  /** The faiths for which a religious card is suitable; empty when the upstream names none. */
  readonly faiths: readonly Faith[];
  /** Null when the upstream has none; then there is no local preview. */
  readonly layout: CardLayout | null;
}

/** What the buyer has entered for a card. */
export interface GreetingContent {
  readonly mode: GreetingCategoryId;
  readonly note: Note;
  readonly sender: string;
  readonly quotes: Quotes;
  readonly logo: Logo | null;
}

/** What the buyer has entered for a card, the category of which may not be chosen yet. */
export type UnfinishedContent = Omit<GreetingContent, 'mode'> & {
  readonly mode: GreetingCategoryId | null;
};

/** Returns the texts that a buyer has written on a card, one paragraph each. */
export function cardTexts({ mode, note, quotes }: GreetingContent): readonly string[] {
  const texts =
    greetingCategory(mode).page === 'quotes'
      ? quoteFields.map((field) => print(quotes[field]))
      : [noteMessage(note)];
  return texts.filter((text) => text !== '');
}

/**
 * Returns the validation error that prevents a card from being drawn, or null. A logo card needs
 * its logo, a quotes card its quote, and a note with a prefix its text; all texts must be printable.
 */
export function validateGreeting(words: GreetingContent): AppErrorCode | null {
  const { note, quotes } = words;
  const { page } = greetingCategory(words.mode);
  if (page === 'quotes') {
    if (isBlank(quotes.message)) return 'quoteMissing';
    const errors = quoteFields.map((field) => getTextError(quotes[field], MAX_LENGTHS[field]));
    return errors.find((error) => error !== null) ?? null;
  }
  if (!isSenderName(words.sender)) return 'senderInvalid';
  if (page === 'logo' && words.logo === null) return 'logoMissing';
  if (note.choice === 'none') return null;
  return isBlank(note.text) ? 'noteTextMissing' : getTextError(note.text, MAX_LENGTHS.note);
}
