import { AppError } from '../domain/appError.ts';
import { combineSignals } from './combineSignals.ts';

/** Calls back after `ms`, and answers what cancels it. */
export type StartTimer = (ms: number, callback: () => void) => () => void;

export interface TimedFetchOptions {
  /** How long a call may take, until the last byte of its answer, in ms. */
  readonly timeoutMs: number;
  /** What the device says about its connection; false is reliable, true is not. */
  readonly isOnline: () => boolean;
  readonly fetch: typeof globalThis.fetch;
  /** `setTimeout` when left out. */
  readonly startTimer?: StartTimer | undefined;
}

/**
 * A fetch whose answer arrives whole or not at all, and whose failures are AppErrors: `offline` when nothing was
 * sent, `timedOut`, `aborted` when the caller gave up, `networkFailed` for all else.
 *
 * A write on a device that is offline is not even tried, so that `offline` always says that nothing was done. A
 * read is tried, since a service worker may have the answer.
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
      throw new AppError('offline', { message: `Offline: ${nameOf(request)} was not sent.` });
    const timeout = new AbortController();
    const cancelTimer = startTimer(timeoutMs, () => timeout.abort());
    const { signal, release } = combineSignals([request.signal, timeout.signal]);
    try {
      const response = await fetch(request, { signal });
      return await whole(response);
    } catch (cause) {
      if (request.signal.aborted)
        throw new AppError('aborted', { cause, message: `${nameOf(request)} was given up.` });
      if (timeout.signal.aborted) {
        throw new AppError('timedOut', {
          cause,
          message: `${nameOf(request)} had no whole answer after ${timeoutMs} ms.`,
        });
      }
      throw new AppError(isRead && !isOnline() ? 'offline' : 'networkFailed', {
        cause,
        message: `${nameOf(request)} did not get through.`,
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

async function whole(response: Response): Promise<Response> {
  const bytes = await response.arrayBuffer();
  const { status, statusText, headers } = response;
  return new Response(bytes.byteLength === 0 ? null : bytes, { status, statusText, headers });
}

/** Method and path, without the query: that may hold names and phone numbers. */
function nameOf(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname}`;
}
