import type { Config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';

/**
 * Returns the URL of a picture in its stored form: a path if it is on this server, so that it stays
 * valid when the public address changes; null for no picture.
 * @throws {ApiError} `validation_failed` when the URL is not valid or not HTTP(S)
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
    throw invalidUrl();
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw invalidUrl();
  return url.origin === new URL(publicUrl).origin ? url.pathname + url.search : url.href;
}

function invalidUrl(): ApiError {
  return new ApiError('validation_failed', 400, 'photoUrl is not an HTTP(S) URL.', 'photoUrl');
}
