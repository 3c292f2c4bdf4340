import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toAppError } from '../../domain/appError.ts';
import { useServices } from '../services/ServicesContext.ts';

/** The first elements of the keys of queries that tell about orders. */
const ORDER_QUERIES: readonly unknown[] = ['order', 'orders', 'history'];

/** Reads the queries about the user's orders again whenever an order has changed, if `isNeeded`. */
export function useLiveQueries(isNeeded = true): void {
  const { loadLiveOrders } = useServices();
  const queries = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return;
    let unsubscribe = () => {};
    let isMounted = true;
    void loadLiveOrders().then(
      (live) => {
        if (!isMounted) return;
        unsubscribe = live.subscribe(
          (change) =>
            void queries.invalidateQueries({
              predicate: ({ queryKey, state }) =>
                isAboutOrder(queryKey, change?.orderId) &&
                state.fetchStatus === 'idle' &&
                !isMissing(state.error),
            }),
        );
      },
      () => {}, // The next page loads it again; until then, queries are read as usual.
    );
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [isNeeded, loadLiveOrders, queries]);
}

/** Returns whether the upstream does not have what was asked, so that asking again is in vain. */
function isMissing(error: unknown): boolean {
  return error !== null && toAppError(error).code === 'notFound';
}

/** Returns whether a query tells about an order; without an id, about any order. */
function isAboutOrder([subject, id]: QueryKey, orderId: number | undefined): boolean {
  if (!ORDER_QUERIES.includes(subject)) return false;
  return subject !== 'order' || orderId === undefined || id === orderId;
}
