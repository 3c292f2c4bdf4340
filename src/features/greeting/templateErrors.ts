import type { AppErrorCode } from '../../domain/appError.ts';
import type { GreetingPage } from '../../domain/greeting.ts';

/** Where on the page a failure is told: at the field that can mend it, or over everything. */
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

/**
 * The place of a failure. On a page with a file, whatever else fails while there is none yet was its upload.
 */
export function getErrorPlace(
  code: AppErrorCode,
  page: GreetingPage,
  hasLogo: boolean,
): ErrorPlace {
  const place = places[code];
  if (place === 'logo' && page !== 'logo') return 'page';
  return place ?? (page === 'logo' && !hasLogo ? 'logo' : 'page');
}
