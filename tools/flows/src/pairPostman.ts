import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { splitAt, STEP, type Plan } from './postman.ts';
import { shuffle, type Random } from './random.ts';
import type { Terrain } from './terrain.ts';

/**
 * Tours that go every two ways which can follow one another, in the fewest steps. A way must be gone as often as
 * there are ways after it, and as often as there are ways before it. A circulation of least cost with these lower
 * bounds can be split at each node so that every pair is there: the Chinese postman of the line graph, exactly.
 * What a start leads to comes on top, because it makes no pair; every tour takes a step where it can.
 */
export function coverPairs(terrain: Terrain, random: Random): Plan {
  const flow = planPairs(terrain);
  const steps = terrain.ways.reduce(
    (sum, way) => sum + way.steps * (flow.times[way.index] ?? 0),
    0,
  );
  return { walks: walkPairs(terrain, flow, random), bound: steps };
}

interface PairFlow {
  /** How often each way is gone. */
  readonly times: readonly number[];
  /** How often of these it comes first after a start. */
  readonly first: readonly number[];
  /** How many tours end at each node. */
  readonly ends: readonly number[];
}

function planPairs(terrain: Terrain): PairFlow {
  const { ways, nodeCount, root } = terrain;
  const over = nodeCount;
  let count = nodeCount + 1;
  const begun = new Map<number, number>();
  for (const way of terrain.out[root] ?? []) {
    const node = ways[way]?.target ?? root;
    if (!begun.has(node) && terrain.out[node]?.length !== 0) begun.set(node, (count += 1) - 1);
  }
  const arcs: Arc[] = [];
  const add = (from: number, to: number, lower: number, cost: number) =>
    arcs.push({ from, to, lower, cost }) - 1;
  const mains: number[] = [];
  const firsts: (number | undefined)[] = [];
  for (const { index, source, target, steps } of ways) {
    const before = stepsInto(terrain, source).length;
    const after = terrain.out[target]?.length ?? 0;
    const start = begun.get(source);
    if (source === root) mains[index] = add(root, begun.get(target) ?? target, 1, steps * STEP);
    else if (start === undefined)
      mains[index] = add(source, target, Math.max(1, before, after), steps * STEP);
    else {
      const middle = (count += 1) - 1;
      add(source, middle, before, 0);
      firsts[index] = add(start, middle, 0, 0);
      mains[index] = add(middle, target, Math.max(1, after), steps * STEP);
    }
  }
  const ending = new Map<number, number>();
  for (let node = 0; node < nodeCount; node += 1) {
    if (node !== root && terrain.isEnd(node) && terrain.into[node]?.length !== 0)
      ending.set(node, add(node, over, 0, 0));
  }
  add(over, root, 1, 1);
  const flow = circulate(count, arcs);
  const flowOn = (arc: number | undefined) => (arc === undefined ? 0 : (flow[arc] ?? 0));
  return {
    times: ways.map(({ index }) => flowOn(mains[index])),
    first: ways.map(({ index }) => flowOn(firsts[index])),
    ends: Array.from({ length: nodeCount }, (_, node) => flowOn(ending.get(node))),
  };
}

function walkPairs(terrain: Terrain, flow: PairFlow, random: Random): number[][] {
  const { ways, root } = terrain;
  const restart = ways.length;
  const heads: number[] = [];
  const counts: number[] = [];
  const out: number[][] = Array.from({ length: restart + 1 }, () => []);
  const join = (from: number, to: number, count: number) => {
    if (count === 0) return;
    out[from]?.push(heads.length);
    heads.push(to);
    counts.push(count);
  };
  for (let node = 0; node < terrain.nodeCount; node += 1) {
    if (node === root)
      terrain.out[node]?.forEach((way) => join(restart, way, flow.times[way] ?? 0));
    else joinAt(terrain, node, flow, random, join);
  }
  const circuit = eulerCircuit(restart, out, (arc) => heads[arc] as number, counts);
  return splitAt(
    circuit.map((arc) => heads[arc] as number),
    (way) => way === restart,
  );
}

type Join = (from: number, to: number, count: number) => void;

/** Joins what enters a node to what leaves it: starts to what comes first, every pair once, then the rest as it comes. */
function joinAt(
  terrain: Terrain,
  node: number,
  { times, first, ends }: PairFlow,
  random: Random,
  join: Join,
): void {
  const leaving = shuffle(terrain.out[node] ?? [], random);
  const entering = shuffle(stepsInto(terrain, node), random);
  const over = terrain.ways.length;
  const starts = (terrain.into[node] ?? []).filter((way) => !entering.includes(way));
  if (leaving.length === 0)
    [...starts, ...entering].forEach((way) => join(way, over, times[way] ?? 0));
  else {
    match(
      starts.map((way) => [way, times[way] ?? 0]),
      leaving.map((way) => [way, first[way] ?? 0]),
    ).forEach((each) => join(...each));
    const rows = entering.map((way): Amount => [way, (times[way] ?? 0) - leaving.length]);
    const columns = leaving.map((way): Amount => [
      way,
      (times[way] ?? 0) - (first[way] ?? 0) - entering.length,
    ]);
    const rest = match(rows, [...columns, [over, ends[node] ?? 0]]);
    entering.forEach((from) => leaving.forEach((to) => join(from, to, 1)));
    rest.forEach((each) => join(...each));
  }
}

type Amount = readonly [way: number, count: number];

/** Gives every row its amount out of the columns, which hold as much in all. */
function match(
  rows: readonly Amount[],
  columns: readonly Amount[],
): [from: number, to: number, count: number][] {
  const matched: [number, number, number][] = [];
  const left = columns.map(([, count]) => count);
  let place = 0;
  for (const [from, count] of rows) {
    for (let rest = count; rest > 0;) {
      const column = columns[place];
      if (column === undefined)
        throw new RangeError('A node is entered more often than it is left.');
      const taken = Math.min(rest, left[place] ?? 0);
      if (taken > 0) matched.push([from, column[0], taken]);
      left[place] = (left[place] ?? 0) - taken;
      rest -= taken;
      if (left[place] === 0) place += 1;
    }
  }
  return matched;
}

function stepsInto(terrain: Terrain, node: number): number[] {
  return (terrain.into[node] ?? []).filter((way) => terrain.ways[way]?.source !== terrain.root);
}
