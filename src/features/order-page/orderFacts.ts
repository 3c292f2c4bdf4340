import { orderFactsCopy as copy, type OrderFactsText } from '../../copy/orderPhase.ts';
import { hasPassed } from '../../domain/clock.ts';
import { cardAudience, isOrderedForRoom } from '../../domain/orderPhase.ts';
import { orderStage, type OrderDetail } from '../../domain/orderState.ts';
import type { Instant } from '../../domain/person.ts';
import type { Rupiah } from '../../domain/price.ts';
import { formatDay, formatShortDateTime, formatTime, isSameDay } from '../../format/dates.ts';
import { formatRupiah } from '../../format/numbers.ts';

/** Formats a time for a sentence: `hari ini pukul 10:42 WIB`, or `Sab, 21 Nov 10:42 WIB` on another day. */
export function formatDue(instant: Instant | number, now: number): string {
  return isSameDay(instant, now)
    ? copy.at(formatTime(instant))
    : copy.onDay(formatShortDateTime(instant));
}

/**
 * Returns what the sentences about an order name.
 * @param now by the server's clock, in ms since the epoch
 * @param refundDays within how many days money is returned
 */
export function getOrderFacts(order: OrderDetail, now: number, refundDays: number): OrderFactsText {
  const { dueAt, payment, received, refunded, events } = order;
  const promised = dueAt === null ? null : formatDue(dueAt, now);
  const isLate = isOverdue(order, now);
  const refund = events.findLast(({ type }) => type === 'refund.made');
  return {
    kind: order.kind,
    due: isLate ? null : promised,
    overdue: isLate ? promised : null,
    departure: formatDeparture(order, now),
    isDeparted: hasPassed(order.departureAt, now),
    isOrderedForRoom: isOrderedForRoom(order),
    audience: cardAudience(order, now),
    room: order.room ?? copy.inRoom,
    house: order.houseName ?? copy.atHouse,
    florist: getFloristName(order) ?? copy.byFlorist,
    hasPhoto: (order.board?.deliveryPhotoUrl ?? null) !== null,
    rest: formatRupiah(amountDue(order)),
    refund: formatRupiah(payment === 'refunded' ? refunded : received - refunded),
    refundedAt: refund === undefined ? null : formatDay(refund.at),
    refundDays,
  };
}

/** Formats the departure for a sentence; returns null when it is not known, or has passed. */
export function formatDeparture({ departureAt }: OrderDetail, now: number): string | null {
  return departureAt === null || hasPassed(departureAt, now) ? null : formatDue(departureAt, now);
}

/** Returns the florist of a board; null for a card, and while another florist is sought. */
export function getFloristName(order: OrderDetail): string | null {
  return orderStage(order) === 'declined' ? null : (order.board?.floristName ?? null);
}

/** Returns what is still to be paid: what its virtual account asks for, if the order has one. */
export function amountDue({ invoice, total, received, refunded }: OrderDetail): Rupiah {
  return invoice?.amount ?? Math.max(0, total - (received - refunded));
}

/** Returns whether what was promised is late at a time, in ms since the epoch. */
export function isOverdue({ dueAt }: OrderDetail, now: number): boolean {
  return hasPassed(dueAt, now);
}
