import type { PersonSummary } from './person.ts';

/** Returns whether the departure of a person is over. `now` is in ms since the epoch. */
export function hasDeparted({ burialTime }: Pick<PersonSummary, 'burialTime'>, now: number) {
  return burialTime !== null && Date.parse(burialTime) <= now;
}
