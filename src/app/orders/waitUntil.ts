import { fromPromise } from 'xstate';

/** The longest a browser's timer can wait, in ms. */
export const LONGEST_TIMER = 2 ** 31 - 1;

export interface Clock {
  /** The time, in ms since the epoch. */
  now(): number;
  /** Calls back after `ms`, and answers what cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back whenever the page is looked at again, for timers sleep while it is not; answers what ends it. */
  onWake(callback: () => void): () => void;
}

/** The actor `waitUntil` of the machines: resolves at an instant, also when the device slept through it. */
export function createWaitUntil(clock: Clock) {
  return fromPromise<void, { at: number | string }>(({ input, signal }) => {
    const at = typeof input.at === 'number' ? input.at : Date.parse(input.at);
    return new Promise<void>((resolve) => {
      let cancel = () => {};
      const look = () => {
        cancel();
        const left = at - clock.now();
        if (left > 0) {
          cancel = clock.after(Math.min(left, LONGEST_TIMER), look);
          return;
        }
        forget();
        resolve();
      };
      const forget = clock.onWake(look);
      signal.addEventListener('abort', () => {
        cancel();
        forget();
      });
      look();
    });
  });
}

/** The clock of the page. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onWake(callback) {
    const look = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  },
};
