import type { Graph, GraphEdge } from './buildGraph.ts';

/** Returns the shortest path from one node to another; null when there is none. */
export type Approach = (from: number, to: number) => GraphEdge[] | null;

/** Creates the function that finds shortest paths. It searches once from each node. */
export function createApproach({ out }: Pick<Graph, 'out'>): Approach {
  const lastEdgesFrom = new Map<number, ReadonlyMap<number, GraphEdge>>();
  return (from, to) => {
    const lastEdges = lastEdgesFrom.get(from) ?? search(out, from);
    lastEdgesFrom.set(from, lastEdges);
    const edges: GraphEdge[] = [];
    for (let node = to; node !== from;) {
      const edge = lastEdges.get(node);
      if (edge === undefined) return null;
      edges.unshift(edge);
      node = edge.source;
    }
    return edges;
  };
}

/** Returns the last edge of the shortest path from a node to each other node. */
function search(out: Graph['out'], from: number): Map<number, GraphEdge> {
  const lastEdges = new Map<number, GraphEdge>();
  const queue = [from];
  for (const node of queue) {
    for (const edge of out[node] ?? []) {
      if (edge.target === from || lastEdges.has(edge.target)) continue;
      lastEdges.set(edge.target, edge);
      queue.push(edge.target);
    }
  }
  return lastEdges;
}
