import { fromPromise } from 'xstate';
import { LONGEST_TIMER, type Clock } from './waitUntil.ts';

/** How soon the server is asked again when it did not answer, in ms. */
const ASK_AGAIN_MS = 60_000;

/** The least time between two questions, in ms: the server tells whole seconds. */
const STEP_MS = 1_000;

/**
 * Creates the actor `waitUntil` of a payment: it resolves once the server's own clock has passed an instant. The device's
 * clock only says when to ask; the page asks when it opens, whenever it is looked at again, and when the instant has come.
 * @param askTime the server's time, in ms since the epoch; null when it cannot be read
 */
export function createDeadline(
  clock: Clock,
  askTime: (signal: AbortSignal) => Promise<number | null>,
) {
  return fromPromise<void, { at: number | string }>(async ({ input, signal }) => {
    const at = typeof input.at === 'number' ? input.at : Date.parse(input.at);
    let wake = () => {};
    const forget = clock.onWake(() => wake());
    signal.addEventListener('abort', () => wake());
    try {
      while (!signal.aborted) {
        // Made before the question, so that a page that is looked at meanwhile asks anew.
        const woken = new Promise<void>((resolve) => (wake = resolve));
        const time = await askTime(signal).catch(() => null);
        if (time !== null && time >= at) return;
        const pause = time === null ? ASK_AGAIN_MS : Math.max(at - clock.now(), STEP_MS);
        const cancel = clock.after(Math.min(pause, LONGEST_TIMER), wake);
        await woken;
        cancel();
      }
    } finally {
      forget();
    }
  });
}
