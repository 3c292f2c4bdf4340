import * as v from 'valibot';
import { AppError, isOutcomeUnknown } from '../domain/appError.ts';
import type { KeySupport, PlacementOutcome } from '../domain/order.ts';
import { id, instant, rupiah } from './wire.ts';

/** `OrderCreated` of the contract. */
export const orderCreated = v.object({
  id,
  price: rupiah,
  expiredTime: instant,
  discprice: v.optional(rupiah),
});

/** Whether the server echoed the idempotency key, which is how it says that it honours it. */
export function keySupportOf(response: Response, key: string): KeySupport {
  return response.headers.get('Idempotency-Key') === key ? 'honoured' : 'ignored';
}

/** Turns refusals by the server into outcomes. What is not an answer stays an error: `offline`, unknown outcomes. */
export async function outcomeOf<Outcome>(
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
