import { findUnprintable } from '@dukacita/card-layout/findUnprintable';
import { printingCopy, type PrintMedium } from '../../copy/printing.ts';

/** Returns which character of a text cannot be printed, as a sentence, or undefined. */
export function getPrintError(text: string, medium: PrintMedium): string | undefined {
  const character = findUnprintable(text);
  return character === null ? undefined : printingCopy.unprintable(character, medium);
}
