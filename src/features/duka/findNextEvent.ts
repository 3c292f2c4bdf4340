import { dukaCopy } from '../../copy/duka.ts';
import type { FuneralEvent, Person } from '../../domain/person.ts';

/** How long an event is still announced after it has begun, in ms. */
const LASTS_MS = 3_600_000;

/**
 * Returns the event of a person that comes next or has begun within the last hour, including the
 * closing of the casket and the departure; null when there is none. `now` is in ms since the epoch.
 */
export function findNextEvent(
  { events, funeralTime, burialTime }: Pick<Person, 'events' | 'funeralTime' | 'burialTime'>,
  now: number,
): FuneralEvent | null {
  const all = [
    ...events,
    ...(funeralTime === null ? [] : [{ name: dukaCopy.funeralTime, time: funeralTime }]),
    ...(burialTime === null ? [] : [{ name: dukaCopy.burialTime, time: burialTime }]),
  ];
  const ahead = all.filter(({ time }) => Date.parse(time) + LASTS_MS > now);
  // Sorting keeps the order of equal times, so an event with a name of its own comes first.
  return ahead.sort((a, b) => Date.parse(a.time) - Date.parse(b.time))[0] ?? null;
}
