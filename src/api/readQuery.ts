import { AppError } from '../domain/appError.ts';

const MAX_RETRIES = 2;

/**
 * What all queries share: tried even when the device says it is offline, since a service worker may answer, and
 * tried again only when the network or the server failed. A refusal, a broken answer and a time-out are told at once.
 */
export const readDefaults = {
  networkMode: 'offlineFirst',
  retry: (failureCount: number, error: Error) =>
    failureCount < MAX_RETRIES && isWorthRetrying(error),
} as const;

/** How long an answer counts as fresh, in ms. */
export const FRESH_FOR = {
  /** Lists of people and messages, which grow while one reads. */
  listing: 30_000,
  /** One person, whose details change now and then. */
  detail: 60_000,
  /** Advertisements. */
  ads: 10 * 60_000,
  /** Cities, provinces and regencies, which hardly ever change. */
  places: 24 * 60 * 60_000,
  /** What changes by the person's own doing. */
  own: 0,
} as const;

function isWorthRetrying(error: Error): boolean {
  return (
    error instanceof AppError && (error.code === 'networkFailed' || error.code === 'serverFailed')
  );
}
