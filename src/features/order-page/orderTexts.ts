import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { boardTexts } from '../../domain/flowerMessage.ts';
import { cardTexts, greetingCategory } from '../../domain/greeting.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import type { Instant } from '../../domain/person.ts';
import { formatShortDateTime, formatTime, isSameDay } from '../../format/dates.ts';

/** Formats a time for a list: `Hari ini 10:42`, or `Sab, 21 Nov 10:42` on another day. */
export function formatMoment(instant: Instant | number, now: number): string {
  return isSameDay(instant, now) ? copy.today(formatTime(instant)) : formatShortDateTime(instant);
}

/** Formats a time within a text: `hari ini 10:42`, or `Sab, 21 Nov 10:42` on another day. */
export function formatMomentInText(instant: Instant, now: number): string {
  return isSameDay(instant, now)
    ? copy.todayInText(formatTime(instant))
    : formatShortDateTime(instant);
}

/** Returns when the proof of payment that waits was sent; null if none waits. */
export function getProofTime({ isProofPending, events }: OrderDetail): Instant | null {
  if (!isProofPending) return null;
  return events.findLast(({ type }) => type === 'proof.uploaded')?.at ?? null;
}

/** Returns the words on the card or the board of an order, one part per line. */
export function getOrderedWords({ card, board, personName }: OrderDetail): string {
  if (board !== null) return boardTexts(board.message, board.subMessage).join('\n');
  if (card === null) return personName;
  const texts = cardTexts(card.content);
  const isQuote = greetingCategory(card.content.mode).page === 'quotes';
  return (isQuote ? texts : [...texts, personName]).join('\n');
}
