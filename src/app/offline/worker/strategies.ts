import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { getCachedPage, PAGE_CACHE, ASSET_CACHE } from './buildCache.ts';

export const READ_CACHE = 'reads';
export const IMAGE_CACHE = 'pictures';

/** Responses vary at most by encoding, never by user. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/**
 * Treats a server error as a network error, so that the cached response is used. Returns the server
 * error if nothing is cached.
 */
const fallBackOnServerError: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state !== undefined) state['rejection'] = response;
    throw new Error(`The server responded with status ${response.status}.`);
  },
  handlerDidError: async ({ state }) => state?.['rejection'] as Response | undefined,
};

/**
 * Deletes the cached response when the server returns 404 or 410, because a listing may have been
 * withdrawn.
 */
const forgetMissing: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(READ_CACHE)).delete(request, matchOptions);
    return response;
  },
};

/**
 * Uses the one cached page for every URL of the app. Only the installation of the worker writes it.
 */
const useAppPage: Plugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => getCachedPage(),
};

/**
 * Loads pages from the server, or from the cache after a few seconds, so that users get a new
 * version soon.
 */
export const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: 5,
  plugins: [useAppPage, fallBackOnServerError],
});

/** Serves assets from the cache; their content never changes under the same name. */
export const parts = new CacheFirst({ cacheName: ASSET_CACHE, matchOptions });

/** Loads data from the server, or from the cache if the server cannot be reached. */
export const reads = new NetworkFirst({
  cacheName: READ_CACHE,
  networkTimeoutSeconds: 10,
  matchOptions,
  plugins: [forgetMissing, fallBackOnServerError, limitTo(300, 30)],
});

/** Serves portraits, funeral houses, flower boards and advertisements from the cache. */
export const pictures = new CacheFirst({
  cacheName: IMAGE_CACHE,
  matchOptions,
  plugins: [limitTo(200, 7)],
});

/** Limits a cache by entries and age, and clears it when the storage quota is exceeded. */
function limitTo(maxEntries: number, days: number): Plugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as Plugin;
}
