import type { AppErrorCode } from '../../domain/appError.ts';

/** Where on the form a failure is told: at the field that can mend it, or over everything. */
export type ErrorPlace = 'message' | 'sender' | 'logo' | 'page';

/** What was asked for last: what a failure without a field of its own belongs to. */
export type Asked = 'logo' | 'order';

const places: Partial<Record<AppErrorCode, ErrorPlace>> = {
  noteTextMissing: 'message',
  senderInvalid: 'sender',
  logoInvalid: 'logo',
  logoMissing: 'logo',
  payloadTooLarge: 'logo',
  unsupportedMedia: 'logo',
};

export function getErrorPlace(code: AppErrorCode, asked: Asked): ErrorPlace {
  return places[code] ?? (asked === 'logo' ? 'logo' : 'page');
}
