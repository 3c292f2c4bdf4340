import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { getCachedPage, PAGE_CACHE, PART_CACHE } from './buildCache.ts';

export const READ_CACHE = 'reads';
export const PICTURE_CACHE = 'pictures';

/** Answers differ by encoding at most, never by who asks. */
const matchOptions: CacheQueryOptions = { ignoreVary: true };

type Plugin = NonNullable<StrategyOptions['plugins']>[number];

/** A server in trouble counts as one that cannot be reached, as long as there is something kept to show instead. */
const fallBackOnServerError: Plugin = {
  fetchDidSucceed: async ({ response, state }) => {
    if (response.status < 500) return response;
    if (state !== undefined) state['rejection'] = response;
    throw new Error(`The server answered ${response.status}.`);
  },
  handlerDidError: async ({ state }) => state?.['rejection'] as Response | undefined,
};

/** What is gone from the server is forgotten here too: a listing may be withdrawn. */
const forgetMissing: Plugin = {
  fetchDidSucceed: async ({ request, response }) => {
    if (response.status === 404 || response.status === 410)
      await (await caches.open(READ_CACHE)).delete(request, matchOptions);
    return response;
  },
};

/** One page is kept for all addresses of the app, and only by the worker's own installation. */
const useAppPage: Plugin = {
  cacheWillUpdate: async () => null,
  cachedResponseWillBeUsed: async () => getCachedPage(),
};

/** The server's page when it can be had within some seconds, so that nobody stays with an old version. */
export const pages = new NetworkFirst({
  cacheName: PAGE_CACHE,
  networkTimeoutSeconds: 5,
  plugins: [useAppPage, fallBackOnServerError],
});

/** Parts of the app: their names change with their content, so what is here is right. */
export const parts = new CacheFirst({ cacheName: PART_CACHE, matchOptions });

/** What visitors read: from the server, and as it was last seen when the server is out of reach. */
export const reads = new NetworkFirst({
  cacheName: READ_CACHE,
  networkTimeoutSeconds: 10,
  matchOptions,
  plugins: [forgetMissing, fallBackOnServerError, atMost(300, 30)],
});

/** Portraits, houses, boards and advertisements. */
export const pictures = new CacheFirst({
  cacheName: PICTURE_CACHE,
  matchOptions,
  plugins: [atMost(200, 7)],
});

/** Drops what was not used for longest, and all of it where the device has no room. */
function atMost(maxEntries: number, days: number): Plugin {
  return new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as Plugin;
}
