/** A part of a line that is not broken, with widths in the same unit as the width of the line. */
export interface Word {
  text: string;
  width: number;
  /** What separates it from the word before it on the same line: a space, or nothing. */
  separator: ' ' | '';
  /** The width of the separator. */
  gap: number;
}

/**
 * Breaks a paragraph into the smallest number of lines. Among the possible breaks it chooses the
 * one whose lines have the most similar lengths and that does not separate a title from its name.
 * Returns undefined when a word is wider than `maxWidth` or more than `maxLines` lines are needed.
 */
export function breakLines(
  words: readonly Word[],
  maxWidth: number,
  maxLines: number,
): string[] | undefined {
  if (words.some((word) => word.width > maxWidth)) return undefined;
  const lineCount = fewestLines(words, maxWidth);
  if (lineCount > maxLines) return undefined;
  if (lineCount <= 1) return [joinWords(words)];
  const gaps = words.slice(1).reduce((sum, word) => sum + word.gap, 0);
  const keptGaps = (gaps * (words.length - lineCount)) / (words.length - 1);
  const ideal = (words.reduce((sum, word) => sum + word.width, 0) + keptGaps) / lineCount;
  // For each number of words placed so far: the lowest badness and the first words of its lines.
  let best = new Map<number, { badness: number; starts: number[] }>([
    [0, { badness: 0, starts: [] }],
  ]);
  for (let line = 1; line <= lineCount; line += 1) {
    const next = new Map<number, { badness: number; starts: number[] }>();
    for (const [start, { badness, starts }] of best) {
      let width = -(words[start]?.gap ?? 0);
      for (let end = start + 1; end <= words.length - (lineCount - line); end += 1) {
        width += (words[end - 1]?.gap ?? 0) + (words[end - 1]?.width ?? 0);
        if (width > maxWidth) break;
        if (line === lineCount && end < words.length) continue;
        const total =
          badness + ((width - ideal) / ideal) ** 2 + breakPenalty(words[end - 1], words[end]);
        const previous = next.get(end);
        if (!previous || total < previous.badness)
          next.set(end, { badness: total, starts: [...starts, start] });
      }
    }
    best = next;
  }
  const starts = best.get(words.length)?.starts ?? [0];
  return starts.map((start, index) =>
    joinWords(words.slice(start, starts[index + 1] ?? words.length)),
  );
}

/** Returns the text of a line. */
function joinWords(words: readonly Word[]): string {
  return words
    .map(({ text, separator }, index) => (index === 0 ? text : separator + text))
    .join('');
}

/** Titles and other words that stay on one line with the name after them. */
const NAME_PREFIXES = new Set(
  (
    'bapak bpk ibu alm almh almarhum almarhumah haji hajah h hj dr drs dra drg ir prof kh r rr ra nyonya ny tuan tn ' +
    'saudara saudari sdr sdri romo pastor suster br sr pdt bhante ayahanda ibunda kakek nenek opa oma keluarga kel ' +
    'pt cv ud st santo santa dari dan & van von de der bin binti'
  ).split(' '),
);

/** Academic degrees, which stay on one line with the name before them. */
const DEGREE = /^(?:[A-Z][a-z]{0,4}\.){1,4}[A-Za-z]*\.?,?$/;

function breakPenalty(lastWord: Word | undefined, nextWord: Word | undefined): number {
  if (!lastWord || !nextWord) return 0;
  const before = lastWord.text;
  const after = nextWord.text;
  let penalty = 0;
  if (NAME_PREFIXES.has(before.toLocaleLowerCase('id').replace(/[.,]/g, ''))) penalty += 0.35;
  if (before.endsWith(',') && DEGREE.test(after)) penalty += 0.35;
  if (/^\p{L}\.?$/u.test(before)) penalty += 0.1;
  if (/[,;:.!?–—]$/.test(before)) penalty -= 0.03;
  return penalty;
}

function fewestLines(words: readonly Word[], maxWidth: number): number {
  let lines = 1;
  let current = -(words[0]?.gap ?? 0);
  for (const { width, gap } of words) {
    if (current + gap + width <= maxWidth) {
      current += gap + width;
    } else {
      lines += 1;
      current = width;
    }
  }
  return lines;
}
