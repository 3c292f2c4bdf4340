import type { ItemsAt } from './criteria.ts';
import { shortestSegments } from './postman.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** Consecutive segments from the root. */
export type Walk = readonly number[];

/** Returns the number of steps of a walk. */
export function stepsIn(planningGraph: PlanningGraph, walk: Walk): number {
  return walk.reduce((sum, segment) => sum + (planningGraph.segments[segment]?.steps ?? 0), 0);
}

/** Returns the items that a walk covers. */
export function itemsOf(walk: Walk, itemsAt: ItemsAt): Set<string> {
  return new Set(walk.flatMap((segment, place) => itemsAt(walk[place - 1] ?? -1, segment)));
}

/**
 * Covers the same items with walks of at most `maxSteps` steps. Each walk is cut at the limit, and
 * the rest continues from the root by the shortest path. Items that cannot be reached within the
 * limit are omitted.
 */
export function limitWalks(
  planningGraph: PlanningGraph,
  walks: readonly Walk[],
  itemsAt: ItemsAt,
  maxSteps: number,
): Walk[] {
  const covered = new Set<string>();
  const limited: Walk[] = [];
  const isNew = (previous: number, segment: number) =>
    itemsAt(previous, segment).some((item) => !covered.has(item));
  for (const walk of walks) {
    for (let place = 0; place < walk.length; place += 1) {
      const segment = walk[place] as number;
      const newItems = itemsAt(walk[place - 1] ?? -1, segment).filter((item) => !covered.has(item));
      if (newItems.length === 0) continue;
      // A pair needs the segment before it; other items are approached by the shortest path.
      const withoutPrevious = itemsAt(-1, segment);
      const begin = newItems.every((item) => withoutPrevious.includes(item)) ? place : place - 1;
      const path = pathFrom(planningGraph, walk, begin, place, maxSteps);
      if (path === null) continue;
      const trimmed = trim(planningGraph, path, isNew);
      if (trimmed.length === 0) continue;
      itemsOf(trimmed, itemsAt).forEach((item) => covered.add(item));
      limited.push(trimmed);
    }
  }
  return limited;
}

/** Removes walks, the longest first, whose items other walks also cover. */
export function prune(
  planningGraph: PlanningGraph,
  walks: readonly Walk[],
  itemsAt: ItemsAt,
): Walk[] {
  const times = new Map<string, number>();
  const items = walks.map((walk) => itemsOf(walk, itemsAt));
  items.forEach((each) => each.forEach((item) => times.set(item, (times.get(item) ?? 0) + 1)));
  const order = [...walks.keys()].sort(
    (a, b) => stepsIn(planningGraph, walks[b] as Walk) - stepsIn(planningGraph, walks[a] as Walk),
  );
  const dropped = new Set<number>();
  for (const index of order) {
    const ownItems = items[index] as Set<string>;
    if (![...ownItems].every((item) => (times.get(item) ?? 0) > 1)) continue;
    ownItems.forEach((item) => times.set(item, (times.get(item) ?? 0) - 1));
    dropped.add(index);
  }
  return walks.filter((_, index) => !dropped.has(index));
}

/**
 * Returns the shortest path from the root to a position of the walk, and the walk from there up to
 * the limit; null when it does not fit.
 */
function pathFrom(
  planningGraph: PlanningGraph,
  walk: Walk,
  begin: number,
  place: number,
  maxSteps: number,
): number[] | null {
  const source = planningGraph.segments[walk[begin] ?? -1]?.source ?? planningGraph.root;
  const approach = shortestSegments(planningGraph, planningGraph.root, (node) => node === source);
  const path = [...approach, ...walk.slice(begin, place + 1)];
  if (stepsWithEnd(planningGraph, path) > maxSteps) return null;
  for (const segment of walk.slice(place + 1)) {
    if (stepsWithEnd(planningGraph, [...path, segment]) > maxSteps) break;
    path.push(segment);
  }
  return path;
}

/**
 * Removes segments without new items from the end of a walk and adds the path to the nearest end.
 */
function trim(
  planningGraph: PlanningGraph,
  path: Walk,
  isNew: (previous: number, segment: number) => boolean,
): Walk {
  let length = path.length;
  while (length > 0 && !isNew(path[length - 2] ?? -1, path[length - 1] as number)) length -= 1;
  return length === 0 ? [] : withEnd(planningGraph, path.slice(0, length));
}

/** Adds the shortest path to the nearest end. */
export function withEnd(planningGraph: PlanningGraph, walk: Walk): Walk {
  return [
    ...walk,
    ...shortestSegments(planningGraph, lastNode(planningGraph, walk), planningGraph.isEnd),
  ];
}

function stepsWithEnd(planningGraph: PlanningGraph, walk: Walk): number {
  return stepsIn(planningGraph, withEnd(planningGraph, walk));
}

function lastNode(planningGraph: PlanningGraph, walk: Walk): number {
  return planningGraph.segments[walk.at(-1) ?? -1]?.target ?? planningGraph.root;
}
