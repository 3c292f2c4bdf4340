const lowerCaseWords = new Set(['dan']);
const abbreviations = new Set(['dki']);

/** Converts an official name in abbreviations to a readable one: `Kota Bandung`, `DKI Jakarta`. */
export function placeName(official: string): string {
  return official
    .toLowerCase()
    .split(' ')
    .map((word, index) => {
      if (abbreviations.has(word)) return word.toUpperCase();
      return index > 0 && lowerCaseWords.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
