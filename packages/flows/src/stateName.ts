import type { StateValue } from 'xstate';

/**
 * Returns the leaves of a state value as paths, in the order of the machine: `['form.asking',
 * 'clock.running']`.
 */
export function leavesOf(value: StateValue): string[] {
  if (typeof value === 'string') return [value];
  return Object.entries(value).flatMap(([key, below]) => {
    const leaves = below === undefined ? [] : leavesOf(below);
    return leaves.length === 0 ? [key] : leaves.map((leaf) => `${key}.${leaf}`);
  });
}

/** Returns the leaves of a state value, joined by ` + `. */
export function stateName(value: StateValue): string {
  return leavesOf(value).join(' + ') || '(root)';
}

/** Returns whether a state value contains the state with this path. */
export function isInState(value: StateValue, path: string): boolean {
  return leavesOf(value).some((leaf) => leaf === path || leaf.startsWith(`${path}.`));
}
