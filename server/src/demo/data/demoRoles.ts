import { and, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../data/db/Database.ts';
import { userRoles } from '../../data/db/schema/roles.ts';
import { users } from '../../data/db/schema/users.ts';
import { demoAccounts } from '../issuer/demoAccounts.ts';
import { grantRole } from '../../features/users/roles.ts';

/** Grants the demo accounts of staff their roles. */
export async function grantDemoRoles(db: Database, today: Date): Promise<void> {
  for (const { sub, staff } of demoAccounts) {
    if (staff) await grantRole(db, { username: sub, ...staff, grantedBy: null, grantedAt: today });
  }
}

/** Revokes the roles that the demo accounts had while nobody needed a password; not those of admins. */
export async function revokeDemoRoles(db: Database): Promise<void> {
  const demoUsers = db
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.username,
        demoAccounts.map(({ sub }) => sub),
      ),
    );
  await db
    .delete(userRoles)
    .where(and(isNull(userRoles.grantedBy), inArray(userRoles.userId, demoUsers)));
}
