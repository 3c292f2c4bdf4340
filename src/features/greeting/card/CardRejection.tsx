import { findUnprintable } from '@dukacita/card-layout/findUnprintable';
import { errorCopy } from '../../../copy/errors.ts';
import { greetingCopy as copy } from '../../../copy/greeting.ts';
import type { AppErrorCode } from '../../../domain/appError.ts';
import type { CardLayout, GreetingContent } from '../../../domain/greeting.ts';
import { fieldsTooLong, useSetTexts } from '../../ordering/estimate/useSetTexts.ts';
import { getPrintedTexts } from './getPrintedTexts.ts';

export interface CardRejectionProps {
  readonly error: AppErrorCode;
  /** The layout of the rejected card; null for a template without one. */
  readonly layout: CardLayout | null;
  readonly words: GreetingContent;
  readonly personName: string;
}

/**
 * Renders why the server rejected a card. It names the texts that are too long, or the character that
 * cannot be printed, where this device finds them.
 */
export function CardRejection({ error, layout, words, personName }: CardRejectionProps) {
  const printed = layout === null ? [] : getPrintedTexts(layout, words, personName);
  const tooLong = fieldsTooLong(useSetTexts(layout, printed));
  if (error === 'cardTextTooLong' && tooLong.length > 0) return copy.overflow(tooLong);
  if (error !== 'cardTextUnsupported') return errorCopy[error];
  const [unprintable] = printed.flatMap(({ area, text }) => {
    const character = findUnprintable(text);
    return character === null ? [] : [copy.unprintable(character, area.field)];
  });
  return unprintable ?? errorCopy[error];
}
