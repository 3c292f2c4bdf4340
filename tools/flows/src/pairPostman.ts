import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { splitAt, STEP, type Plan } from './postman.ts';
import { shuffle, type Random } from './random.ts';
import type { PlanningGraph } from './planningGraph.ts';

/**
 * Tours that go every two ways which can follow one another, in the fewest steps. A way must be gone as often as
 * there are ways after it, and as often as there are ways before it. A circulation of least cost with these lower
 * bounds can be split at each node so that every pair is there: the Chinese postman of the line graph, exactly.
 * What a start leads to comes on top, because it makes no pair; every tour takes a step where it can.
 */
export function coverPairs(planningGraph: PlanningGraph, random: Random): Plan {
  const flow = planPairs(planningGraph);
  const steps = planningGraph.segments.reduce(
    (sum, segment) => sum + segment.steps * (flow.times[segment.index] ?? 0),
    0,
  );
  return { walks: walkPairs(planningGraph, flow, random), bound: steps };
}

interface PairFlow {
  /** How often each way is gone. */
  readonly times: readonly number[];
  /** How often of these it comes first after a start. */
  readonly first: readonly number[];
  /** How many tours end at each node. */
  readonly ends: readonly number[];
}

function planPairs(planningGraph: PlanningGraph): PairFlow {
  const { segments, nodeCount, root } = planningGraph;
  const over = nodeCount;
  let count = nodeCount + 1;
  const begun = new Map<number, number>();
  for (const segment of planningGraph.out[root] ?? []) {
    const node = segments[segment]?.target ?? root;
    if (!begun.has(node) && planningGraph.out[node]?.length !== 0)
      begun.set(node, (count += 1) - 1);
  }
  const arcs: Arc[] = [];
  const add = (from: number, to: number, lower: number, cost: number) =>
    arcs.push({ from, to, lower, cost }) - 1;
  const mains: number[] = [];
  const firsts: (number | undefined)[] = [];
  for (const { index, source, target, steps } of segments) {
    const before = stepsInto(planningGraph, source).length;
    const after = planningGraph.out[target]?.length ?? 0;
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
    if (node !== root && planningGraph.isEnd(node) && planningGraph.into[node]?.length !== 0)
      ending.set(node, add(node, over, 0, 0));
  }
  add(over, root, 1, 1);
  const flow = circulate(count, arcs);
  const flowOn = (arc: number | undefined) => (arc === undefined ? 0 : (flow[arc] ?? 0));
  return {
    times: segments.map(({ index }) => flowOn(mains[index])),
    first: segments.map(({ index }) => flowOn(firsts[index])),
    ends: Array.from({ length: nodeCount }, (_, node) => flowOn(ending.get(node))),
  };
}

function walkPairs(planningGraph: PlanningGraph, flow: PairFlow, random: Random): number[][] {
  const { segments, root } = planningGraph;
  const restart = segments.length;
  const heads: number[] = [];
  const counts: number[] = [];
  const out: number[][] = Array.from({ length: restart + 1 }, () => []);
  const join = (from: number, to: number, count: number) => {
    if (count === 0) return;
    out[from]?.push(heads.length);
    heads.push(to);
    counts.push(count);
  };
  for (let node = 0; node < planningGraph.nodeCount; node += 1) {
    if (node === root)
      planningGraph.out[node]?.forEach((segment) =>
        join(restart, segment, flow.times[segment] ?? 0),
      );
    else joinAt(planningGraph, node, flow, random, join);
  }
  const circuit = eulerCircuit(restart, out, (arc) => heads[arc] as number, counts);
  return splitAt(
    circuit.map((arc) => heads[arc] as number),
    (segment) => segment === restart,
  );
}

type Join = (from: number, to: number, count: number) => void;

/** Joins what enters a node to what leaves it: starts to what comes first, every pair once, then the rest as it comes. */
function joinAt(
  planningGraph: PlanningGraph,
  node: number,
  { times, first, ends }: PairFlow,
  random: Random,
  join: Join,
): void {
  const leaving = shuffle(planningGraph.out[node] ?? [], random);
  const entering = shuffle(stepsInto(planningGraph, node), random);
  const over = planningGraph.segments.length;
  const starts = (planningGraph.into[node] ?? []).filter((segment) => !entering.includes(segment));
  if (leaving.length === 0)
    [...starts, ...entering].forEach((segment) => join(segment, over, times[segment] ?? 0));
  else {
    match(
      starts.map((segment) => [segment, times[segment] ?? 0]),
      leaving.map((segment) => [segment, first[segment] ?? 0]),
    ).forEach((each) => join(...each));
    const rows = entering.map((segment): Amount => [
      segment,
      (times[segment] ?? 0) - leaving.length,
    ]);
    const columns = leaving.map((segment): Amount => [
      segment,
      (times[segment] ?? 0) - (first[segment] ?? 0) - entering.length,
    ]);
    const rest = match(rows, [...columns, [over, ends[node] ?? 0]]);
    entering.forEach((from) => leaving.forEach((to) => join(from, to, 1)));
    rest.forEach((each) => join(...each));
  }
}

type Amount = readonly [segment: number, count: number];

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

function stepsInto(planningGraph: PlanningGraph, node: number): number[] {
  return (planningGraph.into[node] ?? []).filter(
    (segment) => planningGraph.segments[segment]?.source !== planningGraph.root,
  );
}
