import type { Config } from '../config.ts';

/** A stored path as an address below the server's public one; an address elsewhere stays as it is. */
export function absoluteUrl({ publicUrl }: Pick<Config, 'publicUrl'>, path: string): string {
  return path.startsWith('/') ? publicUrl + path : path;
}

/** The same for a picture that may be missing. */
export function absoluteUrlOrNull(
  config: Pick<Config, 'publicUrl'>,
  path: string | null,
): string | null {
  return path === null ? null : absoluteUrl(config, path);
}
