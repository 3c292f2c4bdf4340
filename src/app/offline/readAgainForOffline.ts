import type { QueryClient } from '@tanstack/react-query';

type View = Pick<Window, 'setTimeout'> & {
  readonly requestIdleCallback?: Window['requestIdleCallback'];
  readonly navigator: { readonly serviceWorker?: ServiceWorkerContainer };
};

/**
 * Loads the data of a rendered document again as soon as the worker controls the page and the page is
 * idle. The worker caches the answers, which it has not seen so far, for reading offline.
 */
export async function readAgainForOffline(view: View, queries: QueryClient): Promise<void> {
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
