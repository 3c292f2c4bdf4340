import { orderPageCopy as copy, type OrderFactsText } from '../../copy/orderPage.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import type { Instant } from '../../domain/person.ts';
import { formatDay, formatShortDateTime, formatTime, isSameDay } from '../../format/dates.ts';
import { formatRupiah } from '../../format/money.ts';

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

/** Formats a time for a sentence: `pukul 10:42 WIB`, or `Sab, 21 Nov 10:42 WIB` on another day. */
export function formatDue(instant: Instant | number, now: number): string {
  return isSameDay(instant, now)
    ? copy.at(formatTime(instant))
    : copy.onDay(formatShortDateTime(instant));
}

/** Returns what the sentences about an order name. */
export function getOrderFacts(order: OrderDetail, now: number): OrderFactsText {
  const { dueAt, departureAt, rejectionReason, payment, received, refunded, events } = order;
  const refund = events.findLast(({ type }) => type === 'refund.made');
  return {
    kind: order.kind,
    due: dueAt === null || Date.parse(dueAt) <= now ? null : formatDue(dueAt, now),
    departure: departureAt === null ? null : formatDue(departureAt, now),
    room: order.room ?? copy.inRoom,
    house: order.houseName ?? copy.atHouse,
    florist: order.board?.floristName ?? copy.byFlorist,
    reason: rejectionReason,
    rest: formatRupiah(amountDue(order)),
    refund: formatRupiah(payment === 'refunded' ? refunded : received - refunded),
    refundedAt: refund === undefined ? null : formatDay(refund.at),
  };
}

/** Returns what is still to be paid, in whole rupiah. */
export function amountDue({ total, received, refunded }: OrderDetail): number {
  return Math.max(0, total - (received - refunded));
}
