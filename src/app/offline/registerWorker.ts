import type { WorkerMessage } from './worker/build.ts';

/** Path of the service worker script, at the root so that its scope is the whole app. */
export const WORKER_PATH = '/sw.js';

/** The minimum time between two update checks of an open page, in ms. */
const UPDATE_CHECK_INTERVAL_MS = 60 * 60_000;

type Page = Pick<Window, 'addEventListener'> & {
  readonly document: Pick<Document, 'readyState' | 'visibilityState' | 'addEventListener'>;
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly performance: Pick<Performance, 'now'>;
  readonly PerformanceObserver: typeof PerformanceObserver;
};

/**
 * Registers the service worker that caches visited pages for offline use, after the page has loaded
 * so that it does not slow down the load. Does nothing if the browser does not support service
 * workers or the page is not served securely.
 */
export function registerWorker(view: Page): void {
  const { serviceWorker } = view.navigator;
  if (serviceWorker === undefined) return;
  const hadWorker = serviceWorker.controller !== null;
  const start = () => {
    void serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' }).then(
      (registration) => {
        checkForUpdate(view, registration);
        if (!hadWorker) void serviceWorker.ready.then(() => reportUsedAssets(view, serviceWorker));
      },
      () => {}, // The app works without the worker; the next visit tries again.
    );
  };
  if (view.document.readyState === 'complete') start();
  else view.addEventListener('load', start, { once: true });
}

/** Checks for an update when the page becomes visible: a page may stay open for days. */
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
    registration.update().catch(() => {}); // The device is offline.
  });
}

/** Reports to a new worker the resources that the page loaded before the worker was active. */
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
  const activatedAt = view.performance.now();
  new view.PerformanceObserver((list) => {
    const addresses = list
      .getEntries()
      .filter(({ startTime }) => startTime <= activatedAt)
      .map(({ name }) => name);
    if (addresses.length > 0)
      controller.postMessage({ type: 'keep', addresses } satisfies WorkerMessage);
  }).observe({ type: 'resource', buffered: true });
}
