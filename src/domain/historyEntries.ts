import type { OrderSummary } from './orderState.ts';
import type { Instant } from './person.ts';
import type { HistoryItem } from './profile.ts';

/** An entry of the history page: an order with its newest item, or an item without a known order. */
export interface HistoryEntry {
  readonly text: string;
  readonly date: Instant;
  readonly order: OrderSummary | null;
}

/**
 * Groups the items of the history by order, in the order of the newest items.
 * @param items newest first
 * @param orders the known orders, by id
 */
export function toHistoryEntries(
  items: readonly HistoryItem[],
  orders: ReadonlyMap<number, OrderSummary>,
): HistoryEntry[] {
  const seen = new Set<number>();
  return items.flatMap(({ text, date, orderId }) => {
    const order = (orderId !== null && orders.get(orderId)) || null;
    if (order !== null && seen.has(order.orderId)) return [];
    if (order !== null) seen.add(order.orderId);
    return [{ text, date, order }];
  });
}
