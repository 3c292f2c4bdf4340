/** The known name that is closest to one that is not known, or null when none resembles it. */
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

/** "Did you mean …?" for an unknown name or the end of a path, else the names there are. */
export function hint(name: string, known: Iterable<string>): string {
  const names = [...known];
  const whole = names.filter((each) => each.endsWith(`.${name}`));
  if (whole.length > 0) return `Did you mean ${whole.map((each) => `"${each}"`).join(' or ')}?`;
  const near = nearestName(name, names);
  if (near !== null) return `Did you mean "${near}"?`;
  if (names.length === 0) return 'There are none.';
  const shown = names.slice(0, 12).map((each) => `"${each}"`);
  return `Known: ${shown.join(', ')}${names.length > shown.length ? ', …' : ''}.`;
}

/** Levenshtein distance. */
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
