import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { historyQuery } from '../../api/resources/notifications.ts';
import { historyCopy } from '../../copy/history.ts';
import { toAppError } from '../../domain/appError.ts';
import { type HistoryEntry, toHistoryEntries } from '../../domain/history.ts';
import type { OrderSummary } from '../../domain/orderState.ts';
import type { HistoryItem } from '../../domain/profile.ts';
import type { ReadState } from '../../domain/readState.ts';
import { HistoryScreen } from '../../features/history/HistoryScreen.tsx';
import { useNow } from '../../features/ordering/clock/useNow.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { toReadState } from './toReadState.ts';
import { useLiveQueries } from './useLiveQueries.ts';
import { ordersQuery } from '../../api/resources/orders.ts';

const NO_ITEMS: readonly HistoryItem[] = [];
const NO_ORDERS: ReadonlyMap<number, OrderSummary> = new Map();

export function HistoryRoute() {
  useDocumentTitle(historyCopy.title);
  const now = useNow(useServices().clock);
  return <HistoryScreen history={useHistory()} now={now} />;
}

/** Reads the history with its orders; without them, it has its texts alone. */
function useHistory(): ReadState<readonly HistoryEntry[]> {
  const { client } = useServices();
  const userId = useSession()?.user.id ?? 0;
  const history = useQuery({ ...historyQuery(client, userId), enabled: userId > 0 });
  const items = history.data ?? NO_ITEMS;
  const orders = useQuery({
    ...ordersQuery(client, userId),
    enabled: items.some(({ orderId }) => orderId !== null),
    select: byId,
  });
  useLiveQueries();
  const known = orders.data ?? NO_ORDERS;
  const entries = useMemo(() => toHistoryEntries(items, known), [items, known]);
  const state = toReadState(history);
  if (state.type !== 'ready') return state;
  // Lines would become cards under the finger.
  if (orders.isLoading) return { type: 'loading' };
  const isStale = orders.data !== undefined && orders.error !== null;
  return {
    type: 'ready',
    data: entries,
    refetchError: state.refetchError ?? (isStale ? toAppError(orders.error).code : null),
  };
}

function byId(orders: readonly OrderSummary[]): ReadonlyMap<number, OrderSummary> {
  return new Map(orders.map((order) => [order.orderId, order]));
}
