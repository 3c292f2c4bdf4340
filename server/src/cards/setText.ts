import { CardTextError } from './cardTextError.ts';
import { breakLines, type Word } from './breakLines.ts';
import type { CardText } from './cardLayout.ts';
import type { FontMeasure } from './fonts.ts';

/** What the setter must know of a typeface. Widths are in em, without letter spacing. */
export interface Typeface {
  measure: FontMeasure;
  width(text: string): number;
  has(codePoint: number): boolean;
}

/** One line ready to be drawn: x is its left edge, y its baseline, both in px on the card. */
export interface SetLine {
  text: string;
  x: number;
  y: number;
  width: number;
}

export interface SetText {
  /** Size chosen, px. */
  size: number;
  lines: SetLine[];
}

/**
 * Sets `words` in the box of `spec`: line breaks typed by the person stay, longer lines are wrapped so that the
 * lines come out evenly long, and the largest size between `size` and `minSize` that fits is taken.
 * Pure: draws nothing. Throws CardTextError when a letter is missing or nothing fits.
 */
export function setText(spec: CardText, words: string, typeface: Typeface): SetText {
  const paragraphs = tidy(words, spec.transform);
  rejectMissingGlyphs(spec, paragraphs, typeface);
  if (paragraphs.length === 0) return { size: spec.size, lines: [] };
  const measured = paragraphs.map((paragraph) =>
    paragraph.split(' ').map((text): Word => ({ text, width: widthInEm(spec, text, typeface) })),
  );
  const space = typeface.width(' ') + 2 * spec.letterSpacing;
  for (let size = spec.size; ; size = Math.max(spec.minSize, size - STEP)) {
    const lines = fit(spec, measured, space, size);
    if (lines) return placed(spec, fewerLines(spec, measured, space, { size, lines }), typeface);
    if (size <= spec.minSize) throw tooLong(spec, paragraphs, typeface);
  }
}

/** Text as it is printed: composed letters, single spaces, no blank lines around it. */
export function tidy(words: string, transform: CardText['transform']): string[] {
  const plain = words
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[\u200b\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u02bb\u02bf]/g, '\u2018')
    .replace(/[\u02bc\u02be]/g, '\u2019')
    .replace(/\u2011/g, '-')
    .replace(/[\t\v\f \u2000-\u200a]+/g, ' ');
  const cased = transform === 'uppercase' ? plain.toLocaleUpperCase('id') : plain;
  const lines = cased.split('\n').map((line) => line.trim());
  while (lines[0] === '') lines.shift();
  while (lines.at(-1) === '') lines.pop();
  return lines;
}

/** A slightly smaller size is worth it when it saves a line: a name is better on one line than just over it. */
function fewerLines(
  spec: CardText,
  paragraphs: readonly Word[][],
  space: number,
  found: Fitted,
): Fitted {
  if (found.lines.length <= paragraphs.length) return found;
  const least = Math.max(spec.minSize, found.size * WORTH_SHRINKING);
  for (let size = found.size - STEP; size >= least; size -= STEP) {
    const lines = fit(spec, paragraphs, space, size);
    if (lines && lines.length < found.lines.length) return { size, lines };
  }
  return found;
}

interface Fitted {
  size: number;
  lines: string[];
}

const WORTH_SHRINKING = 0.8;

/** Px between two sizes that are tried. */
const STEP = 1;

function fit(
  spec: CardText,
  paragraphs: readonly Word[][],
  space: number,
  size: number,
): string[] | undefined {
  const most = Math.min(
    spec.maxLines,
    Math.floor((spec.box.height + 0.01) / (size * spec.lineHeight)),
  );
  const lines: string[] = [];
  for (const words of paragraphs) {
    const broken = breakLines(words, space, spec.box.width / size, most - lines.length);
    if (!broken) return undefined;
    lines.push(...broken);
  }
  return lines;
}

function placed(spec: CardText, { size, lines }: Fitted, typeface: Typeface): SetText {
  const { box, align, valign } = spec;
  const leading = size * spec.lineHeight;
  const spare = box.height - leading * lines.length;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? spare : spare / 2);
  const { ascent, descent } = typeface.measure;
  const baseline = (leading + (ascent - descent) * size) / 2;
  const set = lines.map((text, index): SetLine => {
    const width = widthInEm(spec, text, typeface) * size;
    const left =
      align === 'left' ? 0 : align === 'right' ? box.width - width : (box.width - width) / 2;
    return { text, x: box.x + left, y: top + leading * index + baseline, width };
  });
  return { size, lines: set };
}

/** The spacing after the last letter does not count. */
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
      ? `line ${maxLines + 1}, "${paragraphs[maxLines] ?? ''}", is one more than the ${maxLines} lines there is room for`
      : `the text starting "${(paragraphs[0] ?? '').slice(0, 40)}" needs more than ${maxLines} lines`;
  return new CardTextError(
    'card_text_too_long',
    field,
    `"${field}" does not fit even at ${minSize} px: ${reason}.`,
  );
}
