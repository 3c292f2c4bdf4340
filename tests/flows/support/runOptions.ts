import { criteria, type Criterion } from '../../../tools/flows/src/criteria.ts';

/** The part of all, and how many parts there are. */
export function shardOf(text: string | undefined): [part: number, parts: number] {
  const [part = 1, parts = 1] = (text || '1/1').split('/').map(Number);
  return [part, parts];
}

/** The goals of tours, from a list with commas; every arrow, guard, outcome, state and restart where none is given. */
export function coverOf(text: string | undefined): Criterion[] {
  if (!text) return ['transitions', 'guards', 'outcomes', 'states', 'restarts'];
  return text.split(',').map((name) => {
    const known = criteria.find((criterion) => criterion === name.trim());
    if (known === undefined)
      throw new Error(`FLOWS_COVER names no goal "${name}". There are ${criteria.join(', ')}.`);
    return known;
  });
}
