import type { Graph, GraphEdge } from './buildGraph.ts';
import { FlowsError } from './FlowsError.ts';
import { suggestName } from './nearestName.ts';
import { isInState } from './stateName.ts';

/**
 * Edges that are always taken together: one edge, or a start with the edges to where test paths
 * begin (`from`).
 */
export interface Segment {
  readonly index: number;
  readonly source: number;
  readonly target: number;
  readonly edges: readonly GraphEdge[];
  /** The number of steps; starting the machine is not a step. */
  readonly steps: number;
}

/**
 * The part of a state graph in which walks are planned. Every walk begins at `root` and may end at
 * a node for which `isEnd` is true.
 */
export interface PlanningGraph {
  readonly root: number;
  readonly nodeCount: number;
  readonly segments: readonly Segment[];
  /** Indices of the segments that leave each node. */
  readonly out: readonly (readonly number[])[];
  /** Indices of the segments that enter each node. */
  readonly into: readonly (readonly number[])[];
  isEnd(node: number): boolean;
}

/** The states between which test paths are planned, each given by its path. */
export interface Range {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Creates the planning graph of a range. Throws a `FlowsError` when a state of the range is unknown
 * or never reached.
 */
export function createPlanningGraph(graph: Graph, { from, to }: Range = {}): PlanningGraph {
  const inRange = (path: string) => nodesIn(graph, path);
  const ends = to === undefined ? null : new Set(inRange(to));
  const segments =
    from === undefined ? graph.edges.map((edge) => [edge]) : segmentsFrom(graph, inRange(from));
  const kept = ends === null ? segments : segments.filter(leadingTo(ends, segments));
  if (kept.length === 0)
    throw new FlowsError(
      `No path leads from "${from}" to "${to}". Choose other states, or omit one of them.`,
    );
  return assemble(graph.nodes.length, kept, (node) => ends?.has(node) ?? true);
}

function assemble(
  nodeCount: number,
  segments: readonly (readonly GraphEdge[])[],
  isEnd: PlanningGraph['isEnd'],
): PlanningGraph {
  const out: number[][] = Array.from({ length: nodeCount }, () => []);
  const into: number[][] = Array.from({ length: nodeCount }, () => []);
  const described = segments.map((edges, index): Segment => {
    const [first, last] = [edges[0] as GraphEdge, edges.at(-1) as GraphEdge];
    out[first.source]?.push(index);
    into[last.target]?.push(index);
    const steps = edges.filter(({ stimulus }) => stimulus.kind !== 'start').length;
    return { index, source: first.source, target: last.target, edges, steps };
  });
  return { root: 0, nodeCount, segments: described, out, into, isEnd };
}

/**
 * Returns a segment from the root to each of the nodes, and one for each edge that can be reached
 * from them.
 */
function segmentsFrom(graph: Graph, nodes: readonly number[]): GraphEdge[][] {
  const { lastEdge } = reach(graph, [0]);
  const { seen } = reach(graph, nodes);
  const approaches = nodes.map((node) => {
    const edges: GraphEdge[] = [];
    for (let edge = lastEdge[node]; edge !== undefined; edge = lastEdge[edge.source])
      edges.unshift(edge);
    return edges;
  });
  return [...approaches, ...graph.edges.filter(({ source }) => seen[source]).map((edge) => [edge])];
}

function reach(graph: Graph, starts: readonly number[]) {
  const seen = graph.nodes.map(() => false);
  const lastEdge: (GraphEdge | undefined)[] = [];
  const queue = [...starts];
  queue.forEach((node) => (seen[node] = true));
  for (const node of queue) {
    for (const edge of graph.out[node] ?? []) {
      if (seen[edge.target]) continue;
      seen[edge.target] = true;
      lastEdge[edge.target] = edge;
      queue.push(edge.target);
    }
  }
  return { seen, lastEdge };
}

function leadingTo(ends: ReadonlySet<number>, segments: readonly (readonly GraphEdge[])[]) {
  const sources = new Map<number, number[]>();
  for (const edges of segments) {
    const [source, target] = [(edges[0] as GraphEdge).source, (edges.at(-1) as GraphEdge).target];
    sources.set(target, [...(sources.get(target) ?? []), source]);
  }
  const seen = new Set(ends);
  for (const node of seen) sources.get(node)?.forEach((source) => seen.add(source));
  return (edges: readonly GraphEdge[]) => seen.has((edges.at(-1) as GraphEdge).target);
}

function nodesIn(graph: Graph, path: string): number[] {
  if (!graph.model.chart.states.has(path)) {
    throw new FlowsError(
      `"${graph.model.name}" has no state "${path}". ${suggestName(path, graph.model.chart.states.keys())}`,
    );
  }
  const found = graph.nodes.filter(
    ({ machineState }) => machineState !== null && isInState(machineState.snapshot.value, path),
  );
  if (found.length === 0)
    throw new FlowsError(
      `"${graph.model.name}" never rests in "${path}". Choose a state in which it rests.`,
    );
  return found.map(({ index }) => index);
}
