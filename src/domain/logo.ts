import type { AppErrorCode } from './appError.ts';

/** The maximum size of a logo, in bytes (contract: `uploadLogo`). */
const MAX_BYTES = 5 * 1024 * 1024;

/** The accepted media types of a logo (contract: `uploadLogo`). */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * Returns why a file must not be uploaded, or null; `size` is in bytes. The server also validates
 * the content.
 */
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
