import type { OrderPhase, OrderPhaseFacts } from '@dukacita/shared/orderPhase';
import type { OrderRow } from './lifecycle/orderState.ts';

/**
 * Returns what the phase of an order depends on.
 * @param approvedAt when the card was approved, last
 * @param dueTime until when the next step is promised; null for a message about the past
 */
export function phaseFacts(
  order: OrderRow,
  departure: Date | null,
  approvedAt: Date | null,
  dueTime: Date | null = null,
): OrderPhaseFacts {
  return {
    isCard: order.kind === 'greeting',
    payment: order.paymentState,
    fulfilment: order.fulfilmentState,
    isProofPending: order.proofPending,
    received: order.received,
    refunded: order.refunded,
    orderedAt: order.createdAt.getTime(),
    departureAt: departure && departure.getTime(),
    approvedAt: approvedAt && approvedAt.getTime(),
    dueAt: dueTime && dueTime.getTime(),
  };
}

/** Tells, after the name of a card, what has become of it since it was approved. */
export function tellApproval(phase: OrderPhase): string {
  switch (phase) {
    case 'shownToFamily':
      return 'tidak sempat tampil di ruang duka, dan sudah kami sampaikan kepada keluarga';
    case 'givenToFamily':
      return 'sudah kami sampaikan kepada keluarga';
    case 'conveyed':
      return 'telah tampil di ruang duka sampai pemberangkatan';
    default:
      return 'tampil di ruang duka';
  }
}

/** Returns how much more than its total was paid for an order, in whole rupiah. */
export function surplusOf({
  paymentState,
  total,
  received,
  refunded,
}: Pick<OrderRow, 'paymentState' | 'total' | 'received' | 'refunded'>): number {
  return paymentState === 'paid' ? Math.max(0, received - refunded - total) : 0;
}
