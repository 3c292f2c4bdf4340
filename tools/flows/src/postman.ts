import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { shuffle, type Random } from './random.ts';
import type { Terrain } from './terrain.ts';

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
export function coverWays(terrain: Terrain, random: Random): Plan {
  const { times, ends, steps } = planCirculation(terrain, () => 1);
  return { walks: walkAll(terrain, times, ends, random), bound: steps };
}

/** Tours that go the chosen ways, in few steps: what is apart in the circulation is joined from the root. */
export function coverChosen(
  terrain: Terrain,
  chosen: ReadonlySet<number>,
  random: Random,
): readonly (readonly number[])[] {
  const { times, ends } = planCirculation(terrain, (way) => (chosen.has(way) ? 1 : 0));
  joinToRoot(terrain, times, ends);
  return walkAll(terrain, times, ends, random);
}

interface Circulation {
  readonly times: number[];
  /** How many tours end at each node. */
  readonly ends: number[];
  readonly steps: number;
}

function planCirculation(terrain: Terrain, lower: (way: number) => number): Circulation {
  const { ways, nodeCount, root } = terrain;
  const over = nodeCount;
  const nodes = [...Array(nodeCount).keys()].filter(
    (node) => node !== root && terrain.isEnd(node) && terrain.into[node]?.length !== 0,
  );
  const arcs: Arc[] = [
    ...ways.map(({ source, target, steps, index }) => ({
      from: source,
      to: target,
      lower: lower(index),
      cost: steps * STEP,
    })),
    ...nodes.map((node) => ({ from: node, to: over, lower: 0, cost: 0 })),
    { from: over, to: root, lower: 1, cost: 1 },
  ];
  const flow = circulate(nodeCount + 1, arcs);
  const times = flow.slice(0, ways.length);
  const ends = Array.from({ length: nodeCount }, () => 0);
  nodes.forEach((node, index) => (ends[node] = flow[ways.length + index] ?? 0));
  const steps = ways.reduce((sum, way) => sum + way.steps * (times[way.index] ?? 0), 0);
  return { times, ends, steps };
}

function walkAll(
  terrain: Terrain,
  times: readonly number[],
  ends: readonly number[],
  random: Random,
): number[][] {
  const { ways, nodeCount, root } = terrain;
  const out = terrain.out.map((each) => shuffle(each, random));
  const all = [...times];
  for (let node = 0; node < nodeCount; node += 1) {
    if ((ends[node] ?? 0) === 0) continue;
    out[node]?.push(ways.length + node);
    all[ways.length + node] = ends[node] ?? 0;
  }
  const headOf = (arc: number) => (arc < ways.length ? (ways[arc]?.target ?? root) : root);
  return splitAt(eulerCircuit(root, out, headOf, all), (arc) => arc >= ways.length);
}

/** Leads from the root to each part of the circulation that is apart from it, and from there to an end. */
function joinToRoot(terrain: Terrain, times: number[], ends: number[]): void {
  for (;;) {
    const joined = new Set([terrain.root]);
    const links = terrain.ways.filter(({ index }) => (times[index] ?? 0) > 0);
    for (let before = 0; before < joined.size;) {
      before = joined.size;
      for (const { source, target } of links) {
        if (joined.has(source)) joined.add(target);
      }
    }
    const apart = new Set(links.map(({ source }) => source).filter((node) => !joined.has(node)));
    if (apart.size === 0) return;
    const there = shortestWay(terrain, terrain.root, (node) => apart.has(node));
    const place = terrain.ways[there.at(-1) ?? -1]?.target ?? terrain.root;
    const back = shortestWay(terrain, place, terrain.isEnd);
    for (const way of [...there, ...back]) times[way] = (times[way] ?? 0) + 1;
    const end = terrain.ways[back.at(-1) ?? -1]?.target ?? place;
    ends[end] = (ends[end] ?? 0) + 1;
  }
}

/** The ways from a node to the nearest one that is wanted; none when it is wanted itself. Throws when there is none. */
export function shortestWay(
  terrain: Terrain,
  from: number,
  isWanted: (node: number) => boolean,
): number[] {
  if (isWanted(from)) return [];
  const lastWay = new Map<number, number>();
  const queue = [from];
  for (const node of queue) {
    for (const way of terrain.out[node] ?? []) {
      const target = terrain.ways[way]?.target ?? node;
      if (target === from || lastWay.has(target)) continue;
      lastWay.set(target, way);
      if (isWanted(target)) return unwind(terrain, from, target, lastWay);
      queue.push(target);
    }
  }
  throw new RangeError('No such node can be reached.');
}

function unwind(
  terrain: Terrain,
  from: number,
  to: number,
  lastWay: ReadonlyMap<number, number>,
): number[] {
  const ways: number[] = [];
  for (let node = to; node !== from;) {
    const way = lastWay.get(node) as number;
    ways.push(way);
    node = terrain.ways[way]?.source ?? from;
  }
  return ways.reverse();
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
