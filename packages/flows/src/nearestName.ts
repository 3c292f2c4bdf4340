/** Returns the known name that is most similar to an unknown one, or null when none is similar. */
export function nearestName(name: string, known: Iterable<string>): string | null {
  let best: string | null = null;
  let bestDistance = Math.max(2, Math.floor(name.length / 2)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    const hasSomethingInCommon = distance < Math.max(name.length, candidate.length);
    if (hasSomethingInCommon && distance < bestDistance)
      [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/**
 * Returns "Did you mean …?" for an unknown name or the end of a path, else the list of known names.
 */
export function suggestName(name: string, known: Iterable<string>): string {
  const names = [...known];
  const matchingPaths = names.filter((each) => each.endsWith(`.${name}`));
  if (matchingPaths.length > 0)
    return `Did you mean ${matchingPaths.map((each) => `"${each}"`).join(' or ')}?`;
  const nearest = nearestName(name, names);
  if (nearest !== null) return `Did you mean "${nearest}"?`;
  if (names.length === 0) return 'There are none.';
  const listed = names.slice(0, 12).map((each) => `"${each}"`);
  return `Known: ${listed.join(', ')}${names.length > listed.length ? ', …' : ''}.`;
}

/** Returns the Levenshtein distance of two texts. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
