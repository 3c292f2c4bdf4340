/** A name as search compares it: lower case, without accents, single spaces. */
export function searchText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same as a pattern for LIKE that finds it anywhere; wildcards in the text are text. */
export function searchPattern(text: string): string {
  return `%${searchText(text).replace(/[\\%_]/g, '\\$&')}%`;
}
