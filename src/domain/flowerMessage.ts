import { countCharacters, cutText, isBlank, print, printName } from '@dukacita/shared/text';
import { wordsBeforeName } from './printedText.ts';
/** The messages offered for a flower board, printed in large letters. */
export const FLOWER_MESSAGES = [
  'Turut berdukacita',
  'Turut sepenanggungan',
  'Our Deep Condolence',
  'Turut belasungkawa',
  'Turut bersimpati',
  'Lainnya....',
] as const;

export type FlowerMessageChoice = (typeof FLOWER_MESSAGES)[number];

/** The choice for which the buyer writes a custom message. */
export const CUSTOM_FLOWER_MESSAGE: FlowerMessageChoice = 'Lainnya....';

export interface FlowerMessage {
  readonly choice: FlowerMessageChoice;
  /** The custom message; used with `CUSTOM_FLOWER_MESSAGE` only. */
  readonly text: string;
}

/** The maximum lengths in characters (contract: `FlowerOrder`). */
export const FLOWER_LENGTHS = { message: 200, subMessage: 300 } as const;

/** Returns the message as it is printed on the board. */
export function flowerMessageText({ choice, text }: FlowerMessage): string {
  return choice === CUSTOM_FLOWER_MESSAGE ? print(text) : choice;
}

/** Returns the texts above the sender of a board, one paragraph each. */
export function boardTexts(message: string, subMessage: string): readonly string[] {
  return [message, print(subMessage)].filter((text) => text !== '');
}

/** Returns the text below the message with which an order begins. */
export function defaultSubMessage(personName: string): string {
  return cutText(wordsBeforeName('Atas berpulangnya', personName), FLOWER_LENGTHS.subMessage);
}

/** Returns the text below the message with a line that names the person; null if it gets too long. */
export function addPersonName(subMessage: string, personName: string): string | null {
  const line = defaultSubMessage(personName);
  const text = isBlank(subMessage) ? line : `${subMessage.trimEnd()}\n${line}`;
  return countCharacters(print(text)) > FLOWER_LENGTHS.subMessage ? null : text;
}

/** Words that are part of many names, but name nobody. */
const title = /^(almarhum(ah)?|bapak|haj(i|ah)|ibu|prof|raden)$/;

/**
 * Returns whether the texts of a board name the person: whether they contain a word of the name that
 * is no title and has more than two letters. A name that cannot be printed is not missed.
 */
export function namesPerson(
  { message, subMessage }: { readonly message: FlowerMessage; readonly subMessage: string },
  personName: string,
): boolean {
  const printed = print(`${flowerMessageText(message)} ${subMessage}`).toLocaleLowerCase('id');
  const words = wordsOf(printed);
  const name = wordsOf(printName(personName));
  const telling = name.filter((word) => word.length > 2 && !title.test(word));
  // Chinese has no spaces between words.
  const isPrinted = (word: string) =>
    /\p{Script=Han}/u.test(word) ? printed.includes(word) : words.includes(word);
  return name.length === 0 || (telling.length > 0 ? telling : name).some(isPrinted);
}

/** Titles that are written before a name, each with a full stop, unlike the initials of a name. */
const TITLES_BEFORE =
  /^(?:(?:prof|dr|drs|dra|drg|drh|ir|apt|h|hj|k\.?\s?h|r\.?a|rr|tn|ny|nn|bpk|sdr|sdri|alm|almh|pdt|rm)\.\s*)+/i;

/** Academic degrees after a name, such as `, S.H., M.Kn.` or `, Ph.D, FINASIM`. */
const DEGREES_AFTER = /(?:,\s*(?:(?:[A-Z][A-Za-z]{0,4}\.)+[A-Za-z]*(?:-[A-Z]+)?|[A-Z]{2,})\.?)+$/;

/** Returns a name without titles before it, such as `Prof. Dr.`, and degrees after it. */
export function withoutTitles(name: string): string {
  return name.replace(DEGREES_AFTER, '').replace(TITLES_BEFORE, '');
}

function wordsOf(text: string): readonly string[] {
  return text.toLocaleLowerCase('id').match(/[\p{L}\p{M}]+/gu) ?? [];
}
