import type { ReactNode } from 'react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import { FLOWERS } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { useBoardTexts } from '../ordering/estimate/BoardEstimate.tsx';
import { getPrintError } from '../ordering/getPrintError.ts';
import { countSurplus } from '../ordering/estimate/useSetTexts.ts';
import type { BoardViewProps } from './BoardView.tsx';

/** What is wrong with each text of a board; a text that can be printed has no entry. */
export type PrintErrors = Readonly<Partial<Record<'message' | 'subMessage' | 'sender', ReactNode>>>;

/** Returns which texts cannot be printed on a board, and why. */
export function usePrintErrors({ design, words }: BoardViewProps): PrintErrors {
  const texts = useBoardTexts(design, words);
  const errors = (['message', 'subMessage', 'sender'] as const).flatMap((field) => {
    const tooLong = texts.find(({ area, overflows }) => area.field === field && overflows);
    const error =
      getPrintError(words[field], 'papan') ??
      (tooLong && renderTooLong(countSurplus(tooLong.area, words[field].trim())));
    return error === undefined ? [] : [[field, error] as const];
  });
  return Object.fromEntries(errors);
}

function renderTooLong(surplus: number): ReactNode {
  return (
    <>
      {copy.tooLong(surplus)}{' '}
      <Link href={routes.order(FLOWERS, 'products')}>{copy.anotherBoard}</Link>.
    </>
  );
}
