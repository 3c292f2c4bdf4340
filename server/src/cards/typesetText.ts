import {
  layOutText,
  widthInEm,
  type TextLayout,
  type Typeface,
} from '@dukacita/card-layout/layOutText';
import { toPrintedParagraphs } from '@dukacita/card-layout/toPrintedParagraphs';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';

/** A typeface to print with. */
export interface PrintedTypeface extends Typeface {
  /** Whether the typeface has a glyph for a code point. */
  has(codePoint: number): boolean;
}

/**
 * Lays out a text in the box of `spec` as `layOutText` does, without drawing it.
 * @throws {CardTextError} when a character cannot be printed, or the text does not fit at `minSize`
 */
export function typesetText(spec: CardText, text: string, typeface: PrintedTypeface): TextLayout {
  const paragraphs = toPrintedParagraphs(text, spec.transform);
  rejectUnprintable(spec, paragraphs, typeface);
  const typeset = layOutText(spec, text, typeface);
  if (typeset === null) throw tooLongError(spec, paragraphs, typeface);
  return typeset;
}

/**
 * Throws if the typeface lacks a character, or if there is a control character or a combining mark
 * that NFC did not join to its letter.
 */
function rejectUnprintable(
  spec: CardText,
  paragraphs: readonly string[],
  typeface: PrintedTypeface,
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
