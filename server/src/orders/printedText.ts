import { ApiError } from '../contract/ApiError.ts';

/** Words as they are kept and compared: composed letters, one kind of line break, nothing blank around them. */
export function printedText(words: string): string {
  return words
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .trim();
}

/**
 * The same for words that must not be blank.
 * @throws {ApiError} `validation_failed`
 */
export function requiredText(words: string, field: string): string {
  const printed = printedText(words);
  if (printed === '')
    throw new ApiError('validation_failed', 422, `${field} must not be blank.`, field);
  return printed;
}

/** Words on one line, for sentences. */
export function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}
