import { orderNumber } from './order.ts';
import { type OrderStage, orderStage, type OrderSummary } from './orderState.ts';
import type { Instant } from './person.ts';
import type { HistoryItem } from './profile.ts';

/** `todo`: the buyer has to do something. `other`: an entry without an order. */
export const HISTORY_GROUPS = ['todo', 'running', 'finished', 'other'] as const;

export type HistoryGroup = (typeof HISTORY_GROUPS)[number];

/** The group of each stage of an order. */
export const stageGroups: Readonly<Record<OrderStage, Exclude<HistoryGroup, 'other'>>> = {
  awaitingPayment: 'todo',
  rejected: 'todo',
  proofPending: 'running',
  paidLate: 'running',
  refundDue: 'running',
  waiting: 'running',
  inReview: 'running',
  offered: 'running',
  declined: 'running',
  accepted: 'running',
  inDelivery: 'running',
  shown: 'finished',
  withdrawn: 'finished',
  delivered: 'finished',
  stopped: 'finished',
  expired: 'finished',
  cancelled: 'finished',
  refunded: 'finished',
};

/** Returns the group of an entry of the history. */
export function historyGroup({ order }: HistoryEntry): HistoryGroup {
  return order === null ? 'other' : stageGroups[orderStage(order)];
}

/**
 * Returns the text of an entry without what its card says already: the number of the order, the
 * name of the deceased, the sender and the total. Another text stays as it is.
 */
export function shortenHistoryText(
  text: string,
  order: Pick<OrderSummary, 'orderId' | 'personName' | 'sender' | 'total'>,
): string {
  const { orderId, personName, sender, total } = order;
  const prefix = `Pesanan ${orderNumber(orderId)}`;
  if (!text.startsWith(prefix)) return text;
  const rest = text
    .slice(prefix.length)
    .replace(/^:/, '')
    .replace(` untuk ${personName}`, '')
    .replace(` dari ${sender.replace(/\s+/g, ' ').trim()} `, ' ')
    .replace(/ Total Rp ([\d.]+)\.$/, (sentence: string, amount: string) =>
      Number(amount.replaceAll('.', '')) === total ? '' : sentence,
    )
    .trim();
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

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
