import type { Clock } from '../../domain/clock.ts';

/** The longest delay of a browser timer, in ms. */
export const MAX_TIMER_MS = 2 ** 31 - 1;

/** Adapts a clock to XState's `Clock`, for the delayed transitions of a machine. */
export function toActorClock(clock: Pick<Clock, 'after'>) {
  return {
    setTimeout: (callback: (...args: unknown[]) => void, ms: number) => clock.after(ms, callback),
    clearTimeout: (cancel: () => void) => cancel(),
  };
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

/** Resolves in a task of its own, before which the browser can answer input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
