import type { StaffMember } from './requireRole.ts';

/** Returns the florists whose orders a member of staff may see; `all` for every other role. */
export function floristsOf({ granted }: StaffMember): number[] | 'all' {
  if (granted.some(({ role }) => role !== 'florist')) return 'all';
  return granted.flatMap(({ floristId }) => (floristId === null ? [] : [floristId]));
}
