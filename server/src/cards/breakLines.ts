/** A word and its width; the unit is that of the measure. */
export interface Word {
  text: string;
  width: number;
}

/**
 * Breaks one paragraph into as few lines as the measure allows, and among those ways takes the one whose lines
 * are most evenly long and that parts no title from its name. `space` is the width between two words.
 * Returns undefined when a single word is wider than `measure`, or more than `most` lines are needed.
 */
export function breakLines(
  words: readonly Word[],
  space: number,
  measure: number,
  most: number,
): string[] | undefined {
  if (words.some((word) => word.width > measure)) return undefined;
  const lineCount = fewestLines(words, space, measure);
  if (lineCount > most) return undefined;
  if (lineCount <= 1) return [words.map((word) => word.text).join(' ')];
  const whole =
    words.reduce((sum, word) => sum + word.width, 0) + space * (words.length - lineCount);
  const ideal = whole / lineCount;
  // for each number of words set so far: the least badness, and where the lines start
  let best = new Map<number, { badness: number; starts: number[] }>([
    [0, { badness: 0, starts: [] }],
  ]);
  for (let line = 1; line <= lineCount; line += 1) {
    const next = new Map<number, { badness: number; starts: number[] }>();
    for (const [start, { badness, starts }] of best) {
      let width = -space;
      for (let end = start + 1; end <= words.length - (lineCount - line); end += 1) {
        width += space + (words[end - 1]?.width ?? 0);
        if (width > measure) break;
        if (line === lineCount && end < words.length) continue;
        const total =
          badness + ((width - ideal) / ideal) ** 2 + breakPenalty(words[end - 1], words[end]);
        const known = next.get(end);
        if (!known || total < known.badness)
          next.set(end, { badness: total, starts: [...starts, start] });
      }
    }
    best = next;
  }
  const starts = best.get(words.length)?.starts ?? [0];
  return starts.map((start, index) =>
    words
      .slice(start, starts[index + 1] ?? words.length)
      .map((word) => word.text)
      .join(' '),
  );
}

/** Titles and forms of address stay with the name after them. */
const LEADING = new Set(
  (
    'bapak bpk ibu alm almh almarhum almarhumah haji hajah h hj dr drs dra drg ir prof kh r rr ra nyonya ny tuan tn ' +
    'saudara saudari sdr sdri romo pastor suster br sr pdt bhante ayahanda ibunda kakek nenek opa oma keluarga kel ' +
    'pt cv ud st santo santa dari dan & van von de der bin binti'
  ).split(' '),
);

/** Academic degrees stay with the name before them. */
const DEGREE = /^(?:[A-Z][a-z]{0,4}\.){1,4}[A-Za-z]*\.?,?$/;

function breakPenalty(lastWord: Word | undefined, nextWord: Word | undefined): number {
  if (!lastWord || !nextWord) return 0;
  const before = lastWord.text;
  const after = nextWord.text;
  let penalty = 0;
  if (LEADING.has(before.toLocaleLowerCase('id').replace(/[.,]/g, ''))) penalty += 0.35;
  if (before.endsWith(',') && DEGREE.test(after)) penalty += 0.35;
  if (/^\p{L}\.?$/u.test(before)) penalty += 0.1;
  if (/[,;:.!?–—]$/.test(before)) penalty -= 0.03;
  return penalty;
}

function fewestLines(words: readonly Word[], space: number, measure: number): number {
  let lines = 1;
  let current = -space;
  for (const { width } of words) {
    if (current + space + width <= measure) {
      current += space + width;
    } else {
      lines += 1;
      current = width;
    }
  }
  return lines;
}
