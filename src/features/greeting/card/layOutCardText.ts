import type { CardText } from '../../../domain/greeting.ts';
import { breakEvenly, fewestLines, type Word } from './breakEvenly.ts';

/** The metrics of a typeface, in em; widths exclude letter spacing. */
export interface Typeface {
  readonly ascent: number;
  readonly descent: number;
  width(text: string): number;
}

/** A line with its left edge and its baseline, in px of the card. */
export interface LineLayout {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface TextLayout {
  /** The font size in px of the card. */
  readonly size: number;
  readonly lines: readonly LineLayout[];
  /** Whether the text does not fit at the minimum size, at which the lines are then set. */
  readonly overflows: boolean;
}

/**
 * Lays out words in the box of a card's text, as on the printed card: keeps typed line breaks and
 * uses the largest size that fits, or a slightly smaller one when that saves a line.
 */
export function layOutCardText(spec: CardText, words: string, face: Typeface): TextLayout {
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
  return { size, lines: placeLines(spec, size, lines, face), overflows: largest === undefined };
}

/** Returns the printed lines: Unicode NFC, single spaces, no blank lines around them. */
export function printedLines(words: string, transform: CardText['transform'] = 'none'): string[] {
  const plain = words
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '');
  const cased = transform === 'uppercase' ? plain.toLocaleUpperCase('id') : plain;
  const lines = cased.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  const isNotBlank = (line: string) => line !== '';
  return lines.slice(Math.max(0, lines.findIndex(isNotBlank)), lines.findLastIndex(isNotBlank) + 1);
}

/** The smallest share of the size to which a text shrinks to save a line. */
const MIN_SIZE_SHARE = 0.8;

function withFewerLines(
  spec: CardText,
  size: number,
  fewest: number,
  lineCount: (size: number) => number,
  fits: (size: number) => boolean,
): number {
  const count = lineCount(size);
  if (count <= fewest) return size;
  const minSize = Math.max(spec.minSize, size * MIN_SIZE_SHARE);
  for (let smaller = size - 1; smaller >= minSize; smaller -= 1) {
    if (fits(smaller) && lineCount(smaller) < count) return smaller;
  }
  return size;
}

/** Returns the candidate sizes in px, largest first. */
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

function placeLines(
  spec: CardText,
  size: number,
  lines: readonly string[],
  face: Typeface,
): LineLayout[] {
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

/** Returns the width in em, without letter spacing after the last letter. */
function widthOf(spec: CardText, text: string, face: Typeface): number {
  return face.width(text) + Math.max(0, [...text].length - 1) * spec.letterSpacing;
}
