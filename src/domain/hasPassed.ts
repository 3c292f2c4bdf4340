import type { Instant } from './person.ts';

/** Returns whether an instant has passed at a time, in ms since the epoch; false for no instant. */
export function hasPassed(instant: Instant | null, now: number): boolean {
  return instant !== null && Date.parse(instant) <= now;
}
