import type { AppErrorCode } from '../../domain/appError.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';

/** Where the form shows an error: at the field that can fix it, or above the form. */
export type ErrorPlace = 'message' | 'sender' | 'logo' | 'page';

const places: Partial<Record<AppErrorCode, ErrorPlace>> = {
  noteTextMissing: 'message',
  senderInvalid: 'sender',
  logoInvalid: 'logo',
  logoMissing: 'logo',
  payloadTooLarge: 'logo',
  unsupportedMedia: 'logo',
};

/** Returns where the form shows an error: what its code says, or else the field it belongs to. */
export function getErrorPlace(
  code: AppErrorCode,
  errorField: FlowerContext['errorField'],
): ErrorPlace {
  return places[code] ?? errorField ?? 'page';
}
