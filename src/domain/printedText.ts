import { countCharacters, findUnprintable, print, printName } from '@dukacita/shared/text';

/** Returns why a text of an order cannot be printed, or null. `max` is in characters. */
export function getTextError(
  text: string,
  max: number,
): 'cardTextUnsupported' | 'cardTextTooLong' | null {
  if (findUnprintable(text) !== null) return 'cardTextUnsupported';
  return countCharacters(print(text)) > max ? 'cardTextTooLong' : null;
}

/**
 * Returns words that a name follows, as far as it is printed: in a line of its own if it cannot be in
 * the same one. Returns the empty text if nothing of the name is printed.
 */
export function wordsBeforeName(words: string, personName: string): string {
  const name = printName(personName);
  if (name === '') return '';
  const line = `${words} ${name}`;
  return findUnprintable(line) === null ? line : `${words}\n${name}`;
}
