import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { shuffle, type Random } from './random.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** Walks from the root to an end, and the minimum number of steps. */
export interface Plan {
  readonly walks: readonly (readonly number[])[];
  /** The number of steps below which no set of walks can cover the same. */
  readonly bound: number;
}

/**
 * The cost of one step. It exceeds any number of walks, so that fewer steps matter more than fewer
 * walks.
 */
export const STEP = 2 ** 20;

/**
 * Plans walks that cover every segment in the fewest steps: the directed Chinese postman problem
 * in which a new walk may begin at the root at any time. An arc from every end back to the root
 * makes the walks a circulation with a lower bound of one on each segment. The minimum-cost
 * circulation is exact, and an Euler circuit through it is split into walks.
 */
export function coverSegments(planningGraph: PlanningGraph, random: Random): Plan {
  const { times, ends, steps } = planCirculation(planningGraph, () => 1);
  return { walks: walkAll(planningGraph, times, ends, random), bound: steps };
}

/**
 * Plans walks that cover the chosen segments in few steps. Disconnected parts of the circulation
 * are joined to the root.
 */
export function coverChosen(
  planningGraph: PlanningGraph,
  chosen: ReadonlySet<number>,
  random: Random,
): readonly (readonly number[])[] {
  const { times, ends } = planCirculation(planningGraph, (segment) =>
    chosen.has(segment) ? 1 : 0,
  );
  joinToRoot(planningGraph, times, ends);
  return walkAll(planningGraph, times, ends, random);
}

interface Circulation {
  readonly times: number[];
  /** How many walks end at each node. */
  readonly ends: number[];
  readonly steps: number;
}

function planCirculation(
  planningGraph: PlanningGraph,
  lower: (segment: number) => number,
): Circulation {
  const { segments, nodeCount, root } = planningGraph;
  const sink = nodeCount;
  const nodes = [...Array(nodeCount).keys()].filter(
    (node) => node !== root && planningGraph.isEnd(node) && planningGraph.into[node]?.length !== 0,
  );
  const arcs: Arc[] = [
    ...segments.map(({ source, target, steps, index }) => ({
      from: source,
      to: target,
      lower: lower(index),
      cost: steps * STEP,
    })),
    ...nodes.map((node) => ({ from: node, to: sink, lower: 0, cost: 0 })),
    { from: sink, to: root, lower: 1, cost: 1 },
  ];
  const flow = circulate(nodeCount + 1, arcs);
  const times = flow.slice(0, segments.length);
  const ends = Array.from({ length: nodeCount }, () => 0);
  nodes.forEach((node, index) => (ends[node] = flow[segments.length + index] ?? 0));
  const steps = segments.reduce(
    (sum, segment) => sum + segment.steps * (times[segment.index] ?? 0),
    0,
  );
  return { times, ends, steps };
}

function walkAll(
  planningGraph: PlanningGraph,
  times: readonly number[],
  ends: readonly number[],
  random: Random,
): number[][] {
  const { segments, nodeCount, root } = planningGraph;
  const out = planningGraph.out.map((each) => shuffle(each, random));
  const all = [...times];
  for (let node = 0; node < nodeCount; node += 1) {
    if ((ends[node] ?? 0) === 0) continue;
    out[node]?.push(segments.length + node);
    all[segments.length + node] = ends[node] ?? 0;
  }
  const headOf = (arc: number) => (arc < segments.length ? (segments[arc]?.target ?? root) : root);
  return splitAt(eulerCircuit(root, out, headOf, all), (arc) => arc >= segments.length);
}

/**
 * Adds a path from the root to each disconnected part of the circulation, and from there to an end.
 */
function joinToRoot(planningGraph: PlanningGraph, times: number[], ends: number[]): void {
  for (;;) {
    const joined = new Set([planningGraph.root]);
    const links = planningGraph.segments.filter(({ index }) => (times[index] ?? 0) > 0);
    for (let before = 0; before < joined.size;) {
      before = joined.size;
      for (const { source, target } of links) {
        if (joined.has(source)) joined.add(target);
      }
    }
    const disconnected = new Set(
      links.map(({ source }) => source).filter((node) => !joined.has(node)),
    );
    if (disconnected.size === 0) return;
    const approach = shortestSegments(planningGraph, planningGraph.root, (node) =>
      disconnected.has(node),
    );
    const node = planningGraph.segments[approach.at(-1) ?? -1]?.target ?? planningGraph.root;
    const exit = shortestSegments(planningGraph, node, planningGraph.isEnd);
    for (const segment of [...approach, ...exit]) times[segment] = (times[segment] ?? 0) + 1;
    const end = planningGraph.segments[exit.at(-1) ?? -1]?.target ?? node;
    ends[end] = (ends[end] ?? 0) + 1;
  }
}

/**
 * Returns the segments from a node to the nearest target; none when it is a target. Throws a
 * `RangeError` when none can be reached.
 */
export function shortestSegments(
  planningGraph: PlanningGraph,
  from: number,
  isTarget: (node: number) => boolean,
): number[] {
  if (isTarget(from)) return [];
  const lastSegment = new Map<number, number>();
  const queue = [from];
  for (const node of queue) {
    for (const segment of planningGraph.out[node] ?? []) {
      const target = planningGraph.segments[segment]?.target ?? node;
      if (target === from || lastSegment.has(target)) continue;
      lastSegment.set(target, segment);
      if (isTarget(target)) return unwind(planningGraph, from, target, lastSegment);
      queue.push(target);
    }
  }
  throw new RangeError('No such node can be reached.');
}

function unwind(
  planningGraph: PlanningGraph,
  from: number,
  to: number,
  lastSegment: ReadonlyMap<number, number>,
): number[] {
  const segments: number[] = [];
  for (let node = to; node !== from;) {
    const segment = lastSegment.get(node) as number;
    segments.push(segment);
    node = planningGraph.segments[segment]?.source ?? from;
  }
  return segments.reverse();
}

/** Splits a circuit into the walks between its cuts. */
export function splitAt(circuit: readonly number[], isCut: (arc: number) => boolean): number[][] {
  const walks: number[][] = [[]];
  for (const arc of circuit) {
    if (isCut(arc)) walks.push([]);
    else walks.at(-1)?.push(arc);
  }
  return walks.filter((walk) => walk.length > 0);
}
