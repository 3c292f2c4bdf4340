/** Normalizes a name for search: lower case, without accents, single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns a LIKE pattern that matches a text anywhere in a name; wildcards in it are escaped. */
export function searchPattern(text: string): string {
  return `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`;
}
