import type { OrderKind } from '../../../domain/order.ts';

/** Identifies an order on this device: a buyer has at most one of each kind for a person. */
export interface OrderId {
  readonly kind: OrderKind;
  readonly userId: number;
  readonly personId: number;
}

/** The key in `localStorage` of the sender names of the signed-in user. */
export const SENDER_NAMES = 'order:senders';

/** The key in `localStorage` of the bank of the signed-in user's last virtual account. */
export const LAST_BANK = 'order:bank';

export function draftKey({ personId, ...owner }: OrderId): string {
  return draftKeyPrefix(owner) + personId;
}

/** Returns the prefix that the keys of all drafts of a user and a kind share. */
export function draftKeyPrefix({ userId, kind }: Omit<OrderId, 'personId'>): string {
  return `order:${userId}:${kind}:`;
}

export function fileKey({ userId, kind, personId }: OrderId): string {
  return `${userId}:${kind}:${personId}`;
}

/** Returns the key in `sessionStorage` of the person of the last order of a kind. */
export function lastPersonKey({ userId, kind }: Omit<OrderId, 'personId'>): string {
  return `order:last:${userId}:${kind}`;
}
