import { fromPromise } from 'xstate';
import type { Clock } from '../../../domain/clock.ts';
import { MAX_TIMER_MS } from '../../platform/clock.ts';

/** Delay before the next request when the server sent no time, in ms. */
const RETRY_DELAY_MS = 60_000;

/** The minimum delay between two requests, in ms: the `Date` header has whole seconds. */
const MIN_DELAY_MS = 1_000;

/**
 * Creates the actor `waitUntil` of the payment machine. It resolves once the server clock has
 * passed an instant. The device clock only decides when to ask the server: at the start, whenever
 * the page becomes visible, and at the deadline.
 * @param fetchServerTime resolves to the server time in ms since the epoch, or to null if the
 * response has none
 */
export function createDeadline(
  clock: Clock,
  fetchServerTime: (signal: AbortSignal) => Promise<number | null>,
) {
  return fromPromise<void, { at: number | string }>(async ({ input, signal }) => {
    const at = typeof input.at === 'number' ? input.at : Date.parse(input.at);
    let wake = () => {};
    const unsubscribe = clock.onWake(() => wake());
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted) {
        // Created before the request, so that the loop repeats if the page becomes visible during
        // it.
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const time = await fetchServerTime(signal).catch(() => null);
        if (time !== null && time >= at) return;
        const pause = time === null ? RETRY_DELAY_MS : Math.max(at - clock.now(), MIN_DELAY_MS);
        const cancel = clock.after(Math.min(pause, MAX_TIMER_MS), wake);
        await woken;
        cancel();
      }
    } finally {
      unsubscribe();
    }
  });
}
