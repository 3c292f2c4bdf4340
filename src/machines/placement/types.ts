import type { AppErrorCode } from '../../domain/appError.ts';
import type { IdempotencySupport, PlacedOrder } from '../../domain/order.ts';

/** What identifies the order request. */
export interface Placement {
  /** The idempotency key: requests that are repeated with it create only one order. */
  readonly key: string;
  /** Whether the server honours idempotency keys, as far as it is known. */
  readonly keySupport: IdempotencySupport;
  /** When the buyer placed the order: YYYY/MM/DD HH:mm:ss in Asia/Jakarta; null before that. */
  readonly submittedAt: string | null;
  /** Whether a request was sent with this key and its outcome is unknown. */
  readonly mayExist: boolean;
}

/** How a placement ends. `keyReused`: the key belongs to another order. */
export type PlacementOutput =
  | { readonly type: 'placed'; readonly placement: Placement; readonly order: PlacedOrder }
  | { readonly type: 'rejected'; readonly placement: Placement; readonly code: AppErrorCode }
  | { readonly type: 'keyReused'; readonly placement: Placement };

/** Returns the code of a rejection; null for every other output. */
export function getRejectionCode(output: PlacementOutput): AppErrorCode | null {
  return output.type === 'rejected' ? output.code : null;
}

/** Creates the placement of an order for which no request was sent yet. */
export function newPlacement(key: string, keySupport: IdempotencySupport): Placement {
  return { key, keySupport, submittedAt: null, mayExist: false };
}

/**
 * Returns the placement of an order that is resumed. Without a draft, it is new.
 * @param draft the stored draft; its order may exist if it was being placed
 */
export function resumePlacement(
  key: string,
  keySupport: IdempotencySupport,
  draft: {
    readonly step: string;
    readonly key: string;
    readonly submittedAt: string | null;
  } | null,
): Placement {
  if (draft === null) return newPlacement(key, keySupport);
  const { submittedAt, step } = draft;
  return { key: draft.key, keySupport, submittedAt, mayExist: step === 'placing' };
}
