import { CardTextError } from './cardTextError.ts';
import { breakLines, type Word } from './breakLines.ts';
import type { CardText } from './cardLayout.ts';
import type { FontMetrics } from './fonts.ts';

/** The metrics of a typeface. Widths are in em, without letter spacing. */
export interface Typeface {
  measure: FontMetrics;
  width(text: string): number;
  /** Whether the typeface has a glyph for a code point. */
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
 * Typesets a text in the box of `spec` without drawing it. Line breaks of the text begin new
 * paragraphs, and longer paragraphs are wrapped to lines of similar lengths. The font size is the
 * largest one from `minSize` to `size` that fits, or a smaller one if that saves a line.
 * @throws {CardTextError} when a character cannot be printed, or the text does not fit at `minSize`
 */
export function typesetText(spec: CardText, text: string, typeface: Typeface): TypesetText {
  const paragraphs = toPrintedParagraphs(text, spec.transform);
  rejectUnprintable(spec, paragraphs, typeface);
  if (paragraphs.length === 0) return { size: spec.size, lines: [] };
  const measuredParagraphs = paragraphs.map((paragraph) =>
    paragraph
      .split(' ')
      .map((word): Word => ({ text: word, width: widthInEm(spec, word, typeface) })),
  );
  // The letter spacing is on both sides of the space.
  const spaceWidth = typeface.width(' ') + 2 * spec.letterSpacing;
  for (let size = spec.size; ; size = Math.max(spec.minSize, size - SIZE_STEP)) {
    const lines = breakLinesAtSize(spec, measuredParagraphs, spaceWidth, size);
    if (lines)
      return placeLines(
        spec,
        shrinkToSaveLine(spec, measuredParagraphs, spaceWidth, { size, lines }),
        typeface,
      );
    if (size <= spec.minSize) throw tooLongError(spec, paragraphs, typeface);
  }
}

/**
 * Returns the paragraphs of a text as they are printed: in NFC and in the case of `transform`, with
 * single spaces, uniform apostrophes and hyphens, without invisible characters, and without blank
 * lines at the start and the end.
 */
export function toPrintedParagraphs(text: string, transform: CardText['transform']): string[] {
  const normalized = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u02bb\u02bf]/g, '\u2018')
    .replace(/[\u02bc\u02be]/g, '\u2019')
    .replace(/\u2011/g, '-')
    .replace(/[\t\v\f \u2000-\u200a]+/g, ' ');
  const cased = transform === 'uppercase' ? normalized.toLocaleUpperCase('id') : normalized;
  const paragraphs = cased.split('\n').map((line) => line.trim());
  while (paragraphs[0] === '') paragraphs.shift();
  while (paragraphs.at(-1) === '') paragraphs.pop();
  return paragraphs;
}

/** Reduces the font size a little if that saves a line. */
function shrinkToSaveLine(
  spec: CardText,
  paragraphs: readonly Word[][],
  spaceWidth: number,
  largest: SizedLines,
): SizedLines {
  if (largest.lines.length <= paragraphs.length) return largest;
  const minSize = Math.max(spec.minSize, largest.size * MIN_SHRINKING_FACTOR);
  for (let size = largest.size - SIZE_STEP; size >= minSize; size -= SIZE_STEP) {
    const lines = breakLinesAtSize(spec, paragraphs, spaceWidth, size);
    if (lines && lines.length < largest.lines.length) return { size, lines };
  }
  return largest;
}

/** Lines that fit at a font size. */
interface SizedLines {
  size: number;
  lines: string[];
}

/** How small the font size may become to save a line, as a factor of the largest that fits. */
const MIN_SHRINKING_FACTOR = 0.8;

/** Difference between two font sizes that are tried, in px. */
const SIZE_STEP = 1;

/** Returns the lines of a text at a font size, or undefined if it does not fit. */
function breakLinesAtSize(
  spec: CardText,
  paragraphs: readonly Word[][],
  spaceWidth: number,
  size: number,
): string[] | undefined {
  const maxLines = Math.min(
    spec.maxLines,
    Math.floor((spec.box.height + 0.01) / (size * spec.lineHeight)),
  );
  const lines: string[] = [];
  for (const words of paragraphs) {
    const paragraphLines = breakLines(
      words,
      spaceWidth,
      spec.box.width / size,
      maxLines - lines.length,
    );
    if (!paragraphLines) return undefined;
    lines.push(...paragraphLines);
  }
  return lines;
}

function placeLines(spec: CardText, { size, lines }: SizedLines, typeface: Typeface): TypesetText {
  const { box, align, valign } = spec;
  const leading = size * spec.lineHeight;
  const remaining = box.height - leading * lines.length;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? remaining : remaining / 2);
  const { ascent, descent } = typeface.measure;
  const baselineOffset = (leading + (ascent - descent) * size) / 2;
  const placedLines = lines.map((text, index): TypesetLine => {
    const width = widthInEm(spec, text, typeface) * size;
    const left =
      align === 'left' ? 0 : align === 'right' ? box.width - width : (box.width - width) / 2;
    return { text, x: box.x + left, y: top + leading * index + baselineOffset, width };
  });
  return { size, lines: placedLines };
}

/** Returns the width of a text with letter spacing, except after the last letter. */
function widthInEm(spec: CardText, text: string, typeface: Typeface): number {
  return typeface.width(text) + Math.max(0, [...text].length - 1) * spec.letterSpacing;
}

/**
 * Throws if the typeface lacks a character, or if there is a control character or a combining mark
 * that NFC did not join to its letter.
 */
function rejectUnprintable(
  spec: CardText,
  paragraphs: readonly string[],
  typeface: Typeface,
): void {
  for (const character of paragraphs.join('')) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (/[\p{M}\p{C}]/u.test(character) || !typeface.has(codePoint)) {
      const hex = codePoint.toString(16).toUpperCase().padStart(4, '0');
      throw new CardTextError(
        'card_text_unsupported',
        spec.field,
        `The character "${character}" (U+${hex}) in "${spec.field}" cannot be printed with ${spec.fontFamily}; use Latin letters.`,
      );
    }
  }
}

function tooLongError(
  spec: CardText,
  paragraphs: readonly string[],
  typeface: Typeface,
): CardTextError {
  const { field, minSize, maxLines } = spec;
  const width = (text: string): number => widthInEm(spec, text, typeface) * minSize;
  const wideWord = paragraphs
    .flatMap((paragraph) => paragraph.split(' '))
    .find((word) => width(word) > spec.box.width);
  const reason = wideWord
    ? `the word "${wideWord}" is wider than the line`
    : paragraphs.length > maxLines
      ? `line ${maxLines + 1}, "${paragraphs[maxLines] ?? ''}", exceeds the maximum of ${maxLines} lines`
      : `the text starting "${(paragraphs[0] ?? '').slice(0, 40)}" needs more than ${maxLines} lines`;
  return new CardTextError(
    'card_text_too_long',
    field,
    `"${field}" does not fit even at ${minSize} px: ${reason}.`,
  );
}
