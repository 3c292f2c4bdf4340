import type { Config } from '../../config/config.ts';

/** Returns the public URL of a stored path; absolute URLs are returned unchanged. */
export function absoluteUrl({ publicUrl }: Pick<Config, 'publicUrl'>, path: string): string {
  return path.startsWith('/') ? publicUrl + path : path;
}

/** Returns the public URL of a stored path that may be null. */
export function absoluteUrlOrNull(
  config: Pick<Config, 'publicUrl'>,
  path: string | null,
): string | null {
  return path === null ? null : absoluteUrl(config, path);
}
