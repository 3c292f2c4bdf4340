import type { Graph, GraphEdge } from './buildGraph.ts';
import { FlowsError } from './FlowsError.ts';
import type { ResultPath } from './results.ts';

/**
 * The edges of a tour that was run, as far as `steps` of its steps go. Throws a `FlowsError` when the model has changed
 * since, so that the tour cannot be gone any more.
 */
export function retrace(
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
        `The tour ${testPath.id} of "${graph.model.name}" does ${edges.length === 0 ? 'begin' : 'go on'} with "${id}" ` +
          `in "${graph.nodes[node]?.name}", which the model does not offer there: it has changed since. Run the tours again.`,
      );
    }
    edges.push(edge);
    node = edge.target;
  }
  return edges;
}
