import { flowersCopy as copy } from '../../copy/flowers.ts';
import { useBoardTexts } from '../ordering/estimate/BoardEstimate.tsx';
import { getPrintError } from '../ordering/getPrintError.ts';
import { fieldsTooLong } from '../ordering/estimate/useSetTexts.ts';
import type { BoardViewProps } from './BoardView.tsx';

/** What is wrong with each text of a board; a text that can be printed has no entry. */
export type PrintErrors = Readonly<Partial<Record<'message' | 'subMessage' | 'sender', string>>>;

/** Returns which texts cannot be printed on a board, and why. */
export function usePrintErrors({ design, words }: BoardViewProps): PrintErrors {
  const tooLong = fieldsTooLong(useBoardTexts(design, words));
  const errors = (['message', 'subMessage', 'sender'] as const).flatMap((field) => {
    const error =
      getPrintError(words[field], 'papan') ?? (tooLong.includes(field) ? copy.tooLong : undefined);
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(errors);
}
