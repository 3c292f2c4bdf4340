import type { AppErrorCode } from './appError.ts';

/** The maximum size of an uploaded file, in bytes (contract: `uploadLogo`). */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** The accepted media types of a logo (contract: `uploadLogo`). */
export const LOGO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** The accepted media types of a proof of payment (contract: `uploadPaymentProof`). */
export const PROOF_TYPES = [...LOGO_TYPES, 'application/pdf'] as const;

/** A file as the device describes it; `size` is in bytes. */
interface DescribedFile {
  readonly type: string;
  readonly size: number;
}

/** Returns why a logo must not be uploaded, or null. A photo that is too large is shrunk before. */
export function validateLogoFile(file: DescribedFile): AppErrorCode | null {
  return validateFile(file, LOGO_TYPES);
}

/** Returns why a proof of payment must not be uploaded, or null. */
export function validateProofFile(file: DescribedFile): AppErrorCode | null {
  return validateFile(file, PROOF_TYPES);
}

function validateFile(
  { type, size }: DescribedFile,
  accepted: readonly string[],
): AppErrorCode | null {
  if (!accepted.includes(type)) return 'unsupportedMedia';
  const isPhoto = LOGO_TYPES.some((photo) => photo === type);
  return size > MAX_UPLOAD_BYTES && !isPhoto ? 'payloadTooLarge' : null;
}

/** The longest side of a picture that the app uploads unchanged, in px; the server accepts more. */
const MAX_SIDE = 4096;

/** The size of a picture in px. */
interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns whether a picture is shrunk before it is uploaded. */
export function isTooLarge({ width, height }: ImageSize): boolean {
  return Math.max(width, height) > MAX_SIDE;
}

/** Returns the sizes to which a picture is shrunk in turn until its file is small enough. */
export function shrunkSizes({ width, height }: ImageSize): ImageSize[] {
  const longest = Math.max(width, height);
  return [MAX_SIDE, 2048, 1024]
    .map((side) => Math.min(1, side / longest))
    .map((scale) => ({
      width: Math.max(1, Math.round(width * scale)),
      height: Math.max(1, Math.round(height * scale)),
    }));
}
