/**
 * The paths of the app's pages; for all others it shows "page not found" (status 404). `repairUrl` puts %25
 * into those that cannot be decoded.
 */
export const pagePaths =
  /^(?!.*%25)\/(?:home|history(?:\/order\/[1-9]\d*)?|help(?:\/(?:privasi|ketentuan|pengembalian))?|auth|duka(?:\/.*)?|order(?:\/.*)?|profile(?:\/.*)?)?\/?$/;

/**
 * Returns a path without the punctuation that a messenger took for the end of a link, such as the one
 * of "(see https://…/duka/detail/1)."; undefined if there is none.
 */
export function withoutEndPunctuation(path: string): string | undefined {
  const kept = decodeURI(path).replace(/(?:(?![/%_-])[\p{P}\p{S}\s])+\/?$/u, '');
  return kept.length < decodeURI(path).length && pagePaths.test(kept) ? kept || '/' : undefined;
}
