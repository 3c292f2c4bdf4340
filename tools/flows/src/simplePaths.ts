import type { PlanningGraph } from './planningGraph.ts';
import type { Walk } from './walks.ts';

/**
 * Returns the paths from the root that visit no node twice, take at most `maxSteps` steps and
 * cannot be extended. Every shorter simple path is the beginning of one of them. `isComplete` is false
 * when there are more than `maxSimplePaths`; the result then contains the first ones.
 */
export function simplePaths(
  planningGraph: PlanningGraph,
  maxSteps: number,
  maxSimplePaths: number,
): { walks: Walk[]; isComplete: boolean } {
  const walks: Walk[] = [];
  const visited = new Set([planningGraph.root]);
  const walk: number[] = [];
  let steps = 0;

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
      const continues = visit(segment.target);
      steps -= segment.steps;
      walk.pop();
      visited.delete(segment.target);
      return continues;
    });
  };

  return { isComplete: visit(planningGraph.root), walks };
}
