import { eq } from 'drizzle-orm';
import { users } from '../../data/db/schema/users.ts';
import type { ServerDeps } from '../../deps.ts';
import { grantRole } from './roles.ts';

/**
 * Grants the role `admin` to the user of the setting `FIRST_ADMIN`, if that user exists. The
 * setting is the identity provider's `sub`, because an e-mail address can be typed by anybody.
 */
export async function grantFirstAdmin({
  db,
  config,
  now,
}: Pick<ServerDeps, 'db' | 'config' | 'now'>): Promise<void> {
  const { firstAdmin } = config;
  if (firstAdmin === undefined) return;
  const [user] = await db
    .select({ username: users.username })
    .from(users)
    .where(eq(users.username, firstAdmin));
  if (!user) return;
  await grantRole(db, {
    username: user.username,
    role: 'admin',
    grantedBy: null,
    grantedAt: now(),
  });
}
