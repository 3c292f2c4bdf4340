import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors/ApiError.ts';
import type { Database } from '../../data/db/Database.ts';
import { userRoles, type Role } from '../../data/db/schema/roles.ts';
import { requireUser, type UserRow } from './requireUser.ts';

export type GrantedRole = typeof userRoles.$inferSelect;

/** A signed-in user with all granted roles; `admin` allows every call. */
export interface StaffMember {
  user: UserRow;
  granted: GrantedRole[];
}

/**
 * Returns the signed-in user if one of the roles, or `admin`, is granted. Roles are read from the
 * database, because a token can be older than the end of a role.
 * @throws {ApiError} `forbidden` without such a role
 */
export async function requireRole(
  db: Database,
  request: FastifyRequest,
  allowed: readonly Role[],
): Promise<StaffMember> {
  const user = await requireUser(db, request);
  const granted = await db
    .select()
    .from(userRoles)
    .where(eq(userRoles.userId, user.id))
    .orderBy(userRoles.id);
  if (!granted.some(({ role }) => role === 'admin' || allowed.includes(role))) {
    throw new ApiError(
      'forbidden',
      403,
      `This needs the role ${[...allowed, 'admin'].join(' or ')}.`,
    );
  }
  return { user, granted };
}

/** Returns the names of a user's roles, each once. */
export async function readRoleNames(db: Database, userId: number): Promise<Role[]> {
  const rows = await db
    .selectDistinct({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(userRoles.role);
  return rows.map(({ role }) => role);
}

/** Returns who acts when a call needs a role: an admin without it acts as the admin. */
export function actorOf<Needed extends Role>(member: StaffMember, role: Needed) {
  return { role: hasRole(member, role) ? role : ('admin' as const), userId: member.user.id };
}

/** Returns whether a member of staff has a role. */
export function hasRole({ granted }: StaffMember, role: Role): boolean {
  return granted.some((each) => each.role === role);
}

/** Returns the funeral houses whose listings a member of staff may see; `all` for an admin. */
export function housesOf({ granted }: StaffMember): number[] | 'all' {
  if (granted.some(({ role }) => role === 'admin')) return 'all';
  return granted.flatMap(({ funeralHouseId }) => (funeralHouseId === null ? [] : [funeralHouseId]));
}
