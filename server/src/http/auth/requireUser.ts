import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import { requireIdentity } from './security.ts';
import type { Database } from '../../data/db/Database.ts';
import { users } from '../../data/db/schema/users.ts';

export type UserRow = typeof users.$inferSelect;

/** Returns the user with a username; undefined if there is none. */
export async function findUser(db: Database, username: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.username, username)).limit(1);
  return user;
}

/**
 * Returns the signed-in user.
 * @throws {ApiError} `forbidden` when the identity has no user yet, `user_disabled` for a disabled
 *   one
 */
export async function requireUser(db: Database, request: FastifyRequest): Promise<UserRow> {
  const user = await findUser(db, requireIdentity(request).sub);
  if (!user)
    throw new ApiError(
      'forbidden',
      403,
      'The signed-in identity has no user yet; create one first.',
    );
  requireEnabled(user);
  return user;
}

/** @throws {ApiError} `user_disabled` for a disabled user */
export function requireEnabled({ disabledAt }: Pick<UserRow, 'disabledAt'>): void {
  if (disabledAt) throw new ApiError('user_disabled', 403, 'This user is disabled.');
}
