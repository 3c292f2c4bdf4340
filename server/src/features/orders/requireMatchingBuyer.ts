import { ApiError } from '../../http/errors/ApiError.ts';

/**
 * Checks that the buyer in the body of an order is the user of the token.
 * @throws {ApiError} `forbidden` for another user
 */
export function requireMatchingBuyer(userId: number, claimed: number, field: string): void {
  if (claimed !== userId)
    throw new ApiError('forbidden', 403, `${field} is not the signed-in user.`, field);
}
