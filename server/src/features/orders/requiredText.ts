import { print } from '@dukacita/shared/text';
import { ApiError } from '../../http/errors/ApiError.ts';

/**
 * Returns a text as it is printed, which must not be blank.
 * @throws {ApiError} `validation_failed` for a blank text
 */
export function requiredText(text: string, field: string): string {
  const printed = print(text);
  if (printed === '')
    throw new ApiError('validation_failed', 422, `${field} must not be blank.`, field);
  return printed;
}

/** Joins the lines of a text with spaces, for use in sentences. */
export function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
