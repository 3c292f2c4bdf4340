import type { Terrain } from './terrain.ts';
import type { Walk } from './walks.ts';

/**
 * Every path from the root that visits no node twice and takes at most `maxSteps` steps; of those, only the ones
 * that cannot go on, because each other one is the beginning of such a path. `isWhole` is false when there
 * are more than `maxSimplePaths`, which then are the first ones.
 */
export function simplePaths(
  terrain: Terrain,
  maxSteps: number,
  maxSimplePaths: number,
): { walks: Walk[]; isWhole: boolean } {
  const walks: Walk[] = [];
  const visited = new Set([terrain.root]);
  const walk: number[] = [];
  let steps = 0;

  const visit = (node: number): boolean => {
    const onward = (terrain.out[node] ?? []).filter((index) => {
      const way = terrain.ways[index];
      return way !== undefined && !visited.has(way.target) && steps + way.steps <= maxSteps;
    });
    if (onward.length === 0 && walk.length > 0) {
      if (walks.length === maxSimplePaths) return false;
      if (terrain.isEnd(node)) walks.push([...walk]);
    }
    return onward.every((index) => {
      const way = terrain.ways[index] as Terrain['ways'][number];
      visited.add(way.target);
      walk.push(index);
      steps += way.steps;
      const goesOn = visit(way.target);
      steps -= way.steps;
      walk.pop();
      visited.delete(way.target);
      return goesOn;
    });
  };

  return { isWhole: visit(terrain.root), walks };
}
