import type { ItemsAt } from './criteria.ts';
import { shuffle, type Random } from './random.ts';
import type { Terrain } from './terrain.ts';
import { stepsIn, withEnd, type Walk } from './walks.ts';

/**
 * Walks that cover the wanted items: always on to the nearest one that is missing, or anew from the root when
 * that is nearer or the walk has become too long. What lies deeper than `maxSteps` is left out.
 */
export function nearestFirst(
  terrain: Terrain,
  itemsAt: ItemsAt,
  wanted: ReadonlySet<string>,
  random: Random,
  maxSteps: number,
): Walk[] {
  const missing = new Set(wanted);
  const out = terrain.out.map((ways) => shuffle(ways, random));
  const walks: Walk[] = [];
  let walk: number[] = [];
  const isMissing = (previous: number, way: number) =>
    itemsAt(previous, way).some((item) => missing.has(item));
  const fits = (ways: Walk) => stepsIn(terrain, withEnd(terrain, ways)) <= maxSteps;

  while (missing.size > 0) {
    const anew = search(terrain, out, -1, isMissing);
    const onward =
      walk.length === 0 ? null : search(terrain, out, walk.at(-1) as number, isMissing);
    const goesOn =
      onward !== null &&
      (anew === null || onward.length <= anew.length) &&
      fits([...walk, ...onward]);
    if (!goesOn && walk.length > 0) {
      walks.push(withEnd(terrain, walk));
      walk = [];
    }
    const next = goesOn ? onward : anew;
    if (next === null) break;
    const last = itemsAt(next.at(-2) ?? walk.at(-1) ?? -1, next.at(-1) as number);
    if (!goesOn && !fits(next)) {
      // The nearest missing item lies too deep: so do all others that come with it.
      last.forEach((item) => missing.delete(item));
      continue;
    }
    for (const way of next) {
      itemsAt(walk.at(-1) ?? -1, way).forEach((item) => missing.delete(item));
      walk.push(way);
    }
  }
  if (walk.length > 0) walks.push(withEnd(terrain, walk));
  return walks;
}

/** The ways after `last` (-1: from the root) up to the nearest one that is wanted, that one included. */
function search(
  terrain: Terrain,
  out: readonly (readonly number[])[],
  last: number,
  isWanted: (previous: number, way: number) => boolean,
): number[] | null {
  const before = new Map<number, number>();
  const queue = [last];
  for (const previous of queue) {
    const node = previous < 0 ? terrain.root : (terrain.ways[previous]?.target ?? terrain.root);
    for (const way of out[node] ?? []) {
      const isFound = isWanted(previous, way);
      if (!isFound && before.has(way)) continue;
      if (isFound) return [...trace(previous, last, before), way];
      before.set(way, previous);
      queue.push(way);
    }
  }
  return null;
}

/** The ways that lead from `last` to `way`, that one included. */
function trace(way: number, last: number, before: ReadonlyMap<number, number>): number[] {
  const ways: number[] = [];
  for (let current = way; current !== last; current = before.get(current) as number)
    ways.push(current);
  return ways.reverse();
}
