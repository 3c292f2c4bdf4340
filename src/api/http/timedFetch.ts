import { AppError } from '../../domain/appError.ts';

/** Calls `callback` after `ms` milliseconds. Returns a function that cancels the timer. */
export type StartTimer = (ms: number, callback: () => void) => () => void;

/** The timeouts of calls on desktops and on phones, in ms. */
export const TIMEOUTS = { desktop: 30_000, mobile: 60_000 } as const;

export interface TimedFetchOptions {
  /** The timeout of a call up to the last byte of its response, in ms. */
  readonly timeoutMs: number;
  /** Whether the device reports a connection. False is reliable, true is not. */
  readonly isOnline: () => boolean;
  readonly fetch: typeof globalThis.fetch;
  /** Default: `setTimeout`. */
  readonly startTimer?: StartTimer | undefined;
}

/**
 * Creates a fetch that resolves with a complete response or rejects with an AppError: `offline`
 * when nothing was sent, `timedOut`, `aborted` by the caller, or `networkFailed` for any other
 * failure.
 *
 * It does not send writes while the device is offline, so `offline` always means that nothing was
 * executed. It does send reads, because a service worker may answer them.
 */
export function createTimedFetch({
  timeoutMs,
  isOnline,
  fetch,
  startTimer = pageTimer,
}: TimedFetchOptions) {
  return async (request: Request): Promise<Response> => {
    const isRead = request.method === 'GET';
    if (!isRead && !isOnline())
      throw new AppError('offline', {
        message: `Offline: ${describeRequest(request)} was not sent.`,
      });
    const timeout = new AbortController();
    const cancelTimer = startTimer(timeoutMs, () => timeout.abort());
    const { signal, release } = combineSignals([request.signal, timeout.signal]);
    try {
      const response = await fetch(request, { signal });
      return await readCompletely(response);
    } catch (cause) {
      if (request.signal.aborted)
        throw new AppError('aborted', {
          cause,
          message: `${describeRequest(request)} was aborted by the caller.`,
        });
      if (timeout.signal.aborted) {
        throw new AppError('timedOut', {
          cause,
          message: `${describeRequest(request)} had no complete response after ${timeoutMs} ms.`,
        });
      }
      throw new AppError(isRead && !isOnline() ? 'offline' : 'networkFailed', {
        cause,
        message: `${describeRequest(request)} failed with a network error.`,
      });
    } finally {
      cancelTimer();
      release();
    }
  };
}

function pageTimer(ms: number, callback: () => void): () => void {
  const timer = setTimeout(callback, ms);
  return () => clearTimeout(timer);
}

async function readCompletely(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
}

/** Returns method and path, without the query, which may contain names and phone numbers. */
function describeRequest(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`;
}

interface CombinedSignal {
  /** Aborts with the first of the signals, with the same reason. */
  readonly signal: AbortSignal;
  /** Removes the listeners from the signals. Call it when the operation has ended. */
  readonly release: () => void;
}

/** Combines signals, also where `AbortSignal.any` is missing (Safari before 17.4). */
export function combineSignals(
  signals: readonly AbortSignal[],
  any: ((signals: AbortSignal[]) => AbortSignal) | null = AbortSignal.any?.bind(AbortSignal) ??
    null,
): CombinedSignal {
  if (any) return { signal: any([...signals]), release: () => {} };
  const combined = new AbortController();
  const listeners = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) combined.abort(signal.reason);
    else
      signal.addEventListener('abort', () => combined.abort(signal.reason), {
        signal: listeners.signal,
      });
  }
  return { signal: combined.signal, release: () => listeners.abort() };
}
