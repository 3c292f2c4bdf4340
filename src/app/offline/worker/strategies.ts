import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { getCachedPage, PAGE_CACHE, ASSET_CACHE } from './buildCache.ts';

export const DATA_CACHE = 'reads';
export const IMAGE_CACHE = 'pictures';

/** Ignores the `Vary` header: responses vary at most by encoding, never by user. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** Treats a 5xx response as a network error, so that a cached response is used. */
const fallBackOnServerError: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state !== undefined) state['serverError'] = response;
    throw new Error(`The server responded with status ${response.status}.`);
  },
  handlerDidError: async ({ state }) => state?.['serverError'] as Response | undefined,
};

/** Deletes the cached response of a listing that may have been withdrawn (404 or 410). */
const deleteNotFound: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(DATA_CACHE)).delete(request, matchOptions);
    return response;
  },
};

/** Answers every URL of the app with the cached page, which only the installation writes. */
const serveCachedPage: Plugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => getCachedPage(),
};

/** Loads pages from the server; from the cache if it fails or takes too long. */
export const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: 5,
  plugins: [serveCachedPage, fallBackOnServerError],
});

/** Serves assets from the cache first: a file name never changes its content. */
export const assets = new CacheFirst({ cacheName: ASSET_CACHE, matchOptions });

/** Loads data from the server; from the cache if it fails or takes too long. */
export const data = new NetworkFirst({
  cacheName: DATA_CACHE,
  networkTimeoutSeconds: 10,
  matchOptions,
  plugins: [deleteNotFound, fallBackOnServerError, limitTo({ entries: 300, days: 30 })],
});

/** Serves pictures of the catalogue and the listings from the cache first. */
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
