import { ApiError } from '../contract/ApiError.ts';

/**
 * Refuses an order in somebody else's name: the token decides who buys.
 * @throws {ApiError} `forbidden`
 */
export function requireOwnBuyer(userId: number, claimed: number, field: string): void {
  if (claimed !== userId)
    throw new ApiError('forbidden', 403, `${field} is not the signed-in user.`, field);
}
