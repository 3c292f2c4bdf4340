import { countCharacters, print } from '@dukacita/shared/text';
import type { ReactNode } from 'react';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { BoardDesign } from '../../domain/florist.ts';
import type { CardText } from '../../domain/greeting.ts';
import { FLOWER_LENGTHS } from '../../domain/flowerMessage.ts';
import { MAX_SENDER_LENGTH } from '../../domain/senderName.ts';
import { FLOWERS } from '../../domain/order.ts';
import { routes } from '../../domain/routes.ts';
import { Link } from '../../ui/link/Link.tsx';
import { setBoardTexts, type BoardWords } from '../ordering/estimate/BoardEstimate.tsx';
import { getPrintError } from '../ordering/form/getPrintError.ts';
import { countSurplus, useCardFonts } from '../ordering/estimate/useSetTexts.ts';

/** What is wrong with each text of a board; a text that can be printed has no entry. */
export type PrintErrors = Readonly<Partial<Record<'message' | 'subMessage' | 'sender', ReactNode>>>;

const limits = { ...FLOWER_LENGTHS, sender: MAX_SENDER_LENGTH } as const;

/**
 * Returns a function that tells which texts cannot be printed on a board, and why. While the fonts of
 * the board are loading, it finds no text too long.
 */
export function usePrintErrors(
  design: BoardDesign | null,
  personId: number,
): (words: BoardWords) => PrintErrors {
  const isReady = useCardFonts(design?.layout ?? null);
  return (words) => {
    const texts = isReady ? setBoardTexts(design, words) : [];
    const errors = (['message', 'subMessage', 'sender'] as const).flatMap((field) => {
      const tooLong = texts.find(({ area, overflows }) => area.field === field && overflows);
      const error =
        getPrintError(words[field], 'papan', limits[field]) ??
        (tooLong && renderTooLong(tooLong.area, print(words[field]), personId));
      return error === undefined ? [] : [[field, error] as const];
    });
    return Object.fromEntries(errors);
  };
}

function renderTooLong(area: CardText, text: string, personId: number): ReactNode {
  const used = countCharacters(text);
  return (
    <>
      <span>{copy.tooLong(used, used - countSurplus(area, text))}</span>{' '}
      <Link href={routes.order(FLOWERS, 'products', personId)}>{copy.anotherBoard}</Link>.
    </>
  );
}
