/** A word and its width, in the unit of `measure`. */
export interface Word {
  readonly text: string;
  readonly width: number;
}

/**
 * Returns the minimum number of lines when no line is longer than `measure`; Infinity when a word
 * is wider.
 */
export function fewestLines(words: readonly Word[], space: number, measure: number): number {
  let count = 1;
  let filled = 0;
  for (const { width } of words) {
    if (width > measure) return Infinity;
    const extended = filled === 0 ? width : filled + space + width;
    if (extended > measure) count += 1;
    filled = extended > measure ? width : extended;
  }
  return count;
}

/**
 * Breaks words into `count` lines of lengths as even as possible, and avoids breaks between a title
 * and its name. `count` is at least `fewestLines` and at most the number of words.
 */
export function breakEvenly(
  words: readonly Word[],
  space: number,
  measure: number,
  count: number,
): string[] {
  const total = words.reduce((sum, { width }) => sum + width, 0) + space * (words.length - count);
  const ideal = total / count;
  const memo = new Map<string, Tail>();

  function tail(start: number, lines: number): Tail {
    if (lines === 0) return start === words.length ? { badness: 0, ends: [] } : IMPOSSIBLE;
    const key = `${start}/${lines}`;
    const cached = memo.get(key);
    if (cached !== undefined) return cached;
    let best = IMPOSSIBLE;
    let width = -space;
    for (let end = start + 1; end <= words.length - (lines - 1); end += 1) {
      width += space + (words[end - 1]?.width ?? 0);
      if (width > measure) break;
      const rest = tail(end, lines - 1);
      const badness =
        rest.badness +
        ((width - ideal) / ideal) ** 2 +
        breakPenalty(words[end - 1]?.text, words[end]?.text);
      if (badness < best.badness) best = { badness, ends: [end, ...rest.ends] };
    }
    memo.set(key, best);
    return best;
  }

  return tail(0, count).ends.map((end, line, ends) =>
    words
      .slice(ends[line - 1] ?? 0, end)
      .map(({ text }) => text)
      .join(' '),
  );
}

interface Tail {
  readonly badness: number;
  /** For each line, the number of words up to its end. */
  readonly ends: readonly number[];
}

const IMPOSSIBLE: Tail = { badness: Infinity, ends: [] };

/** Titles, forms of address and particles that belong to the name after them. */
const beforeNames: ReadonlySet<string> = new Set(
  [
    'bapak bpk ibu alm almh almarhum almarhumah haji hajah h hj dr drs dra drg ir prof kh r rr ra',
    'nyonya ny tuan tn saudara saudari sdr sdri romo pastor suster br sr pdt bhante ayahanda ibunda kakek nenek opa oma',
    'keluarga kel pt cv ud st santo santa dari dan & van von de der bin binti',
  ].flatMap((line) => line.split(' ')),
);

const academicDegree = /^(?:[A-Z][a-z]{0,4}\.){1,4}[A-Za-z]*\.?,?$/;

/** Returns the penalty of a break between two words; negative after punctuation. */
function breakPenalty(before: string | undefined, after: string | undefined): number {
  if (before === undefined || after === undefined) return 0;
  const title = beforeNames.has(before.toLocaleLowerCase('id').replace(/[.,]/g, '')) ? 0.35 : 0;
  const degree = before.endsWith(',') && academicDegree.test(after) ? 0.35 : 0;
  const initial = /^\p{L}\.?$/u.test(before) ? 0.1 : 0;
  const stop = /[,;:.!?–—]$/.test(before) ? -0.03 : 0;
  return title + degree + initial + stop;
}
