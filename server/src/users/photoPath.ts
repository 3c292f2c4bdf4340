import type { Config } from '../config.ts';
import { ApiError } from '../contract/ApiError.ts';

/**
 * A picture's address as it is stored: a path when it lies on this server, so that a new public address changes
 * nothing; null for none.
 * @throws {ApiError} `validation_failed` for what is not the address of a web picture
 */
export function toStoredPhoto(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  address: string | null,
): string | null {
  if (address === null || address === '') return null;
  let url: URL;
  try {
    url = new URL(address, publicUrl);
  } catch {
    throw notAnAddress();
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw notAnAddress();
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search : url.href;
}

function notAnAddress(): ApiError {
  return new ApiError(
    'validation_failed',
    400,
    'photoUrl is not the address of a picture.',
    'photoUrl',
  );
}
