const smallWords = new Set(['dan']);
const capitals = new Set(['dki']);

/** Official names come in capitals; people read `Kota Bandung` and `DKI Jakarta`. */
export function placeName(official: string): string {
  return official
    .toLowerCase()
    .split(' ')
    .map((word, index) => {
      if (capitals.has(word)) return word.toUpperCase();
      return index > 0 && smallWords.has(word)
        ? word
        : word.charAt(0).toUpperCase() + word.slice(1);
    })
    .join(' ');
}
