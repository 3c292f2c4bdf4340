import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { getCachedPage, PAGE_CACHE, ASSET_CACHE } from './buildCache.ts';

export const DATA_CACHE = 'reads';
export const IMAGE_CACHE = 'pictures';

/** Ignores the `Vary` header: responses vary at most by encoding, never by user. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/**
 * Treats a 5xx response as a network error, so that the cached response is used. Returns the 5xx
 * response if nothing is cached.
 */
const fallBackOnServerError: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state !== undefined) state['serverError'] = response;
    throw new Error(`The server responded with status ${response.status}.`);
  },
  handlerDidError: async ({ state }) => state?.['serverError'] as Response | undefined,
};

/**
 * Deletes the cached response when the server returns 404 or 410, because a listing may have been
 * withdrawn.
 */
const deleteNotFound: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(DATA_CACHE)).delete(request, matchOptions);
    return response;
  },
};

/**
 * Answers every URL of the app with the one cached page. Only the installation of the worker writes
 * that page, so responses are not cached here.
 */
const serveCachedPage: Plugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => getCachedPage(),
};

/**
 * Loads pages from the server, so that users get a new version soon; from the cache if the server
 * fails or takes longer than the timeout.
 */
export const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: 5,
  plugins: [serveCachedPage, fallBackOnServerError],
});

/** Serves assets from the cache first: a file name never changes its content. */
export const assets = new CacheFirst({ cacheName: ASSET_CACHE, matchOptions });

/**
 * Loads data from the server; from the cache if the server fails or takes longer than the timeout.
 */
export const data = new NetworkFirst({
  cacheName: DATA_CACHE,
  networkTimeoutSeconds: 10,
  matchOptions,
  plugins: [deleteNotFound, fallBackOnServerError, limitTo({ entries: 300, days: 30 })],
});

/**
 * Serves portraits, funeral houses, card templates, florists, flower boards and advertisements from
 * the cache first.
 */
export const images = new CacheFirst({
  cacheName: IMAGE_CACHE,
  matchOptions,
  plugins: [limitTo({ entries: 200, days: 7 })],
});

/** Limits a cache by entries and age, and clears it when the storage quota is exceeded. */
function limitTo({ entries, days }: { entries: number; days: number }): Plugin {
  return new ExpirationPlugin({
    maxEntries: entries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as Plugin;
}
