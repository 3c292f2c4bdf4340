import type { Clock } from '../../../src/domain/clock.ts';

interface Timer {
  readonly at: number;
  readonly fire: () => void;
}

/** A clock that advances only while the device sleeps. */
export interface FakeClock extends Clock {
  /**
   * Advances to an instant, in ms since the epoch, fires the timers that are due in order, and
   * calls the wake listeners. An instant in the past sets the clock back.
   */
  sleepUntil(instant: number): void;
  /** Removes the most recent timer from the clock and returns a function that fires it. */
  takeLastTimer(): () => void;
}

/** Creates a clock that starts at an instant, in ms since the epoch. */
export function createFakeClock(start: number): FakeClock {
  let time = start;
  let timers: readonly Timer[] = [];
  const wakeListeners = new Set<() => void>();
  const remove = (timer: Timer) => {
    timers = timers.filter((other) => other !== timer);
  };
  return {
    now: () => time,
    after(ms, fire) {
      const timer = { at: time + ms, fire };
      timers = [...timers, timer];
      return () => remove(timer);
    },
    onWake(callback) {
      wakeListeners.add(callback);
      return () => wakeListeners.delete(callback);
    },
    sleepUntil(instant) {
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= instant).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        time = Math.max(time, next.at);
        remove(next);
        next.fire();
      }
      time = instant;
      [...wakeListeners].forEach((listener) => listener());
    },
    takeLastTimer() {
      const last = timers.at(-1);
      if (last === undefined) throw new Error('The clock has no timer.');
      remove(last);
      return last.fire;
    },
  };
}
