import { fromPromise } from 'xstate';

/** The longest delay of a browser timer, in ms. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

export interface Clock {
  /** Returns the time, in ms since the epoch. */
  now(): number;
  /** Calls `callback` after `ms`. Returns a function that cancels the timer. */
  after(ms: number, callback: () => void): () => void;
  /**
   * Calls `callback` whenever the page becomes visible, because browsers suspend timers of hidden
   * pages. Returns the unsubscribe function.
   */
  onWake(callback: () => void): () => void;
}

/**
 * Creates the actor `waitUntil` of the machines. It resolves at an instant, also if the device
 * slept until later.
 */
export function createWaitUntil(clock: Clock) {
  return fromPromise<void, { at: number | string }>(({ input, signal }) => {
    const at = typeof input.at === 'number' ? input.at : Date.parse(input.at);
    return new Promise<void>((resolve) => {
      let cancel = () => {};
      const check = () => {
        cancel();
        const remainingMs = at - clock.now();
        if (remainingMs > 0) {
          cancel = clock.after(Math.min(remainingMs, MAX_TIMER_MS), check);
          return;
        }
        unsubscribe();
        resolve();
      };
      const unsubscribe = clock.onWake(check);
      signal.addEventListener('abort', () => {
        cancel();
        unsubscribe();
      });
      check();
    });
  });
}

/** The real clock of the page. */
export const pageClock: Clock = {
  now: () => Date.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  onWake(callback) {
    const check = () => {
      if (document.visibilityState === 'visible') callback();
    };
    document.addEventListener('visibilitychange', check);
    window.addEventListener('pageshow', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('pageshow', check);
    };
  },
};
