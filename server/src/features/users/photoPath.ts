import type { Config } from '../../config/config.ts';
import { ApiError } from '../../http/errors/ApiError.ts';

/**
 * Returns the URL of a picture in its stored form: a path if it is on this server, so that it stays
 * valid when the public address changes; null for no picture. The owners of
 * other servers would see who views a picture there, so only the known ones are accepted.
 * @param known pictures on other servers: of the identity provider, and the stored one
 * @throws {ApiError} `validation_failed` for any other URL
 */
export function toStoredPhoto(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  address: string | null,
  known: readonly (string | null)[],
): string | null {
  if (address === null || address === '') return null;
  let url: URL;
  try {
    url = new URL(address, publicUrl);
  } catch {
    throw invalidUrl();
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw invalidUrl();
  if (url.origin === new URL(publicUrl).origin) return url.pathname + url.search;
  if (!known.some((each) => each !== null && URL.canParse(each) && new URL(each).href === url.href))
    throw new ApiError(
      'validation_failed',
      400,
      'photoUrl is neither on this server nor the picture of the identity provider.',
      'photoUrl',
    );
  return url.href;
}

function invalidUrl(): ApiError {
  return new ApiError('validation_failed', 400, 'photoUrl is not an HTTP(S) URL.', 'photoUrl');
}
