import type { StateValue } from 'xstate';

/** The leaves of a state value as paths, in the machine's order: `['form.asking', 'clock.running']`. */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = below === undefined ? [] : leavesOf(below);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

/** The leaves of a state value in one text. */
export function stateName(value: StateValue): string {
  return leavesOf(value).join(' + ') || '(root)';
}

/** Whether a state value is in the state of this path. */
export function isIn(value: StateValue, path: string): boolean {
  return leavesOf(value).some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
}
