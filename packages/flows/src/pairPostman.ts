import { circulate, type Arc } from './circulate.ts';
import { eulerCircuit } from './eulerCircuit.ts';
import { splitAt, STEP, type Plan } from './postman.ts';
import { shuffle, type Random } from './random.ts';
import type { PlanningGraph } from './planningGraph.ts';

/**
 * Plans walks that cover every pair of consecutive segments in the fewest steps: the Chinese
 * postman problem on the line graph, solved exactly. A segment must be used at least as often as
 * there are segments after it, and as often as there are segments before it. A minimum-cost
 * circulation with these lower bounds can be joined at each node so that every pair occurs. Uses
 * directly after a start are additional, because a start forms no pair.
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
  /** How often each segment is used. */
  readonly times: readonly number[];
  /** How many of these uses directly follow a start. */
  readonly first: readonly number[];
  /** How many walks end at each node. */
  readonly ends: readonly number[];
}

function planPairs(planningGraph: PlanningGraph): PairFlow {
  const { segments, nodeCount, root } = planningGraph;
  const sink = nodeCount;
  let count = nodeCount + 1;
  const startNodes = new Map<number, number>();
  for (const segment of planningGraph.out[root] ?? []) {
    const node = segments[segment]?.target ?? root;
    if (!startNodes.has(node) && planningGraph.out[node]?.length !== 0)
      startNodes.set(node, (count += 1) - 1);
  }
  const arcs: Arc[] = [];
  const add = (from: number, to: number, lower: number, cost: number) =>
    arcs.push({ from, to, lower, cost }) - 1;
  const mainArcs: number[] = [];
  const firstArcs: (number | undefined)[] = [];
  for (const { index, source, target, steps } of segments) {
    const before = stepsInto(planningGraph, source).length;
    const after = planningGraph.out[target]?.length ?? 0;
    const start = startNodes.get(source);
    if (source === root)
      mainArcs[index] = add(root, startNodes.get(target) ?? target, 1, steps * STEP);
    else if (start === undefined)
      mainArcs[index] = add(source, target, Math.max(1, before, after), steps * STEP);
    else {
      const middle = (count += 1) - 1;
      add(source, middle, before, 0);
      firstArcs[index] = add(start, middle, 0, 0);
      mainArcs[index] = add(middle, target, Math.max(1, after), steps * STEP);
    }
  }
  const endArcs = new Map<number, number>();
  for (let node = 0; node < nodeCount; node += 1) {
    if (node !== root && planningGraph.isEnd(node) && planningGraph.into[node]?.length !== 0)
      endArcs.set(node, add(node, sink, 0, 0));
  }
  add(sink, root, 1, 1);
  const flow = circulate(count, arcs);
  const flowOn = (arc: number | undefined) => (arc === undefined ? 0 : (flow[arc] ?? 0));
  return {
    times: segments.map(({ index }) => flowOn(mainArcs[index])),
    first: segments.map(({ index }) => flowOn(firstArcs[index])),
    ends: Array.from({ length: nodeCount }, (_, node) => flowOn(endArcs.get(node))),
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

/**
 * Joins the segments that enter a node to those that leave it: starts first, then every pair once,
 * then the remaining uses.
 */
function joinAt(
  planningGraph: PlanningGraph,
  node: number,
  { times, first, ends }: PairFlow,
  random: Random,
  join: Join,
): void {
  const leaving = shuffle(planningGraph.out[node] ?? [], random);
  const entering = shuffle(stepsInto(planningGraph, node), random);
  const sink = planningGraph.segments.length;
  const starts = (planningGraph.into[node] ?? []).filter((segment) => !entering.includes(segment));
  if (leaving.length === 0)
    [...starts, ...entering].forEach((segment) => join(segment, sink, times[segment] ?? 0));
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
    const rest = match(rows, [...columns, [sink, ends[node] ?? 0]]);
    entering.forEach((from) => leaving.forEach((to) => join(from, to, 1)));
    rest.forEach((each) => join(...each));
  }
}

type Amount = readonly [segment: number, count: number];

/** Distributes the count of every row over the columns, which have the same total. */
function match(
  rows: readonly Amount[],
  columns: readonly Amount[],
): [from: number, to: number, count: number][] {
  const matched: [number, number, number][] = [];
  const remaining = columns.map(([, count]) => count);
  let columnIndex = 0;
  for (const [from, count] of rows) {
    for (let rest = count; rest > 0;) {
      const column = columns[columnIndex];
      if (column === undefined)
        throw new RangeError('A node is entered more often than it is left.');
      const taken = Math.min(rest, remaining[columnIndex] ?? 0);
      if (taken > 0) matched.push([from, column[0], taken]);
      remaining[columnIndex] = (remaining[columnIndex] ?? 0) - taken;
      rest -= taken;
      if (remaining[columnIndex] === 0) columnIndex += 1;
    }
  }
  return matched;
}

function stepsInto(planningGraph: PlanningGraph, node: number): number[] {
  return (planningGraph.into[node] ?? []).filter(
    (segment) => planningGraph.segments[segment]?.source !== planningGraph.root,
  );
}
