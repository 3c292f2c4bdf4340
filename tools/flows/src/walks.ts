import type { ItemsAt } from './criteria.ts';
import { shortestSegments } from './postman.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** Ways one after the other, from the root. */
export type Walk = readonly number[];

/** Steps a walk takes. */
export function stepsIn(planningGraph: PlanningGraph, walk: Walk): number {
  return walk.reduce((sum, segment) => sum + (planningGraph.segments[segment]?.steps ?? 0), 0);
}

/** Items a walk covers. */
export function itemsOf(walk: Walk, itemsAt: ItemsAt): Set<string> {
  return new Set(walk.flatMap((segment, place) => itemsAt(walk[place - 1] ?? -1, segment)));
}

/**
 * The same items in walks of at most `maxSteps` steps. Each walk is cut where the limit is reached, and what is
 * left goes on from the root by the shortest way. What lies too deep for the limit is left out.
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
      const fresh = itemsAt(walk[place - 1] ?? -1, segment).filter((item) => !covered.has(item));
      if (fresh.length === 0) continue;
      // A pair needs the way before it; anything else is approached as is shortest.
      const alone = itemsAt(-1, segment);
      const begin = fresh.every((item) => alone.includes(item)) ? place : place - 1;
      const testPath = pathFrom(planningGraph, walk, begin, place, maxSteps);
      if (testPath === null) continue;
      const trimmed = trim(planningGraph, testPath, isNew);
      if (trimmed.length === 0) continue;
      itemsOf(trimmed, itemsAt).forEach((item) => covered.add(item));
      limited.push(trimmed);
    }
  }
  return limited;
}

/** Leaves out walks, the longest first, whose items others cover as well. */
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
    const own = items[index] as Set<string>;
    if (![...own].every((item) => (times.get(item) ?? 0) > 1)) continue;
    own.forEach((item) => times.set(item, (times.get(item) ?? 0) - 1));
    dropped.add(index);
  }
  return walks.filter((_, index) => !dropped.has(index));
}

/** The shortest way from the root to a place of the walk, and the walk from there on as far as the limit lets. */
function pathFrom(
  planningGraph: PlanningGraph,
  walk: Walk,
  begin: number,
  place: number,
  maxSteps: number,
): number[] | null {
  const source = planningGraph.segments[walk[begin] ?? -1]?.source ?? planningGraph.root;
  const approach = shortestSegments(planningGraph, planningGraph.root, (node) => node === source);
  const testPath = [...approach, ...walk.slice(begin, place + 1)];
  if (stepsWithEnd(planningGraph, testPath) > maxSteps) return null;
  for (const segment of walk.slice(place + 1)) {
    if (stepsWithEnd(planningGraph, [...testPath, segment]) > maxSteps) break;
    testPath.push(segment);
  }
  return testPath;
}

/** Without what is not new at its end, and with the way to where a tour may end. */
function trim(
  planningGraph: PlanningGraph,
  testPath: Walk,
  isNew: (previous: number, segment: number) => boolean,
): Walk {
  let length = testPath.length;
  while (length > 0 && !isNew(testPath[length - 2] ?? -1, testPath[length - 1] as number))
    length -= 1;
  return length === 0 ? [] : withEnd(planningGraph, testPath.slice(0, length));
}

/** The walk with the shortest way to where a tour may end. */
export function withEnd(planningGraph: PlanningGraph, walk: Walk): Walk {
  return [
    ...walk,
    ...shortestSegments(planningGraph, placeOf(planningGraph, walk), planningGraph.isEnd),
  ];
}

function stepsWithEnd(planningGraph: PlanningGraph, walk: Walk): number {
  return stepsIn(planningGraph, withEnd(planningGraph, walk));
}

function placeOf(planningGraph: PlanningGraph, walk: Walk): number {
  return planningGraph.segments[walk.at(-1) ?? -1]?.target ?? planningGraph.root;
}
