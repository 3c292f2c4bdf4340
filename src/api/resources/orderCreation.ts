import * as v from 'valibot';
import { AppError, isOutcomeUnknown } from '../../domain/appError.ts';
import type { IdempotencySupport, PlacementOutcome } from '../../domain/order.ts';
import { count, id, instant, rupiah } from './wire.ts';

/** The value of `isPaid` for a new, unpaid order. */
export const IS_PAID_AT_CREATION = -1;

export const orderCreated = v.object({
  id,
  price: rupiah,
  expiredTime: instant,
  discprice: v.optional(rupiah),
  payPalCents: v.optional(count),
});

/** Returns whether the server honours idempotency keys: it does if it echoes the key. */
export function getKeySupport(response: Response, key: string): IdempotencySupport {
  return response.headers.get('Idempotency-Key') === key ? 'honoured' : 'ignored';
}

/** Returns rejections as outcomes. Rethrows `offline` and errors with an unknown outcome. */
export async function toOutcome<Outcome>(
  place: () => Promise<Outcome>,
): Promise<Outcome | Extract<PlacementOutcome, { type: 'rejected' }>> {
  try {
    return await place();
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'offline' || isOutcomeUnknown(error.code))
      throw error;
    return { type: 'rejected', code: error.code };
  }
}
