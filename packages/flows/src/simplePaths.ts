import type { PlanningGraph } from './planningGraph.ts';
import type { Walk } from './walks.ts';

/**
 * Returns the walks from the root that visit no node twice, take at most `maxSteps` steps, cannot
 * be extended, and stop at a node where test paths may end. A walk that can be extended is never
 * returned itself. `isComplete` is false when the search stopped after `maxSimplePaths` walks.
 */
export function findSimpleWalks(
  planningGraph: PlanningGraph,
  maxSteps: number,
  maxSimplePaths: number,
): { walks: Walk[]; isComplete: boolean } {
  const walks: Walk[] = [];
  const visited = new Set([planningGraph.root]);
  const walk: number[] = [];
  let steps = 0;

  /** Adds the walks that begin with `walk`. Returns false when the search must stop. */
  const visit = (node: number): boolean => {
    const extensions = (planningGraph.out[node] ?? []).filter((index) => {
      const segment = planningGraph.segments[index];
      return (
        segment !== undefined && !visited.has(segment.target) && steps + segment.steps <= maxSteps
      );
    });
    if (extensions.length === 0 && walk.length > 0) {
      if (walks.length === maxSimplePaths) return false;
      if (planningGraph.isEnd(node)) walks.push([...walk]);
    }
    return extensions.every((index) => {
      const segment = planningGraph.segments[index] as PlanningGraph['segments'][number];
      visited.add(segment.target);
      walk.push(index);
      steps += segment.steps;
      const mayContinue = visit(segment.target);
      steps -= segment.steps;
      walk.pop();
      visited.delete(segment.target);
      return mayContinue;
    });
  };

  return { isComplete: visit(planningGraph.root), walks };
}
