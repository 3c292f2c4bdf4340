import type { ServerClock } from '../../../domain/clock.ts';

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
