import type { ItemsAt } from './criteria.ts';
import { shuffle, type Random } from './random.ts';
import type { PlanningGraph } from './planningGraph.ts';
import { stepsIn, withEnd, type Walk } from './walks.ts';

/**
 * Returns walks that cover the wanted items. Each walk continues to the nearest missing item; a new
 * walk begins at the root when that is nearer or when the current walk would exceed `maxSteps`.
 * Items that cannot be reached within `maxSteps` are omitted.
 */
export function nearestFirst(
  planningGraph: PlanningGraph,
  itemsAt: ItemsAt,
  wanted: ReadonlySet<string>,
  random: Random,
  maxSteps: number,
): Walk[] {
  const missing = new Set(wanted);
  const out = planningGraph.out.map((segments) => shuffle(segments, random));
  const walks: Walk[] = [];
  let walk: number[] = [];
  const isMissing = (previous: number, segment: number) =>
    itemsAt(previous, segment).some((item) => missing.has(item));
  const fits = (segments: Walk) =>
    stepsIn(planningGraph, withEnd(planningGraph, segments)) <= maxSteps;

  while (missing.size > 0) {
    const fromRoot = search(planningGraph, out, -1, isMissing);
    const fromWalk =
      walk.length === 0 ? null : search(planningGraph, out, walk.at(-1) as number, isMissing);
    const continuesWalk =
      fromWalk !== null &&
      (fromRoot === null || fromWalk.length <= fromRoot.length) &&
      fits([...walk, ...fromWalk]);
    if (!continuesWalk && walk.length > 0) {
      walks.push(withEnd(planningGraph, walk));
      walk = [];
    }
    const next = continuesWalk ? fromWalk : fromRoot;
    if (next === null) break;
    const last = itemsAt(next.at(-2) ?? walk.at(-1) ?? -1, next.at(-1) as number);
    if (!continuesWalk && !fits(next)) {
      // The nearest missing item takes too many steps, and so do the items that the same segment
      // covers.
      last.forEach((item) => missing.delete(item));
      continue;
    }
    for (const segment of next) {
      itemsAt(walk.at(-1) ?? -1, segment).forEach((item) => missing.delete(item));
      walk.push(segment);
    }
  }
  if (walk.length > 0) walks.push(withEnd(planningGraph, walk));
  return walks;
}

/**
 * Finds the segments after `last` (-1: from the root) up to and including the nearest wanted one.
 */
function search(
  planningGraph: PlanningGraph,
  out: readonly (readonly number[])[],
  last: number,
  isWanted: (previous: number, segment: number) => boolean,
): number[] | null {
  const before = new Map<number, number>();
  const queue = [last];
  for (const previous of queue) {
    const node =
      previous < 0
        ? planningGraph.root
        : (planningGraph.segments[previous]?.target ?? planningGraph.root);
    for (const segment of out[node] ?? []) {
      const isFound = isWanted(previous, segment);
      if (!isFound && before.has(segment)) continue;
      if (isFound) return [...trace(previous, last, before), segment];
      before.set(segment, previous);
      queue.push(segment);
    }
  }
  return null;
}

/** Returns the segments after `last` up to and including `segment`. */
function trace(segment: number, last: number, before: ReadonlyMap<number, number>): number[] {
  const segments: number[] = [];
  for (let current = segment; current !== last; current = before.get(current) as number)
    segments.push(current);
  return segments.reverse();
}
