import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { shuffle, type Random } from './random.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** Tours as lists of ways, each from the root to where a tour may end, and how few steps are possible at all. */
export interface Plan {
  readonly walks: readonly (readonly number[])[];
  /** No set of tours that does the same takes fewer steps. */
  readonly bound: number;
}

/** One step weighs more than any number of tours: fewest steps first, then fewest tours. */
export const STEP = 2 ** 20;

/**
 * Tours that go every way in the fewest steps: the directed Chinese postman who may begin anew at any time.
 * Starting anew is an arc back to the root, so that tours are a circulation with a lower bound of one on each
 * way; a circulation of least cost is found exactly, and an Euler circuit through it is cut into tours.
 */
export function coverSegments(planningGraph: PlanningGraph, random: Random): Plan {
  const { times, ends, steps } = planCirculation(planningGraph, () => 1);
  return { walks: walkAll(planningGraph, times, ends, random), bound: steps };
}

/** Tours that go the chosen ways, in few steps: what is apart in the circulation is joined from the root. */
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
  /** How many tours end at each node. */
  readonly ends: number[];
  readonly steps: number;
}

function planCirculation(
  planningGraph: PlanningGraph,
  lower: (segment: number) => number,
): Circulation {
  const { segments, nodeCount, root } = planningGraph;
  const over = nodeCount;
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
    ...nodes.map((node) => ({ from: node, to: over, lower: 0, cost: 0 })),
    { from: over, to: root, lower: 1, cost: 1 },
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

/** Leads from the root to each part of the circulation that is apart from it, and from there to an end. */
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
    const apart = new Set(links.map(({ source }) => source).filter((node) => !joined.has(node)));
    if (apart.size === 0) return;
    const there = shortestSegments(planningGraph, planningGraph.root, (node) => apart.has(node));
    const place = planningGraph.segments[there.at(-1) ?? -1]?.target ?? planningGraph.root;
    const back = shortestSegments(planningGraph, place, planningGraph.isEnd);
    for (const segment of [...there, ...back]) times[segment] = (times[segment] ?? 0) + 1;
    const end = planningGraph.segments[back.at(-1) ?? -1]?.target ?? place;
    ends[end] = (ends[end] ?? 0) + 1;
  }
}

/** The ways from a node to the nearest one that is wanted; none when it is wanted itself. Throws when there is none. */
export function shortestSegments(
  planningGraph: PlanningGraph,
  from: number,
  isWanted: (node: number) => boolean,
): number[] {
  if (isWanted(from)) return [];
  const lastSegment = new Map<number, number>();
  const queue = [from];
  for (const node of queue) {
    for (const segment of planningGraph.out[node] ?? []) {
      const target = planningGraph.segments[segment]?.target ?? node;
      if (target === from || lastSegment.has(target)) continue;
      lastSegment.set(target, segment);
      if (isWanted(target)) return unwind(planningGraph, from, target, lastSegment);
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

/** The walks between the cuts of a circuit. */
export function splitAt(circuit: readonly number[], isCut: (arc: number) => boolean): number[][] {
  const walks: number[][] = [[]];
  for (const arc of circuit) {
    if (isCut(arc)) walks.push([]);
    else walks.at(-1)?.push(arc);
  }
  return walks.filter((walk) => walk.length > 0);
}
