import { and, eq, sql } from 'drizzle-orm';
import type { Identity } from '../../http/auth/identity.ts';
import type { Database } from '../../data/db/Database.ts';
import { users } from '../../data/db/schema/users.ts';
import type { Jobs } from '../../data/jobs/Jobs.ts';
import type { UserRow } from '../../http/auth/requireUser.ts';

/**
 * Stores that the user's e-mail address is verified, if it is the one that the identity provider has
 * verified.
 */
export async function confirmByProvider(db: Database, identity: Identity): Promise<void> {
  const { sub, email, emailVerified } = identity;
  if (!emailVerified || email === null) return;
  await db
    .update(users)
    .set({ verifiedEmail: users.email })
    .where(and(eq(users.username, sub), eq(sql`lower(${users.email})`, email.toLowerCase())));
}

/** Asks the owner of a user's e-mail address to confirm it, unless it is verified. */
export async function askForConfirmation(
  tx: Database,
  jobs: Jobs,
  { id, email, verifiedEmail }: Pick<UserRow, 'id' | 'email' | 'verifiedEmail'>,
): Promise<void> {
  if (email !== null && email !== verifiedEmail)
    await jobs.schedule(tx, 'email-confirmation', { userId: id, email });
}

/**
 * Stores that the owner of an e-mail address has confirmed it.
 * @returns whether it is still the user's address
 */
export async function confirmByOwner(
  db: Database,
  { userId, email }: { userId: number; email: string },
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ verifiedEmail: email })
    .where(and(eq(users.id, userId), eq(users.email, email)))
    .returning({ id: users.id });
  return changed.length > 0;
}
