import type { Config } from '../../config/config.ts';
import { jakartaOffset } from '../../format/jakartaOffset.ts';
import { ApiError } from '../../http/errors/ApiError.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The hour of the day in Jakarta at which florists begin. */
const opening = 8 * hour;

/** The time of the day in Jakarta after which boards are delivered on the next day. */
const cutOff = 17 * hour + 30 * minute;

type Promised = Pick<Config['orders'], 'floristMinutes' | 'deliveryMinutes'>;

/**
 * Returns until when a board can be ordered that stands before the departure: a florist needs the
 * promised time, begins in the morning and takes no orders of the same day after the cut-off.
 * Without a known departure, there is no such time.
 */
export function boardOrderUntil(departure: Date | null, promised: Promised): Date | null {
  if (departure === null) return null;
  const needed = (promised.floristMinutes + promised.deliveryMinutes) * minute;
  const latest = departure.getTime() + jakartaOffset - needed;
  const midnight = Math.floor(latest / day) * day;
  const ofThatDay = Math.min(latest, midnight + cutOff);
  const local = ofThatDay >= midnight + opening ? ofThatDay : midnight - day + cutOff;
  return new Date(local - jakartaOffset);
}

/**
 * Rejects an order of a board that would stand only after the departure.
 * @throws {ApiError} `board_too_late`
 */
export function requireBoardInTime(departure: Date | null, promised: Promised, now: Date): void {
  const until = boardOrderUntil(departure, promised);
  if (until === null || now < until) return;
  throw new ApiError(
    'board_too_late',
    422,
    'A board that is ordered now would be delivered after the departure.',
    'personId',
  );
}

/**
 * Rejects an order of a card for the screen of the room after the departure.
 * @param audience what the buyer was told; without it, nothing was promised
 * @throws {ApiError} `departure_over`
 */
export function requireRoomInTime(
  departure: Date | null,
  audience: 'room' | 'family' | undefined,
  now: Date,
): void {
  if (audience !== 'room' || departure === null || now < departure) return;
  throw new ApiError(
    'departure_over',
    422,
    'The departure is over: the card can be ordered for the family only.',
    'audience',
  );
}
