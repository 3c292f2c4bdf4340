import type { Clock } from '../domain/clock.ts';
import { NOW } from './fixtures/now.ts';

/** A clock that advances only when `advanceTime` is called. */
export interface ManualClock extends Clock {
  /** Returns how long each running timer has left, in ms. */
  remainingTimes(): readonly number[];
  /** Advances the time by `ms` and calls the timers that are due, in order. */
  advanceTime(ms: number): void;
}

/** Creates a clock at a time, in ms since the epoch. */
export function createManualClock(start = NOW): ManualClock {
  let time = start;
  let timers: { at: number; callback: () => void }[] = [];
  return {
    now: () => time,
    after(ms, callback) {
      const timer = { at: time + ms, callback };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onWake: () => () => {},
    remainingTimes: () => timers.map(({ at }) => at - time),
    advanceTime(ms) {
      const end = time + ms;
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        time = next.at;
        timers = timers.filter((timer) => timer !== next);
        next.callback();
      }
      time = end;
    },
  };
}
