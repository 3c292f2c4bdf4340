const MAX_TEXT_LENGTH = 100;

/** Returns a search text as the upstream takes it: at most 100 code points. */
export function cleanText(text: string): string {
  return [...text.trim()].slice(0, MAX_TEXT_LENGTH).join('');
}
