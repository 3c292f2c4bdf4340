import { pagePaths } from '@dukacita/shared/pagePaths';

/** Returns whether a path is that of a page. `repairUrl` puts %25 into those that cannot be decoded. */
export function isPagePath(path: string): boolean {
  return pagePaths.test(path) && !path.includes('%25');
}

/**
 * Returns a path, encoded, without the punctuation that a messenger took for the end of a link, such
 * as the one of "(see https://…/duka/detail/1)."; undefined if there is none.
 */
export function withoutEndPunctuation(path: string): string | undefined {
  const decoded = decodeURI(path);
  const kept = decoded.replace(/(?:(?![/%_-])[\p{P}\p{S}\s])+\/?$/u, '');
  const meant = encodeURI(kept);
  return kept.length < decoded.length && isPagePath(meant) ? meant : undefined;
}
