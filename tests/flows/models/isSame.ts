import { canonical } from '../../../tools/flows/src/canonical.ts';

/** Whether two values are equal in all their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}
