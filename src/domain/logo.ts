import type { AppErrorCode } from './appError.ts';

/** The most bytes of a logo (contract: `uploadLogo`). */
const MAX_BYTES = 5 * 1024 * 1024;

/** The types of pictures that a logo may have (contract: `uploadLogo`). */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** Why a file need not be sent at all, or null; `size` in bytes. The server has the last word: it looks inside. */
export function validateLogoFile({
  type,
  size,
}: {
  readonly type: string;
  readonly size: number;
}): AppErrorCode | null {
  if (!LOGO_TYPES.some((known) => known === type)) return 'unsupportedMedia';
  return size > MAX_BYTES ? 'payloadTooLarge' : null;
}
