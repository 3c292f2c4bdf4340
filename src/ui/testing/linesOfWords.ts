/** Returns in how many lines each word of an element is that contains only text. */
export function linesOfWords(element: Element): number[] {
  const text = element.firstChild as Text;
  const range = document.createRange();
  return [...text.data.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => top)).size;
  });
}
