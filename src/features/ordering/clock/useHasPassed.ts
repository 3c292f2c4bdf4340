import { useCallback, useSyncExternalStore } from 'react';
import { hasPassed, type ServerClock } from '../../../domain/clock.ts';
import type { Instant } from '../../../domain/person.ts';

/**
 * Returns whether an instant has passed by the server's clock; false while that is unknown.
 * @param early how long before the instant the answer becomes true, in ms
 */
export function useHasPassed(clock: ServerClock, instant: Instant | null, early = 0): boolean {
  const watch = useCallback(
    (update: () => void) => {
      const moment = instant === null ? 0 : Date.parse(instant) - early;
      return watchClock(clock, () => moment - clock.now(), update);
    },
    [clock, instant, early],
  );
  return useSyncExternalStore(
    watch,
    () => clock.offset() !== null && hasPassed(instant, clock.now() + early),
  );
}

/** A timer of more than 24 days would end at once in browsers. */
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Calls `check` at once, at the next time when its result can change, when the page wakes and when
 * the clock is corrected. Returns a function that ends this.
 * @param timeLeft returns how long it is until the result can change, in ms; zero or less for never
 */
export function watchClock(
  clock: ServerClock,
  timeLeft: () => number,
  check: () => void,
): () => void {
  let cancel = () => {};
  const update = () => {
    cancel();
    check();
    const wait = timeLeft();
    cancel = wait > 0 ? clock.after(Math.min(wait, LONGEST_WAIT_MS), update) : () => {};
  };
  const unsubscribers = [clock.onWake(update), clock.onCorrection(update)];
  update();
  return () => {
    cancel();
    unsubscribers.forEach((end) => end());
  };
}
