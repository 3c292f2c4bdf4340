import type { AppErrorCode } from '../../domain/appError.ts';

/** Where the form shows an error: at the field that can fix it, or above the form. */
export type ErrorPlace = 'message' | 'sender' | 'logo' | 'page';

/** The last request, to which an error that belongs to no field is attributed. */
export type FormRequest = 'logo' | 'order';

const places: Partial<Record<AppErrorCode, ErrorPlace>> = {
  noteTextMissing: 'message',
  senderInvalid: 'sender',
  logoInvalid: 'logo',
  logoMissing: 'logo',
  payloadTooLarge: 'logo',
  unsupportedMedia: 'logo',
};

/** Returns where the form shows an error, given the last request. */
export function getErrorPlace(code: AppErrorCode, lastRequest: FormRequest): ErrorPlace {
  return places[code] ?? (lastRequest === 'logo' ? 'logo' : 'page');
}
