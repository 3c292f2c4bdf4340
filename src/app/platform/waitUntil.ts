import { fromPromise } from 'xstate';
import type { Clock } from '../../domain/clock.ts';
import { MAX_TIMER_MS } from './clock.ts';

/** Creates the actor `waitUntil`: it resolves at an instant, or as soon as the device wakes up. */
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
