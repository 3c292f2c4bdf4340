import type { QueryClient } from '@tanstack/react-query';
import { registerWorker } from './registerWorker.ts';

/** Makes visited pages readable offline; `rendered` are the queries of the document, or null. */
export function startOffline(
  view: Window & typeof globalThis,
  { isEnabled, rendered }: { isEnabled: boolean; rendered: QueryClient | null },
): void {
  if (!isEnabled) return void unregisterWorker(view);
  registerWorker(view);
  if (rendered !== null) void readAgainForOffline(view, rendered);
}

/** Unregisters the service worker of an earlier build, and deletes its caches. */
export async function unregisterWorker({
  navigator,
  caches,
}: {
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
  readonly caches?: CacheStorage;
}): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches?.keys()) ?? [];
  await Promise.all(names.map((name) => caches?.delete(name)));
}

type View = Pick<Window, 'setTimeout'> & {
  readonly requestIdleCallback?: Window['requestIdleCallback'];
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/**
 * Loads the data of a rendered document again as soon as the worker controls the page and the page is
 * idle. The worker caches the answers, which it has not seen so far, for reading offline.
 */
async function readAgainForOffline(view: View, queries: QueryClient): Promise<void> {
  const { serviceWorker } = view.navigator;
  if (serviceWorker === undefined) return;
  const known = new Map(
    queries
      .getQueryCache()
      .getAll()
      .map((query) => [query.queryHash, query.state.dataUpdatedAt]),
  );
  if (serviceWorker.controller === null)
    await new Promise((resolve) =>
      serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  await new Promise<unknown>((resolve) =>
    view.requestIdleCallback === undefined
      ? view.setTimeout(resolve)
      : view.requestIdleCallback(resolve),
  );
  await queries.refetchQueries({
    predicate: ({ queryHash, state }) => known.get(queryHash) === state.dataUpdatedAt,
  });
}
