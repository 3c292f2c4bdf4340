import type { AppErrorCode } from './appError.ts';
import { isSenderName } from './senderName.ts';

/** A greeting's category, by the upstream's number. */
export type OrderMode = 1 | 2 | 3 | 4 | 5;

/** A family of card templates, by the upstream's name. */
export type TemplateGroup = 'F' | 'D' | 'E' | 'quotes' | 'logo';

/** Which of the three pages a category is written on. */
export type GreetingPage = 'note' | 'quotes' | 'logo';

export interface GreetingCategory {
  readonly mode: OrderMode;
  readonly label: string;
  readonly group: TemplateGroup;
  readonly page: GreetingPage;
}

/** Every category, in the order in which they are offered. */
export const GREETING_CATEGORIES: readonly GreetingCategory[] = [
  { mode: 3, label: 'General', group: 'F', page: 'note' },
  { mode: 1, label: 'Bunga', group: 'D', page: 'note' },
  { mode: 2, label: 'Religi', group: 'E', page: 'note' },
  { mode: 5, label: 'Penghormatan/Penghiburan', group: 'quotes', page: 'quotes' },
  { mode: 4, label: 'Logo/Gambar', group: 'logo', page: 'logo' },
];

const categoryByMode = Object.fromEntries(
  GREETING_CATEGORIES.map((category) => [category.mode, category]),
) as Record<OrderMode, GreetingCategory>;

/** The category of a mode. */
export function greetingCategory(mode: OrderMode): GreetingCategory {
  return categoryByMode[mode];
}

/** What is said about the deceased on a card. */
export type NoteChoice = 'none' | 'father' | 'mother' | 'own';

export interface Note {
  readonly choice: NoteChoice;
  /** Whose father or mother, or the person's own words; not used by `none`. */
  readonly text: string;
}

/** The words that begin a note. They go on the card as they stand here. */
export const NOTE_WORDS: Readonly<Record<NoteChoice, string>> = {
  none: 'Turut Berdukacita',
  father: 'Ayahanda dari',
  mother: 'Ibunda dari',
  own: '',
};

/** The most characters of a note, a quote and its heading and foot (contract: `CardMessage`, `QuotesPreview`). */
export const MAX_LENGTHS = { note: 300, header: 120, message: 600, footer: 200 } as const;

/** The message of a card: the default note, or the chosen words followed by what was written. */
export function noteMessage(note: Note): string {
  return [NOTE_WORDS[note.choice], note.choice === 'none' ? '' : note.text.trim()]
    .filter((part) => part !== '')
    .join(' ');
}

/** The words of a card of the group `quotes`. */
export interface Quotes {
  readonly header: string;
  readonly message: string;
  readonly footer: string;
}

/** A company's mark that was uploaded. */
export interface Logo {
  /** As answered by the upload. */
  readonly path: string;
  readonly fileName: string;
}

/** Where the words of a card stand, in px of a card of `width` by `height`. */
export interface CardLayout {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly CardText[];
  readonly logo?: Box | undefined;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type CardField = 'headline' | 'personName' | 'message' | 'sender' | 'header' | 'footer';

/** One text of a card: its place, its type and how it gives way when the words are many. */
export interface CardText {
  readonly field: CardField;
  /** Printed when the order gives no words for the field. */
  readonly text?: string | undefined;
  readonly box: Box;
  readonly fontFamily: string;
  readonly fontWeight: number;
  readonly fontStyle: 'normal' | 'italic';
  readonly size: number;
  readonly minSize: number;
  /** As a factor of the size. */
  readonly lineHeight: number;
  readonly maxLines: number;
  readonly align: 'left' | 'center' | 'right';
  readonly valign: 'top' | 'middle' | 'bottom';
  readonly color: string;
  /** In em. */
  readonly letterSpacing: number;
  readonly transform: 'none' | 'uppercase';
}

export interface CardTemplate {
  readonly id: number;
  readonly imageUrl: string;
  /** The card without any words; left out when the upstream has no such picture. */
  readonly groundUrl?: string | undefined;
  /** What the picture shows; null when the upstream does not say. */
  readonly title: string | null;
  /** Null when the upstream does not say; then there is no local preview. */
  readonly layout: CardLayout | null;
}

/** What a person has written for a card. */
export interface GreetingWords {
  readonly mode: OrderMode;
  readonly note: Note;
  readonly sender: string;
  readonly quotes: Quotes;
  readonly logo: Logo | null;
}

/**
 * What a card still lacks before it can be drawn, or null when nothing is missing.
 * A logo card needs its file, a quotes card its quote, and a begun note needs its end.
 */
export function validateGreeting(words: GreetingWords): AppErrorCode | null {
  const { page } = greetingCategory(words.mode);
  if (page === 'quotes') return words.quotes.message.trim() === '' ? 'quoteMissing' : null;
  if (!isSenderName(words.sender)) return 'senderInvalid';
  if (page === 'logo' && words.logo === null) return 'logoMissing';
  if (words.note.choice !== 'none' && words.note.text.trim() === '') return 'noteTextMissing';
  return null;
}
