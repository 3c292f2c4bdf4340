import { classifyRequest, type Handling } from './addresses.ts';
import type { OfflineBuild, WorkerMessage } from './build.ts';
import { deleteOldAssets, cacheBuild } from './buildCache.ts';
import { leave } from './leave.ts';
import { pages, parts, pictures, reads } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;
declare const __OFFLINE_BUILD__: OfflineBuild;

const build = __OFFLINE_BUILD__;
const origin = self.location.origin;
const upstream = ((import.meta.env['VITE_UPSTREAM_URL'] as string | undefined) || origin).replace(
  /\/+$/,
  '',
);
const strategies = { page: pages, part: parts, picture: pictures, read: reads } as const;

if (import.meta.env['VITE_OFFLINE'] === 'false') leave(self);
else serve();

/**
 * A new worker takes over at once. That is safe, because a page that is open finds the parts of its own build on the
 * device and at the server as before, and nobody stays with an old worker for as long as a tab is open.
 */
function serve(): void {
  self.addEventListener('install', (event) => {
    event.waitUntil(
      cacheBuild(build, (...asked) => self.fetch(...asked)).then(() => self.skipWaiting()),
    );
  });

  self.addEventListener('activate', (event) => {
    // A preload would be sent beside the navigation itself wherever the worker lets one pass, and the pages of a
    // sign-in answer each address once only. Workers of earlier builds may have switched it on.
    const preload = self.registration.navigationPreload as NavigationPreloadManager | undefined;
    event.waitUntil(
      Promise.all([deleteOldAssets(build), preload?.disable(), self.clients.claim()]),
    );
  });

  self.addEventListener('fetch', (event) => {
    const handling = sort(event.request);
    if (handling !== null) event.respondWith(strategies[handling].handle(event));
  });

  self.addEventListener('message', (event) => {
    const { type, addresses } = event.data as WorkerMessage;
    if (type === 'keep')
      event.waitUntil(Promise.all(addresses.map((address) => keep(event, new Request(address)))));
  });
}

/** What the page used before it had a worker is fetched once more, mostly out of the browser's own cache. */
async function keep(event: ExtendableEvent, request: Request): Promise<void> {
  const handling = sort(request);
  if (handling === null || handling === 'page') return;
  const { cacheName } = strategies[handling];
  if ((await caches.match(request, { cacheName, ignoreVary: true })) !== undefined) return;
  const [answered, kept] = strategies[handling].handleAll({ event, request });
  await Promise.allSettled([answered, kept]);
}

function sort({ method, url, cache, mode }: Request): Handling {
  return classifyRequest(
    { method, url: new URL(url), cache, isNavigation: mode === 'navigate' },
    origin,
    upstream,
  );
}
