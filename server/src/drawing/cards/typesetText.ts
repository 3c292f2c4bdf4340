import {
  layOutText,
  toParagraphs,
  widthInEm,
  type TextLayout,
  type Typeface,
} from '@dukacita/shared/layOutText';
import { cutText, findUnprintable } from '@dukacita/shared/text';
import type { CardField } from '@dukacita/shared/textArea';
import type { CardText } from './cardLayout.ts';
import { CardTextError } from './cardTextError.ts';

/**
 * Lays out a text in the box of `spec` as `layOutText` does, without drawing it.
 * @throws {CardTextError} when a character cannot be printed, or the text does not fit at `minSize`
 */
export function typesetText(spec: CardText, text: string, typeface: Typeface): TextLayout {
  requirePrintable(spec.field, text);
  const typeset = layOutText(spec, text, typeface);
  if (typeset === null) throw tooLongError(spec, toParagraphs(spec, text), typeface);
  return typeset;
}

/** @throws {CardTextError} when a character of the text of a field cannot be printed */
export function requirePrintable(field: CardField, text: string): void {
  const character = findUnprintable(text);
  if (character === null) return;
  throw new CardTextError(
    'card_text_unsupported',
    field,
    `The character "${character}" in "${field}" cannot be printed; use Latin letters, Chinese ones, or lines wholly in Arabic.`,
  );
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
      : `the text starting "${cutText(paragraphs[0] ?? '', 40)}" needs more than ${maxLines} lines`;
  return new CardTextError(
    'card_text_too_long',
    field,
    `"${field}" does not fit even at ${minSize} px: ${reason}.`,
  );
}
