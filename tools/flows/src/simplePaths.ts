import type { PlanningGraph } from './planningGraph.ts';
import type { Walk } from './walks.ts';

/**
 * Every path from the root that visits no node twice and takes at most `maxSteps` steps; of those, only the ones
 * that cannot go on, because each other one is the beginning of such a path. `isWhole` is false when there
 * are more than `maxSimplePaths`, which then are the first ones.
 */
export function simplePaths(
  planningGraph: PlanningGraph,
  maxSteps: number,
  maxSimplePaths: number,
): { walks: Walk[]; isWhole: boolean } {
  const walks: Walk[] = [];
  const visited = new Set([planningGraph.root]);
  const walk: number[] = [];
  let steps = 0;

  const visit = (node: number): boolean => {
    const onward = (planningGraph.out[node] ?? []).filter((index) => {
      const segment = planningGraph.segments[index];
      return (
        segment !== undefined && !visited.has(segment.target) && steps + segment.steps <= maxSteps
      );
    });
    if (onward.length === 0 && walk.length > 0) {
      if (walks.length === maxSimplePaths) return false;
      if (planningGraph.isEnd(node)) walks.push([...walk]);
    }
    return onward.every((index) => {
      const segment = planningGraph.segments[index] as PlanningGraph['segments'][number];
      visited.add(segment.target);
      walk.push(index);
      steps += segment.steps;
      const goesOn = visit(segment.target);
      steps -= segment.steps;
      walk.pop();
      visited.delete(segment.target);
      return goesOn;
    });
  };

  return { isWhole: visit(planningGraph.root), walks };
}
