import { dukaCopy } from '../../copy/duka.ts';
import type { FuneralEvent, Person } from '../../domain/person.ts';

export interface ChronologyEntry extends FuneralEvent {
  readonly phase: 'past' | 'next' | 'later';
  readonly isDeparture: boolean;
}

/**
 * Returns everything that is known to happen for a person, from the death to the departure, in the
 * order of its times. `now` is in ms since the epoch.
 */
export function getChronology(person: Person, now: number): ChronologyEntry[] {
  const { events, deathTime, funeralTime, burialTime } = person;
  const next = findNextEvent(person, now);
  const known: (FuneralEvent & { isDeparture: boolean })[] = [
    ...named(dukaCopy.deathTime, deathTime),
    ...events.map((event) => ({ ...event, isDeparture: false })),
    ...named(dukaCopy.funeralTime, funeralTime),
    ...named(dukaCopy.burialTime, burialTime).map((event) => ({ ...event, isDeparture: true })),
  ];
  // Sorting keeps the order of equal times.
  return known
    .sort((a, b) => Date.parse(a.time) - Date.parse(b.time))
    .map((event) => {
      const isNext = next !== null && event.name === next.name && event.time === next.time;
      const isOver = next === null || Date.parse(event.time) < Date.parse(next.time);
      return { ...event, phase: isNext ? 'next' : isOver ? 'past' : 'later' };
    });
}

function named(name: string, time: string | null) {
  return time === null ? [] : [{ name, time, isDeparture: false }];
}

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
