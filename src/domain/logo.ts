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
