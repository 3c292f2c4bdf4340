import { distance } from 'fastest-levenshtein';

export interface Misspelling {
  given: string;
  /** The known name it is close to. */
  meant: string;
}

/**
 * Finds given names that are close to a known name which is not given itself. Short names are close only when they
 * differ in nothing but case and underscores: `PATH` is no misspelt `PORT`.
 * @param given names that hold a value
 */
export function misspeltNames(given: readonly string[], known: readonly string[]): Misspelling[] {
  const missing = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const [closest] = missing
        .map((meant) => ({ meant, changes: distance(plain(name), plain(meant)) }))
        .filter(({ meant, changes }) => changes <= Math.min(2, Math.floor(plain(meant).length / 5)))
        .sort((a, b) => a.changes - b.changes);
      return closest ? [{ given: name, meant: closest.meant }] : [];
    });
}

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}
