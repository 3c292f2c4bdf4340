import type { CardText } from '../../../domain/greeting.ts';
import { breakEvenly, fewestLines, type Word } from './breakEvenly.ts';

/** What is known of a typeface. All in em; widths without letter spacing. */
export interface Typeface {
  readonly ascent: number;
  readonly descent: number;
  width(text: string): number;
}

/** A line ready to be drawn: its left edge and its baseline, in px of the card. */
export interface SetLine {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface SetText {
  /** In px of the card. */
  readonly size: number;
  readonly lines: readonly SetLine[];
  /** Whether the words do not fit even at the smallest size; the lines are then those of that size. */
  readonly overflows: boolean;
}

/**
 * Sets words in the box of a card's text as the printed card does: breaks that were typed stay, the largest
 * size that fits is taken, and a little of it is given up when that saves a line.
 */
export function setCardText(spec: CardText, words: string, face: Typeface): SetText {
  const paragraphs = printedLines(words, spec.transform).map((line) =>
    line.split(' ').map((text): Word => ({ text, width: widthOf(spec, text, face) })),
  );
  if (paragraphs.length === 0) return { size: spec.size, lines: [], overflows: false };
  const space = face.width(' ') + 2 * spec.letterSpacing;
  const counts = (size: number) =>
    paragraphs.map((line) => fewestLines(line, space, spec.box.width / size));
  const lineCount = (size: number) => counts(size).reduce((sum, count) => sum + count, 0);
  const fits = (size: number) => lineCount(size) <= roomFor(spec, size);

  const largest = sizes(spec.size, spec.minSize).find(fits);
  const size =
    largest === undefined
      ? spec.minSize
      : withFewerLines(spec, largest, paragraphs.length, lineCount, fits);
  const measure = spec.box.width / size;
  const lines = paragraphs.flatMap((line) => {
    const count = fewestLines(line, space, measure);
    return Number.isFinite(count)
      ? breakEvenly(line, space, measure, count)
      : line.map(({ text }) => text);
  });
  return { size, lines: placed(spec, size, lines, face), overflows: largest === undefined };
}

/** Words as they are printed: composed letters, single spaces, no blank lines around them. */
export function printedLines(words: string, transform: CardText['transform'] = 'none'): string[] {
  const plain = words
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
  const cased = transform === 'uppercase' ? plain.toLocaleUpperCase('id') : plain;
  const lines = cased.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const isWritten = (line: string) => line !== '';
  return lines.slice(Math.max(0, lines.findIndex(isWritten)), lines.findLastIndex(isWritten) + 1);
}

/** How much of the size is given up at most to save a line. */
const LEAST_SHARE = 0.8;

function withFewerLines(
  spec: CardText,
  size: number,
  fewest: number,
  lineCount: (size: number) => number,
  fits: (size: number) => boolean,
): number {
  const count = lineCount(size);
  if (count <= fewest) return size;
  const least = Math.max(spec.minSize, size * LEAST_SHARE);
  for (let smaller = size - 1; smaller >= least; smaller -= 1) {
    if (fits(smaller) && lineCount(smaller) < count) return smaller;
  }
  return size;
}

/** Every size that is tried, in px, the largest first. */
function sizes(size: number, minSize: number): number[] {
  const steps = Array.from(
    { length: Math.max(0, Math.ceil(size - minSize)) },
    (_, step) => size - step,
  );
  return [...steps, minSize];
}

function roomFor(spec: CardText, size: number): number {
  return Math.min(spec.maxLines, Math.floor((spec.box.height + 0.01) / (size * spec.lineHeight)));
}

function placed(spec: CardText, size: number, lines: readonly string[], face: Typeface): SetLine[] {
  const { box, align, valign } = spec;
  const leading = size * spec.lineHeight;
  const spare = box.height - leading * lines.length;
  const above = { top: 0, middle: spare / 2, bottom: spare }[valign];
  const baseline = (leading + (face.ascent - face.descent) * size) / 2;
  return lines.map((text, line) => {
    const slack = box.width - widthOf(spec, text, face) * size;
    const left = { left: 0, center: slack / 2, right: slack }[align];
    return { text, x: box.x + left, y: box.y + above + leading * line + baseline };
  });
}

/** The spacing after the last letter does not count. */
function widthOf(spec: CardText, text: string, face: Typeface): number {
  return face.width(text) + Math.max(0, [...text].length - 1) * spec.letterSpacing;
}
