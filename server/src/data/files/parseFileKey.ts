const folder = '/files/';

/**
 * Returns the file key in a path or an absolute URL of a stored file. The host is not compared,
 * because a server has several addresses (behind a proxy, HTTP and HTTPS); the key is unique.
 */
export function parseFileKey(address: string): string | undefined {
  const base = 'http://upstream.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, protocol } = new URL(address, base);
  const start = pathname.indexOf(folder);
  return /^https?:$/.test(protocol) && start >= 0
    ? pathname.slice(start + folder.length)
    : undefined;
}
