import type { CardField } from '@dukacita/shared/textArea';
import { errorCopy } from '../../copy/errors.ts';
import { greetingCopy } from '../../copy/greeting.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { GreetingContent, GreetingPage } from '../../domain/greeting.ts';
import { isAboutWords } from '../../machines/greeting-order/context.ts';
import { nameOfText } from './card/useCardErrors.ts';

/** Where the page shows an error: at the field that can fix it, or above the form. */
export type ErrorPlace = 'note' | 'quotes' | 'sender' | 'logo' | 'page';

const places: Partial<Record<AppErrorCode, ErrorPlace>> = {
  noteTextMissing: 'note',
  quoteMissing: 'quotes',
  senderInvalid: 'sender',
  logoMissing: 'logo',
  logoInvalid: 'logo',
  payloadTooLarge: 'logo',
  unsupportedMedia: 'logo',
};

/** Returns the sentence about an error; it names the text that the server rejected. */
export function describeError(
  code: AppErrorCode,
  errorField: string | null,
  words: GreetingContent,
): string {
  const field = errorField === 'fromName' ? 'sender' : errorField;
  if (!isAboutWords(code) || !isCardField(field)) return errorCopy[code];
  if (field === 'personName' && code === 'cardTextUnsupported') return greetingCopy.nameUnsupported;
  const name = nameOfText(field, words.mode);
  return code === 'cardTextTooLong'
    ? greetingCopy.tooLongIn(name)
    : greetingCopy.unsupportedIn(name);
}

function isCardField(field: string | null): field is CardField {
  return field !== null && Object.hasOwn(greetingCopy.cardFields, field);
}

/**
 * Returns where the page shows an error: a rejected text at the field that the server names. On a
 * page with a logo field, other errors before there is a logo come from its upload.
 */
export function getErrorPlace(
  code: AppErrorCode,
  page: GreetingPage,
  hasLogo: boolean,
  errorField: string | null = null,
): ErrorPlace {
  if (isAboutWords(code)) {
    if (errorField === 'message') return page === 'quotes' ? 'quotes' : 'note';
    return errorField === 'fromName' ? 'sender' : 'page';
  }
  const place = places[code];
  if (place === 'logo' && page !== 'logo') return 'page';
  return place ?? (page === 'logo' && !hasLogo ? 'logo' : 'page');
}

type PreviewRecovery = 'words' | 'template' | 'logo';

/** Returns what the buyer has to change after a card was rejected. */
export function getPreviewRecovery(error: AppErrorCode | null): PreviewRecovery {
  if (error === 'templateUnavailable' || error === 'previewUnknown') return 'template';
  return error === 'logoInvalid' ? 'logo' : 'words';
}
