import { distance } from 'fastest-levenshtein';

export interface Misspelling {
  given: string;
  /** The most similar known name. */
  meant: string;
}

/**
 * Finds given names that are similar to a known name that is not given itself. Short names match
 * only if they differ in case and underscores alone: `PATH` is not a misspelt `PORT`.
 * @param given names that have a value
 */
export function findMisspeltNames(
  given: readonly string[],
  known: readonly string[],
): Misspelling[] {
  const missing = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [closest] = missing
        .map((meant) => ({ meant, changes: distance(normalize(name), normalize(meant)) }))
        .filter(
          ({ meant, changes }) => changes <= Math.min(2, Math.floor(normalize(meant).length / 5)),
        )
        .sort((a, b) => a.changes - b.changes);
      return closest ? [{ given: name, meant: closest.meant }] : [];
    });
}

function normalize(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
