import { ApiError } from '../../http/errors/ApiError.ts';
import type { Database } from '../../data/db/Database.ts';
import { findOrder, type FoundOrder } from './readOrder.ts';

/**
 * Returns an order of the user.
 * @throws {ApiError} `not_found`, `forbidden` for the order of another user
 */
export async function requireOwnOrder(
  db: Database,
  id: number,
  userId: number,
): Promise<FoundOrder> {
  const found = await findOrder(db, id);
  if (!found) throw new ApiError('not_found', 404, 'There is no such order.', 'id');
  if (found.order.userId !== userId)
    throw new ApiError('forbidden', 403, 'This is the order of another user.', 'id');
  return found;
}
