import { countCharacters, findUnprintable, print } from '@dukacita/shared/text';
import { printingCopy, type PrintMedium } from '../../../copy/printing.ts';
import type { FieldCounter } from '../../../ui/field/Field.tsx';

/** Returns why a text cannot be printed, as a sentence; undefined if it can. */
export function getPrintError(
  text: string,
  medium: PrintMedium,
  max = Infinity,
): string | undefined {
  const character = findUnprintable(text);
  if (character !== null) return printingCopy.unprintable(character, medium);
  const used = countCharacters(print(text));
  return used > max ? printingCopy.tooLong(used, max) : undefined;
}

/** Returns the counter of a field, which counts what is printed. */
export function toCounter(text: string, max: number): FieldCounter {
  const used = countCharacters(print(text));
  return { used, max, label: printingCopy.characters(used, max) };
}
