/**
 * Returns the path that a link meant: without the punctuation that a messenger took for its end, such as
 * the one of "(see https://…/duka/detail/1).". Returns null for a path that cannot be decoded.
 */
export function readPath(path: string): string | null {
  try {
    const decoded = decodeURI(path);
    const kept = decoded.replace(/(?:(?![/%_-])[\p{P}\p{S}\s])+\/?$/u, '');
    return kept === decoded ? path : encodeURI(kept) || '/';
  } catch {
    return null;
  }
}
