import type { WorkerMessage } from './worker/build.ts';

/** Where the worker is, for the whole app to be in its reach. */
export const WORKER = '/sw.js';

/** How long a page that stays open goes without looking for a new version, in ms. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

type Page = Pick<Window, 'addEventListener'> & {
  readonly document: Pick<Document, 'readyState' | 'visibilityState' | 'addEventListener'>;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly performance: Pick<Performance, 'now'>;
  readonly PerformanceObserver: typeof PerformanceObserver;
};

/**
 * Starts the worker that lets people read offline what they visited, once the page has loaded: before that it would
 * only be in the way. A browser without workers, or a page that is not served securely, goes on without.
 */
export function registerWorker(view: Page): void {
  const { serviceWorker } = view.navigator;
  if (serviceWorker === undefined) return;
  const hadWorker = serviceWorker.controller !== null;
  const start = () => {
    void serviceWorker.register(WORKER, { updateViaCache: 'none' }).then(
      (registration) => {
        checkForUpdate(view, registration);
        if (!hadWorker) void serviceWorker.ready.then(() => reportUsedAssets(view, serviceWorker));
      },
      () => {}, // The app works without; the next visit tries again.
    );
  };
  if (view.document.readyState === 'complete') start();
  else view.addEventListener('load', start, { once: true });
}

/** Browsers look for a new worker at every load of a page; a page may stay open for days. */
function checkForUpdate(
  { document, performance }: Page,
  registration: ServiceWorkerRegistration,
): void {
  let checkedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (
      document.visibilityState !== 'visible' ||
      performance.now() - checkedAt < UPDATE_CHECK_INTERVAL_MS
    )
      return;
    checkedAt = performance.now();
    registration.update().catch(() => {}); // Offline: there is no news to be had.
  });
}

/** Tells a new worker what this page used before it was there to see it. */
function reportUsedAssets(view: Page, serviceWorker: ServiceWorkerContainer): void {
  const { controller } = serviceWorker;
  if (controller === null) {
    serviceWorker.addEventListener(
      'controllerchange',
      () => reportUsedAssets(view, serviceWorker),
      {
        once: true,
      },
    );
    return;
  }
  const since = view.performance.now();
  new view.PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(({ startTime }) => startTime <= since)
      .map(({ name }) => name);
    if (addresses.length > 0)
      controller.postMessage({ type: 'keep', addresses } satisfies WorkerMessage);
  }).observe({ type: 'resource', buffered: true });
}
