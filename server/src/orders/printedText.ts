import { ApiError } from '../errors/ApiError.ts';

/** Normalizes a text for storage and comparison: NFC, `\n` line breaks, trimmed. */
export function printedText(text: string): string {
  return text
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .trim();
}

/**
 * Normalizes a text that must not be blank.
 * @throws {ApiError} `validation_failed` for a blank text
 */
export function requiredText(text: string, field: string): string {
  const printed = printedText(text);
  if (printed === '')
    throw new ApiError('validation_failed', 422, `${field} must not be blank.`, field);
  return printed;
}

/** Joins the lines of a text with spaces, for use in sentences. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
