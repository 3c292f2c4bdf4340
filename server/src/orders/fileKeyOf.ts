const folder = '/files/';

/**
 * The key of a stored file by its path or by an absolute address. The host is not compared, since a server has
 * several names (behind a proxy, plain and secure); a key says by itself which file is meant.
 */
export function fileKeyOf(address: string): string | undefined {
  const base = 'http://upstream.invalid';
  if (!URL.canParse(address, base)) return undefined;
  const { pathname, protocol } = new URL(address, base);
  const start = pathname.indexOf(folder);
  return /^https?:$/.test(protocol) && start >= 0
    ? pathname.slice(start + folder.length)
    : undefined;
}
