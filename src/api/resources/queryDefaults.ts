import { AppError } from '../../domain/appError.ts';

const MAX_RETRIES = 2;

/**
 * The options of all queries. They run even while the device is offline, because a service worker
 * may answer, and are retried only after network and server errors. Rejections, invalid answers and
 * timeouts are reported at once.
 */
export const queryDefaults = {
  networkMode: 'offlineFirst',
  retry: (failureCount: number, error: Error) =>
    failureCount < MAX_RETRIES && isWorthRetrying(error),
} as const;

/** The stale times of queries, in ms. */
export const STALE_TIMES = {
  /** Lists of people and messages, which grow continually. */
  listing: 30_000,
  /** One person, whose details change occasionally. */
  detail: 60_000,
  ads: 10 * 60_000,
  /** Cities, provinces and regencies, which rarely change. */
  places: 24 * 60 * 60_000,
  /** Data that the user's own actions change. */
  own: 0,
} as const;

function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof AppError && (error.code === 'networkFailed' || error.code === 'serverFailed')
  );
}
