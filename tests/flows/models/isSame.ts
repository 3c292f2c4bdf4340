import { toCanonicalText } from '@dukacita/flows/canonical';

/** Returns whether two values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return toCanonicalText(one) === toCanonicalText(other);
}
