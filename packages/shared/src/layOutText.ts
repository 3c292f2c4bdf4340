import { breakLines, type Word } from './breakLines.ts';
import type { TextArea } from './textArea.ts';
import { isArabicLine, print } from './text.ts';

/** The metrics of a typeface, in em. */
export interface Typeface {
  /** The part of a line box above the baseline, as browsers use it. */
  readonly ascent: number;
  /** The part of a line box below the baseline, as a positive number. */
  readonly descent: number;
  /** Returns the width of a text without letter spacing. */
  width(text: string): number;
}

/** A line in px on the card. */
export interface LineLayout {
  readonly text: string;
  /** The left edge. */
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly width: number;
}

export interface TextLayout {
  /** The font size, in px. */
  readonly size: number;
  readonly lines: readonly LineLayout[];
}

/**
 * Lays out a text in its area. Line breaks of the text begin new paragraphs, and longer paragraphs
 * are wrapped to lines of similar lengths. The font size is the largest one from `minSize` to
 * `size` that fits, or one that is up to a fifth smaller if that saves a line. Returns null when
 * the text does not fit at `minSize`.
 */
export function layOutText(area: TextArea, text: string, typeface: Typeface): TextLayout | null {
  const paragraphs = measureParagraphs(area, text, typeface);
  if (paragraphs.length === 0) return { size: area.size, lines: [] };
  for (let size = area.size; ; size = Math.max(area.minSize, size - SIZE_STEP)) {
    const lines = breakLinesAtSize(area, paragraphs, size);
    if (lines)
      return placeLines(area, shrinkToSaveLine(area, paragraphs, { size, lines }), typeface);
    if (size <= area.minSize) return null;
  }
}

/**
 * Lays out a text for which `layOutText` returns null: at the minimum size, with as many lines as
 * it needs. A paragraph with a word wider than the box gets one word per line. The lines exceed the
 * box.
 */
export function layOutTooLongText(area: TextArea, text: string, typeface: Typeface): TextLayout {
  const size = area.minSize;
  const lines = measureParagraphs(area, text, typeface).flatMap(
    (words) => breakLines(words, area.box.width / size, Infinity) ?? words.map((word) => word.text),
  );
  return placeLines(area, { size, lines }, typeface);
}

/** Returns the width of a text with letter spacing, except after the last letter, in em. */
export function widthInEm(area: TextArea, text: string, typeface: Typeface): number {
  return typeface.width(text) + Math.max(0, [...text].length - 1) * spacingOf(area, text);
}

/** Returns the space between the letters of a line, in em; Arabic letters are joined. */
export function spacingOf(area: TextArea, line: string): number {
  return isArabicLine(line) ? 0 : area.letterSpacing;
}

/** Returns the paragraphs of a text as they are printed, in the case of the area. */
export function toParagraphs(area: Pick<TextArea, 'transform'>, text: string): string[] {
  const printed = print(text);
  if (printed === '') return [];
  return (area.transform === 'uppercase' ? printed.toLocaleUpperCase('id') : printed).split('\n');
}

/** Matches the places between two Chinese characters at which a line can be broken. */
const BREAK_IN_CHINESE =
  /(?<=[\p{Script=Han}、。〉》」』】，！？：；）])(?=[\p{Script=Han}〈《「『【（])(?!々)/u;

/** Returns the words of each printed paragraph of a text. */
function measureParagraphs(area: TextArea, text: string, typeface: Typeface): Word[][] {
  const spaceWidth = typeface.width(' ');
  return toParagraphs(area, text).map((paragraph) => {
    const spacing = spacingOf(area, paragraph);
    const width = (word: string) =>
      typeface.width(word) + Math.max(0, [...word].length - 1) * spacing;
    return paragraph.split(' ').flatMap((word) =>
      word.split(BREAK_IN_CHINESE).map((part, index): Word => ({
        text: part,
        width: width(part),
        // The letter spacing is on both sides of a space.
        ...(index === 0
          ? { separator: ' ', gap: spaceWidth + 2 * spacing }
          : { separator: '', gap: spacing }),
      })),
    );
  });
}

/** Reduces the font size a little if that saves a line. */
function shrinkToSaveLine(
  area: TextArea,
  paragraphs: readonly Word[][],
  largest: SizedLines,
): SizedLines {
  if (largest.lines.length <= paragraphs.length) return largest;
  const minSize = Math.max(area.minSize, largest.size * MIN_SHRINKING_FACTOR);
  for (let size = largest.size - SIZE_STEP; size >= minSize; size -= SIZE_STEP) {
    const lines = breakLinesAtSize(area, paragraphs, size);
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
  area: TextArea,
  paragraphs: readonly Word[][],
  size: number,
): string[] | undefined {
  const maxLines = Math.min(
    area.maxLines,
    Math.floor((area.box.height + 0.01) / (size * area.lineHeight)),
  );
  const lines: string[] = [];
  for (const words of paragraphs) {
    const paragraphLines = breakLines(words, area.box.width / size, maxLines - lines.length);
    if (!paragraphLines) return undefined;
    lines.push(...paragraphLines);
  }
  return lines;
}

function placeLines(area: TextArea, { size, lines }: SizedLines, typeface: Typeface): TextLayout {
  const { box, align, valign } = area;
  const linePitch = size * area.lineHeight;
  const remaining = box.height - linePitch * lines.length;
  const top = box.y + (valign === 'top' ? 0 : valign === 'bottom' ? remaining : remaining / 2);
  const { ascent, descent } = typeface;
  const baselineOffset = (linePitch + (ascent - descent) * size) / 2;
  const placedLines = lines.map((text, index): LineLayout => {
    const width = widthInEm(area, text, typeface) * size;
    const left =
      align === 'left' ? 0 : align === 'right' ? box.width - width : (box.width - width) / 2;
    return { text, x: box.x + left, y: top + linePitch * index + baselineOffset, width };
  });
  return { size, lines: placedLines };
}
