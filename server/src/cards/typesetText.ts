import { CardTextError } from './cardTextError.ts';
import { breakLines, type Word } from './breakLines.ts';
import type { CardText } from './cardLayout.ts';
import type { FontMeasure } from './fonts.ts';

/** The metrics of a typeface. Widths are in em, without letter spacing. */
export interface Typeface {
  measure: FontMeasure;
  width(text: string): number;
  has(codePoint: number): boolean;
}

/** A typeset line: x is its left edge, y its baseline, both in px on the card. */
export interface TypesetLine {
  text: string;
  x: number;
  y: number;
  width: number;
}

export interface TypesetText {
  /** The font size, in px. */
  size: number;
  lines: TypesetLine[];
}

/**
 * Typesets a text in the box of `spec` without drawing it. Line breaks of the input are kept,
 * longer lines are wrapped to similar lengths, and the font size is the largest one that fits
 * between `minSize` and `size`.
 * @throws {CardTextError} when a glyph is missing, or the text does not fit at `minSize`
 */
export function typesetText(spec: CardText, text: string, typeface: Typeface): TypesetText {
  const paragraphs = tidy(text, spec.transform);
  rejectMissingGlyphs(spec, paragraphs, typeface);
  if (paragraphs.length === 0) return { size: spec.size, lines: [] };
  const measured = paragraphs.map((paragraph) =>
    paragraph
      .split(' ')
      .map((word): Word => ({ text: word, width: widthInEm(spec, word, typeface) })),
  );
  const space = typeface.width(' ') + 2 * spec.letterSpacing;
  for (let size = spec.size; ; size = Math.max(spec.minSize, size - STEP)) {
    const lines = fit(spec, measured, space, size);
    if (lines)
      return placeLines(spec, fewerLines(spec, measured, space, { size, lines }), typeface);
    if (size <= spec.minSize) throw tooLong(spec, paragraphs, typeface);
  }
}

/**
 * Returns the lines of a text with composed letters, single spaces and no blank lines around them.
 */
export function tidy(text: string, transform: CardText['transform']): string[] {
  const normalized = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u02bb\u02bf]/g, '\u2018')
    .replace(/[\u02bc\u02be]/g, '\u2019')
    .replace(/\u2011/g, '-')
    .replace(/[\t\v\f \u2000-\u200a]+/g, ' ');
  const cased = transform === 'uppercase' ? normalized.toLocaleUpperCase('id') : normalized;
  const lines = cased.split('\n').map((line) => line.trim());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** Reduces the font size a little if that saves a line. */
function fewerLines(
  spec: CardText,
  paragraphs: readonly Word[][],
  space: number,
  found: Fitted,
): Fitted {
  if (found.lines.length <= paragraphs.length) return found;
  const minSize = Math.max(spec.minSize, found.size * MAX_SHRINKING);
  for (let size = found.size - STEP; size >= minSize; size -= STEP) {
    const lines = fit(spec, paragraphs, space, size);
    if (lines && lines.length < found.lines.length) return { size, lines };
  }
  return found;
}

interface Fitted {
  size: number;
  lines: string[];
}

/** How far the font size is reduced to save a line, as a factor. */
const MAX_SHRINKING = 0.8;

/** Difference between two font sizes that are tried, in px. */
const STEP = 1;

function fit(
  spec: CardText,
  paragraphs: readonly Word[][],
  space: number,
  size: number,
): string[] | undefined {
  const maxLines = Math.min(
    spec.maxLines,
    Math.floor((spec.box.height + 0.01) / (size * spec.lineHeight)),
  );
  const lines: string[] = [];
  for (const words of paragraphs) {
    const paragraphLines = breakLines(words, space, spec.box.width / size, maxLines - lines.length);
    if (!paragraphLines) return undefined;
    lines.push(...paragraphLines);
  }
  return lines;
}

function placeLines(spec: CardText, { size, lines }: Fitted, typeface: Typeface): TypesetText {
  const { box, align, valign } = spec;
  const leading = size * spec.lineHeight;
  const remaining = box.height - leading * lines.length;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? remaining : remaining / 2);
  const { ascent, descent } = typeface.measure;
  const baseline = (leading + (ascent - descent) * size) / 2;
  const set = lines.map((text, index): TypesetLine => {
    const width = widthInEm(spec, text, typeface) * size;
    const left =
      align === 'left' ? 0 : align === 'right' ? box.width - width : (box.width - width) / 2;
    return { text, x: box.x + left, y: top + leading * index + baseline, width };
  });
  return { size, lines: set };
}

/** Returns the width of a text with letter spacing, but not after the last letter. */
function widthInEm(spec: CardText, text: string, typeface: Typeface): number {
  return typeface.width(text) + Math.max(0, [...text].length - 1) * spec.letterSpacing;
}

function rejectMissingGlyphs(
  spec: CardText,
  paragraphs: readonly string[],
  typeface: Typeface,
): void {
  for (const letter of paragraphs.join('')) {
    const codePoint = letter.codePointAt(0) ?? 0;
    if (/[\p{M}\p{C}]/u.test(letter) || !typeface.has(codePoint)) {
      const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
      throw new CardTextError(
        'card_text_unsupported',
        spec.field,
        `The character "${letter}" (U+${hex}) in "${spec.field}" cannot be printed with ${spec.fontFamily}; use Latin letters.`,
      );
    }
  }
}

function tooLong(spec: CardText, paragraphs: readonly string[], typeface: Typeface): CardTextError {
  const { field, minSize, maxLines } = spec;
  const width = (text: string): number => widthInEm(spec, text, typeface) * minSize;
  const wide = paragraphs
    .flatMap((line) => line.split(' '))
    .find((word) => width(word) > spec.box.width);
  const reason = wide
    ? `the word "${wide}" is wider than the line`
    : paragraphs.length > maxLines
      ? `line ${maxLines + 1}, "${paragraphs[maxLines] ?? ''}", exceeds the maximum of ${maxLines} lines`
      : `the text starting "${(paragraphs[0] ?? '').slice(0, 40)}" needs more than ${maxLines} lines`;
  return new CardTextError(
    'card_text_too_long',
    field,
    `"${field}" does not fit even at ${minSize} px: ${reason}.`,
  );
}
