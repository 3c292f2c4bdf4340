import { toCanonicalText } from '../../../tools/flows/src/canonical.ts';

/** Returns whether two values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return toCanonicalText(one) === toCanonicalText(other);
}
