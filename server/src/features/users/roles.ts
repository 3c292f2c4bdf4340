import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Wire } from '../../http/contract/operations.ts';
import type { Database } from '../../data/db/Database.ts';
import { announceRevokedRole } from '../../data/hints/announce.ts';
import { florists } from '../../data/db/schema/catalogue.ts';
import { funeralHouses } from '../../data/db/schema/places.ts';
import { userRoles } from '../../data/db/schema/roles.ts';
import { users } from '../../data/db/schema/users.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';

/** Reads granted roles in the order in which they were granted. */
export async function readRoles(db: Database, where?: SQL): Promise<Wire['GrantedRole'][]> {
  const rows = await db
    .select({ granted: userRoles, username: users.username, name: users.name })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(where)
    .orderBy(asc(userRoles.id));
  return rows.map(({ granted, username, name }) => ({
    id: granted.id,
    userId: granted.userId,
    username,
    name,
    role: granted.role,
    floristId: granted.floristId,
    funeralHouseId: granted.funeralHouseId,
    grantedTime: toWireTime(granted.grantedAt),
  }));
}

interface Grant extends Pick<Wire['RoleGrant'], 'username' | 'role'> {
  floristId?: number | undefined;
  funeralHouseId?: number | undefined;
  /** The admin who grants the role; null for a setting and demo accounts. */
  grantedBy: number | null;
  grantedAt: Date;
}

/**
 * Grants a role to a user; granting it again changes nothing.
 * @throws {ApiError} `user_unknown`, `role_unknown` when the florist or the funeral house of the
 *   role is missing or unknown
 */
export async function grantRole(
  db: Database,
  { username, role, floristId, funeralHouseId, grantedBy, grantedAt }: Grant,
): Promise<Wire['GrantedRole']> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.username, username));
  if (!user) throw new ApiError('user_unknown', 422, 'There is no such user.', 'username');
  const florist = role === 'florist' ? await requireFlorist(db, floristId) : null;
  const house = role === 'house' ? await requireHouse(db, funeralHouseId) : null;
  await db
    .insert(userRoles)
    .values({
      userId: user.id,
      role,
      floristId: florist,
      funeralHouseId: house,
      grantedBy,
      grantedAt,
    })
    .onConflictDoNothing();
  const [granted] = await readRoles(
    db,
    and(
      eq(userRoles.userId, user.id),
      eq(userRoles.role, role),
      florist === null ? isNull(userRoles.floristId) : eq(userRoles.floristId, florist),
      house === null ? isNull(userRoles.funeralHouseId) : eq(userRoles.funeralHouseId, house),
    ),
  );
  if (!granted) throw new Error('The granted role was not found.');
  return granted;
}

async function requireFlorist(db: Database, id: number | undefined): Promise<number> {
  const [found] =
    id === undefined
      ? []
      : await db.select({ id: florists.id }).from(florists).where(eq(florists.id, id));
  if (!found) throw new ApiError('role_unknown', 422, 'A florist needs its florist.', 'floristId');
  return found.id;
}

async function requireHouse(db: Database, id: number | undefined): Promise<number> {
  const [found] =
    id === undefined
      ? []
      : await db
          .select({ id: funeralHouses.id })
          .from(funeralHouses)
          .where(eq(funeralHouses.id, id));
  if (!found) {
    throw new ApiError(
      'role_unknown',
      422,
      'A funeral house needs its funeral house.',
      'funeralHouseId',
    );
  }
  return found.id;
}

/** Revokes a granted role, and ends the streams of its user on all instances. */
export async function revokeRole(db: Database, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    const [revoked] = await tx
      .delete(userRoles)
      .where(eq(userRoles.id, id))
      .returning({ userId: userRoles.userId });
    if (revoked) await announceRevokedRole(tx, revoked.userId);
  });
}
