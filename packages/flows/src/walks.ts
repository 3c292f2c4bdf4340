import type { ItemsAt } from './criteria.ts';
import { Heap } from './heap.ts';
import { shortestSegments } from './postman.ts';
import type { PlanningGraph, Segment } from './planningGraph.ts';

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

/** Starting a test path takes about as long as this many steps. */
export const START_STEPS = 3;

/**
 * Covers the same items with walks of at most `maxSteps` steps. Each walk is cut where the rest,
 * which continues from the root by the shortest path, costs the fewest steps; parts without new
 * items are left out. Items that cannot be reached within the limit are omitted.
 */
export function limitWalks(
  planningGraph: PlanningGraph,
  walks: readonly Walk[],
  itemsAt: ItemsAt,
  maxSteps: number,
): Walk[] {
  const routes = createRoutes(planningGraph);
  const covered = new Set<string>();
  return walks.flatMap((walk) => {
    const stepsBefore = [0];
    for (const segment of walk)
      stepsBefore.push((stepsBefore.at(-1) ?? 0) + stepsIn(planningGraph, [segment]));
    /** The steps of a walk that takes a part of this one, and goes to the nearest end. */
    const lengthOf = ({ begin }: Part, { place }: Part) =>
      routes.toNode(sourceOf(planningGraph, walk, begin)) +
      (stepsBefore[place + 1] as number) -
      (stepsBefore[begin] as number) +
      routes.toEnd(planningGraph.segments[walk[place] ?? -1]?.target ?? planningGraph.root);
    const parts: Part[] = [];
    for (const [place, segment] of walk.entries()) {
      const newItems = itemsAt(walk[place - 1] ?? -1, segment).filter((item) => !covered.has(item));
      if (newItems.length === 0) continue;
      // A pair needs the segment before it; other items are approached by the shortest path.
      const withoutPrevious = itemsAt(-1, segment);
      const begin = newItems.every((item) => withoutPrevious.includes(item)) ? place : place - 1;
      const part = { begin, place };
      if (lengthOf(part, part) > maxSteps) continue;
      newItems.forEach((item) => covered.add(item));
      parts.push(part);
    }
    return cheapestCuts(parts, lengthOf, maxSteps).map(([first, last]) => [
      ...routes.walkTo(sourceOf(planningGraph, walk, first.begin)),
      ...withEnd(planningGraph, walk.slice(first.begin, last.place + 1)),
    ]);
  });
}

/** A place of a walk with new items, and where a walk must begin to cover them. */
interface Part {
  readonly begin: number;
  readonly place: number;
}

/**
 * Groups the parts of a walk, in their order, so that no group is longer than `maxSteps` and all of
 * them together are as short as possible. Returns the first and the last part of each group.
 */
function cheapestCuts(
  parts: readonly Part[],
  lengthOf: (first: Part, last: Part) => number,
  maxSteps: number,
): (readonly [Part, Part])[] {
  const costs = [0];
  const firsts: number[] = [];
  for (const [index, last] of parts.entries()) {
    let cost = Number.POSITIVE_INFINITY;
    for (let first = index; first >= 0; first -= 1) {
      const part = parts[first] as Part;
      if (last.place - part.begin > maxSteps) break;
      const length = lengthOf(part, last);
      if (length > maxSteps) continue;
      const total = (costs[first] as number) + length + START_STEPS;
      if (total >= cost) continue;
      cost = total;
      firsts[index] = first;
    }
    costs.push(cost);
  }
  const groups: (readonly [Part, Part])[] = [];
  for (let index = parts.length - 1; index >= 0; index = (firsts[index] as number) - 1)
    groups.unshift([parts[firsts[index] as number] as Part, parts[index] as Part]);
  return groups;
}

/** The shortest ways from the root to each node, and from each node to an end. */
interface Routes {
  readonly toNode: (node: number) => number;
  readonly walkTo: (node: number) => Walk;
  readonly toEnd: (node: number) => number;
}

function createRoutes(planningGraph: PlanningGraph): Routes {
  const { segments, root, out } = planningGraph;
  const steps: number[] = [];
  const lastSegment: number[] = [];
  const heap = new Heap();
  steps[root] = 0;
  heap.push(root, 0);
  while (heap.size > 0) {
    const { item: node, key } = heap.pop();
    if (key > (steps[node] as number)) continue;
    for (const index of out[node] ?? []) {
      const { target, steps: added } = segments[index] as Segment;
      if (key + added >= (steps[target] ?? Number.POSITIVE_INFINITY)) continue;
      steps[target] = key + added;
      lastSegment[target] = index;
      heap.push(target, key + added);
    }
  }
  const ends = new Map<number, number>();
  return {
    toNode: (node) => steps[node] ?? Number.POSITIVE_INFINITY,
    walkTo: (node) => {
      const walk: number[] = [];
      for (let last = lastSegment[node]; last !== undefined; last = lastSegment[sourceAt(last)])
        walk.unshift(last);
      return walk;
    },
    toEnd: (node) => {
      const known = ends.get(node);
      if (known !== undefined) return known;
      const found = stepsIn(
        planningGraph,
        shortestSegments(planningGraph, node, planningGraph.isEnd),
      );
      ends.set(node, found);
      return found;
    },
  };

  function sourceAt(segment: number): number {
    return segments[segment]?.source ?? root;
  }
}

/** Returns the number of steps to the item that is farthest from the root. */
export function farthest(planningGraph: PlanningGraph): number {
  const { toNode, toEnd } = createRoutes(planningGraph);
  return planningGraph.segments.reduce(
    (most, { source, target, steps }) => Math.max(most, toNode(source) + steps + toEnd(target)),
    0,
  );
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

/** Adds the shortest path to the nearest end. */
export function withEnd(planningGraph: PlanningGraph, walk: Walk): Walk {
  return [
    ...walk,
    ...shortestSegments(planningGraph, lastNode(planningGraph, walk), planningGraph.isEnd),
  ];
}

function lastNode(planningGraph: PlanningGraph, walk: Walk): number {
  return planningGraph.segments[walk.at(-1) ?? -1]?.target ?? planningGraph.root;
}

function sourceOf(planningGraph: PlanningGraph, walk: Walk, place: number): number {
  return planningGraph.segments[walk[place] ?? -1]?.source ?? planningGraph.root;
}
