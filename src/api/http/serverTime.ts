import type { ApiClient } from './client.ts';
import { awaitCall } from './readAnswer.ts';

/** When a call was sent and answered by the device's clock, and the server's time in its answer. */
export interface TimeReading {
  /** In ms since the epoch, like the other times. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Rounded down to whole seconds, the precision of the header. */
  readonly serverTime: number;
}

/**
 * Creates a fetch that reads the server's time from the `Date` header of its answers. A cached
 * answer has an old date, so it reads only successful answers that cannot be cached: calls that are
 * not a GET, or that use `no-store`. On other origins the server must expose the header.
 * @param deviceTime returns the time of the device's clock, in ms since the epoch
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
 * Requests the server's time, in ms since the epoch, rounded down to whole seconds; null when the
 * header cannot be read. Uses `GET /cities`, because every answer has the header and this one is
 * short and public.
 * @throws AppError when the request fails or the answer is not JSON
 */
export async function fetchServerTime(
  client: ApiClient,
  signal?: AbortSignal,
): Promise<number | null> {
  const { response } = await awaitCall(
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
