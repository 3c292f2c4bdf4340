import type { Graph, GraphEdge } from './buildGraph.ts';
import { FlowsError } from './FlowsError.ts';
import type { ResultPath } from './results.ts';

/**
 * Returns the edges of the first `steps` steps of a test path that was run. Throws a `FlowsError`
 * when the model has changed since, so that the path no longer exists.
 */
export function findEdges(
  graph: Graph,
  testPath: ResultPath,
  steps = testPath.steps.length,
): GraphEdge[] {
  const edges: GraphEdge[] = [];
  const ids = [testPath.start, ...testPath.steps.slice(0, steps)];
  let node = 0;
  for (const id of ids) {
    const edge = graph.out[node]?.find(({ stimulus }) => stimulus.id === id);
    if (edge === undefined) {
      throw new FlowsError(
        `The test path ${testPath.id} of "${graph.model.name}" takes "${id}" in "${graph.nodes[node]?.name}", ` +
          'but the model has no such step: it has changed since the run. Run the test paths again.',
      );
    }
    edges.push(edge);
    node = edge.target;
  }
  return edges;
}
