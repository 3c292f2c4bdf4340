import { isDatabaseUnreachable } from './db/isDatabaseUnreachable.ts';

/**
 * System errors of a disk that is full, read-only, forbidden or broken, and SQLSTATE codes of a
 * database with such a disk, or that became a read-only replica.
 */
const diskCodes = /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|EIO|EMFILE|ENFILE|25006|42501|58...)$/;

/** Codes of flydrive; the cause says why. */
const fileCodes = /^E_CANNOT_/;

/** Codes and names of the cause when a file does not exist. */
const missing = new Set(['ENOENT', 'NoSuchKey', 'NotFound']);

/**
 * Returns whether an error or its cause means that the database or the file store cannot be used at
 * the moment.
 */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && diskCodes.test(code)) return true;
  if (typeof code === 'string' && fileCodes.test(code)) return !isMissing(cause);
  return isDatabaseUnreachable(error) || isStorageUnavailable(cause);
}

function isMissing(cause: unknown): boolean {
  const { code, name } = (cause ?? {}) as { code?: string; name?: string };
  return missing.has(code ?? '') || missing.has(name ?? '');
}
