import type { Graph, GraphEdge } from './buildGraph.ts';
import { FlowsError } from './FlowsError.ts';
import { suggestName } from './nearestName.ts';
import { replay } from './replay.ts';
import type { Suite, TestPath } from './suite.ts';

/** A path by its ids: the start, and the stimulus of each step. */
export interface Route {
  readonly start: string;
  readonly steps: readonly string[];
}

const separator = ' > ';

/** Returns the ids of a test path. */
export function toRoute({ start, steps }: TestPath): Route {
  return { start, steps: steps.map(({ stimulus }) => stimulus.id) };
}

/** Writes a route as `start > knock code > ask: yes`, which `--path` reads. */
export function formatRoute({ start, steps }: Route): string {
  return [start, ...steps].join(separator);
}

/**
 * Returns the test path with an id, or the one along a route such as `start > knock code`. Throws a
 * `FlowsError` when there is none.
 */
export function findPath({ graph, model, testPaths }: Suite, path: string): TestPath {
  const found = testPaths.find(({ id }) => id === path);
  if (found !== undefined) return found;
  const [start = '', ...steps] = path.split(separator);
  if (!(start in model.starts)) {
    const ids = testPaths.map(({ id }) => id);
    throw new FlowsError(`"${model.name}" has no test path "${path}". ${suggestName(path, ids)}`);
  }
  return replay(graph, findEdges(graph, { start, steps }), 'path');
}

/**
 * Returns the edges along a route. Throws a `FlowsError` that names the first step that the model
 * does not have.
 */
export function findEdges(graph: Graph, { start, steps }: Route): GraphEdge[] {
  const edges: GraphEdge[] = [];
  let node = 0;
  for (const id of [start, ...steps]) {
    const edge = graph.out[node]?.find(({ stimulus }) => stimulus.id === id);
    if (edge === undefined) {
      const known = (graph.out[node] ?? []).map(({ stimulus }) => stimulus.id);
      throw new FlowsError(
        `"${graph.model.name}" cannot take "${id}" in "${graph.nodes[node]?.name}" after ` +
          `"${formatRoute({ start, steps: steps.slice(0, Math.max(0, edges.length - 1)) })}". ` +
          `${suggestName(id, known)} If the path was recorded earlier, the model has changed since.`,
      );
    }
    edges.push(edge);
    node = edge.target;
  }
  return edges;
}
