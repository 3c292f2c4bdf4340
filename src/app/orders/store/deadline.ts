import { fromPromise } from 'xstate';
import type { Clock } from '../../../domain/clock.ts';
import type { Instant } from '../../../domain/person.ts';
import { MAX_TIMER_MS } from '../../platform/clock.ts';

/** Delay before the next request when the server did not answer it, in ms. */
const RETRY_DELAY_MS = 60_000;

/** The minimum delay between two requests, in ms: the `Date` header has whole seconds. */
const MIN_DELAY_MS = 1_000;

/**
 * Creates the actor `waitUntil` of the payment machine. It resolves once the server clock has
 * passed the deadline of an order. The device clock only decides when to ask the server: at the
 * start, whenever the page becomes visible, and at the deadline.
 * @param fetchServerTime resolves to the server time in ms since the epoch, or to null if the
 * response has none
 * @param fetchDeadline resolves to the deadline that the order has now, in ms since the epoch, or to
 * null if the server does not tell
 */
export function createDeadline(
  clock: Clock,
  fetchServerTime: (signal: AbortSignal) => Promise<number | null>,
  fetchDeadline: (orderId: number, signal: AbortSignal) => Promise<number | null>,
) {
  return fromPromise<void, { orderId: number; at: Instant }>(async ({ input, signal }) => {
    let at = Date.parse(input.at);
    let wake = () => {};
    const unsubscribe = clock.onWake(() => wake());
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted) {
        // Created before the request, so that the loop repeats if the page becomes visible during
        // it.
        const woken = new Promise<void>((resolve) => (wake = resolve));
        let time = await fetchServerTime(signal).catch(() => null);
        if (time !== null && time >= at) {
          try {
            at = (await fetchDeadline(input.orderId, signal)) ?? at;
            if (time >= at) return;
          } catch {
            time = null;
          }
        }
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
