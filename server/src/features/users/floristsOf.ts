import type { Role } from '../../data/db/schema/roles.ts';
import type { StaffMember } from '../../http/auth/requireRole.ts';

/** The roles that work on orders: finance and reviewers on all, florists on those of their shop. */
export const orderRoles = ['finance', 'reviewer', 'florist'] as const satisfies readonly Role[];

/**
 * Returns the florists whose orders a member of staff may see; `all` for admins and for the other
 * roles that work on orders.
 */
export function floristsOf({ granted }: StaffMember): number[] | 'all' {
  if (granted.some(({ role }) => role !== 'florist' && role !== 'house')) return 'all';
  return granted.flatMap(({ floristId }) => (floristId === null ? [] : [floristId]));
}
