import type { ApiClient } from './client.ts';
import { settled } from './readAnswer.ts';

/** When a call was sent and answered by the device's clock, and what the server's clock said in between. */
export interface TimeReading {
  /** In ms since the epoch, like the others. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** A whole second: that is all the header tells. */
  readonly serverTime: number;
}

/**
 * Creates a fetch that reads the server's time from the `Date` header of its answers. An answer out of a cache has an old
 * one, so only those are read that no cache may give: successes of calls that are not a GET or that ask for `no-store`.
 * On other origins the header can be read only where the server exposes it.
 * @param deviceTime the device's clock, in ms since the epoch
 */
export function createTimeReadingFetch(
  send: (request: Request) => Promise<Response>,
  deviceTime: () => number,
  onReading: (reading: TimeReading) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const sentAt = deviceTime();
    const response = await send(request);
    const serverTime = isUncached(request) && response.ok ? timeOf(response) : null;
    if (serverTime !== null) onReading({ sentAt, receivedAt: deviceTime(), serverTime });
    return response;
  };
}

/**
 * Asks for the server's time, in ms since the epoch, rounded down to whole seconds; null when it may not be read. Any answer
 * has it: that of `GET /cities` is short and for everybody.
 * @throws AppError when the server cannot be asked, or does not answer with JSON
 */
export async function askServerTime(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<number | null> {
  const { response } = await settled(
    client.main.GET('/cities', { cache: 'no-store', signal: signal ?? null }),
  );
  return timeOf(response);
}

function isUncached({ method, cache }: Request): boolean {
  return method !== 'GET' || cache === 'no-store';
}

function timeOf({ headers }: Response): number | null {
  const time = Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(time) ? null : time;
}
