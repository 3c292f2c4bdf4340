import { combineSignals } from '../../api/http/timedFetch.ts';
import { toAppError } from '../../domain/appError.ts';
import type { Clock } from '../../domain/clock.ts';
import type { OrderChange } from '../../domain/orderState.ts';
import type { OrderChangesOptions } from '../../api/resources/orderChanges.ts';
import type { Attention } from '../platform/platform.ts';

/** How often orders are read again while there is no stream, in ms. */
export const POLL_MS = 10_000;

/** The wait before a lost stream is opened again, in ms; it doubles up to the last value. */
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** A stream is lost when the server has sent nothing for this long; it sends at least every 30 s. */
const SILENCE_MS = 75_000;

/** The changes of the signed-in user's orders, while they happen. */
export interface LiveOrders {
  /**
   * Calls `listener` with each change of an order, and with null when any order may have changed:
   * after the stream was opened, after the page was hidden or offline, and regularly while there is
   * no stream. Returns the unsubscribe function.
   */
  subscribe(listener: (change: OrderChange) => void): () => void;
}

export interface LiveOrdersDeps {
  /** Reads one stream to its end. */
  readonly readChanges: (options: OrderChangesOptions) => Promise<void>;
  readonly clock: Pick<Clock, 'after'>;
  readonly attention: Attention;
}

/**
 * Creates the live orders. They keep one stream open while somebody listens and the page is visible:
 * a browser has six connections to a host, and the server allows a user six streams.
 */
export function createLiveOrders(deps: LiveOrdersDeps): LiveOrders {
  const { attention } = deps;
  const listeners = new Set<(change: OrderChange) => void>();
  let close: (() => void) | null = null;
  let stopWatching = () => {};
  const tell = (change: OrderChange) => {
    for (const listener of listeners) listener(change);
  };

  const update = () => {
    const isWanted = listeners.size > 0 && attention.isVisible();
    if (isWanted && close === null) close = followChanges(deps, tell);
    if (!isWanted && close !== null) {
      close();
      close = null;
    }
  };
  const reopen = () => {
    close?.();
    close = null;
    update();
    if (attention.isVisible()) tell(null);
  };

  return {
    subscribe(listener) {
      if (listeners.size === 0) stopWatching = attention.subscribe(reopen);
      listeners.add(listener);
      update();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stopWatching();
        update();
      };
    },
  };
}

/** Follows the stream, opens it again when it ends, and polls meanwhile. Returns `close`. */
function followChanges(
  { readChanges, clock }: LiveOrdersDeps,
  tell: (change: OrderChange) => void,
): () => void {
  const closing = new AbortController();
  let cancelPoll = () => {};
  let cancelWait = () => {};
  const poll = () => {
    cancelPoll();
    cancelPoll = clock.after(POLL_MS, () => {
      tell(null);
      poll();
    });
  };

  const follow = async (wait: number): Promise<void> => {
    const silence = new AbortController();
    let cancelSilence = () => {};
    const listen = () => {
      cancelSilence();
      cancelSilence = clock.after(SILENCE_MS, () => silence.abort());
    };
    let nextWait = Math.min(wait * 2, LONGEST_WAIT_MS);
    let isSupported = true;
    const { signal, release } = combineSignals([closing.signal, silence.signal]);
    listen();
    try {
      await readChanges({
        signal,
        onActivity: listen,
        onChange: (change) => {
          cancelPoll();
          nextWait = FIRST_WAIT_MS;
          tell(change);
        },
      });
    } catch (error) {
      isSupported = toAppError(error).code !== 'notFound';
    } finally {
      cancelSilence();
      release();
    }
    if (closing.signal.aborted) return;
    poll();
    if (isSupported) cancelWait = clock.after(wait, () => void follow(nextWait));
  };

  poll();
  void follow(FIRST_WAIT_MS);
  return () => {
    closing.abort();
    cancelPoll();
    cancelWait();
  };
}
