import { classifyRequest, type Handling } from './classifyRequest.ts';
import type { OfflineBuild, WorkerMessage } from './build.ts';
import { deleteOldAssets, cacheBuild } from './buildCache.ts';
import { handlePushMessages } from './pushMessages.ts';
import { pages, assets, images, data } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_BUILD__: OfflineBuild;

const build = __OFFLINE_BUILD__;
const origin = self.location.origin;
const upstream = ((import.meta.env['VITE_UPSTREAM_URL'] as string | undefined) || origin).replace(
  /\/+$/,
  '',
);
const strategies = { page: pages, asset: assets, image: images, data } as const;

if (import.meta.env['VITE_OFFLINE'] === 'false') leave(self);
else {
  handleEvents();
  handlePushMessages(self);
}

/**
 * Registers the event handlers. A new worker takes over at once, so that no user stays on an old
 * one while a tab is open. This is safe, because open pages still find the assets of their build in
 * the cache and on the server.
 */
function handleEvents(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(
      cacheBuild(build, (...args) => self.fetch(...args)).then(() => self.skipWaiting()),
    );
  });

  self.addEventListener('activate', (event) => {
    // A preload request would duplicate every navigation that the worker passes to the network, and
    // the sign-in pages accept each URL only once. Workers of earlier builds may have enabled it.
    const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
    event.waitUntil(
      Promise.all([deleteOldAssets(build), preload?.disable(), self.clients.claim()]),
    );
  });

  self.addEventListener('fetch', (event) => {
    const handling = classify(event.request);
    if (handling !== null) event.respondWith(strategies[handling].handle(event));
  });

  self.addEventListener('message', (event) => {
    const { type, addresses } = event.data as WorkerMessage;
    if (type === 'keep')
      event.waitUntil(
        Promise.all(addresses.map((address) => cacheResource(event, new Request(address)))),
      );
  });
}

/** Caches a resource that the page loaded before the worker was active. */
async function cacheResource(event: ExtendableEvent, request: Request): Promise<void> {
  const handling = classify(request);
  if (handling === null || handling === 'page') return;
  const { cacheName } = strategies[handling];
  if ((await caches.match(request, { cacheName, ignoreVary: true })) !== undefined) return;
  const [response, cached] = strategies[handling].handleAll({ event, request });
  await Promise.allSettled([response, cached]);
}

function classify({ method, url, cache, mode }: Request): Handling {
  return classifyRequest(
    { method, url: new URL(url), cache, isNavigation: mode === 'navigate' },
    origin,
    upstream,
  );
}

/** Runs the worker of builds without offline support, which removes an earlier one. */
function leave(self: ServiceWorkerGlobalScope): void {
  self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
  self.addEventListener('activate', (event) => {
    event.waitUntil(
      caches
        .keys()
        .then((names) => Promise.all(names.map((name) => caches.delete(name))))
        .then(() => self.registration.unregister()),
    );
  });
}
