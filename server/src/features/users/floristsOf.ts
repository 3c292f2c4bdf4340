import type { Role } from '../../data/db/schema/roles.ts';
import type { StaffMember } from '../../http/auth/requireRole.ts';

/** The roles that work on orders: finance and reviewers on all, florists on those of their shop. */
export const orderRoles = ['finance', 'reviewer', 'florist'] as const satisfies readonly Role[];

/**
 * Returns the florists on whose orders a member of staff may work in one of the roles; `all` for
 * admins and for roles other than `florist`.
 */
export function floristsOf(
  { granted }: StaffMember,
  roles: readonly Role[] = orderRoles,
): number[] | 'all' {
  const hasAll = (role: Role) => role === 'admin' || (role !== 'florist' && roles.includes(role));
  if (granted.some(({ role }) => hasAll(role))) return 'all';
  return granted.flatMap(({ floristId }) => (floristId === null ? [] : [floristId]));
}
