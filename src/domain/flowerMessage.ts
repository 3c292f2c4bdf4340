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

/**
 * The maximum lengths, in characters, of the message and of the text below it (contract:
 * `FlowerOrder`).
 */
export const FLOWER_LENGTHS = { message: 200, subMessage: 300 } as const;

/** Returns the message as it is printed on the board. */
export function flowerMessageText({ choice, text }: FlowerMessage): string {
  return choice === CUSTOM_FLOWER_MESSAGE ? text.trim() : choice;
}

/** Returns the text below the message with which an order begins: it names the person. */
export function defaultSubMessage(personName: string): string {
  return `Atas berpulangnya ${personName}`.slice(0, FLOWER_LENGTHS.subMessage);
}

/** Returns the text below the message with a line that names the person; null if it gets too long. */
export function addPersonName(subMessage: string, personName: string): string | null {
  const line = defaultSubMessage(personName);
  const text = subMessage.trim() === '' ? line : `${subMessage.trimEnd()}\n${line}`;
  return text.length > FLOWER_LENGTHS.subMessage ? null : text;
}

/** Words that are part of many names, but name nobody. */
const title = /^(almarhum(ah)?|bapak|haj(i|ah)|ibu|prof|raden)$/;

/**
 * Returns whether the texts of a board name the person: whether they contain a word of the name that
 * is no title and has more than two letters.
 */
export function namesPerson(
  { message, subMessage }: { readonly message: FlowerMessage; readonly subMessage: string },
  personName: string,
): boolean {
  const printed = wordsOf(`${flowerMessageText(message)} ${subMessage}`);
  const name = wordsOf(personName);
  const telling = name.filter((word) => word.length > 2 && !title.test(word));
  return (telling.length > 0 ? telling : name).some((word) => printed.includes(word));
}

/** Returns a name without titles before it, such as `Prof. Dr.`, and after it. */
export function withoutTitles(name: string): string {
  return name.replace(/,.*/, '').replace(/^(\S+\.\s+)+/, '');
}

function wordsOf(text: string): readonly string[] {
  return text.toLocaleLowerCase('id').match(/[\p{L}\p{M}]+/gu) ?? [];
}
