import type { Adapter } from './adapter.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { runPath, type PathResult, type RunOptions } from './runPath.ts';
import { createShrinker, type ShrinkBudget } from './shrink.ts';
import type { Suite, TestPath } from './suite.ts';

export interface SuiteRunOptions<Run> extends RunOptions<Run> {
  /** How long to look for the shortest failing paths. */
  readonly shrink?: ShrinkBudget;
}

/**
 * Runs the test paths of a suite one after another, each from its own start, so that one failure does
 * not hide others. Without an adapter, they run on the machine. A failure is returned, not thrown,
 * with the shortest path that fails in the same way.
 */
export async function run<Run>(
  { graph, testPaths }: Pick<Suite, 'graph' | 'testPaths'>,
  adapter: Adapter<Run> = createMachineAdapter(graph.model) as unknown as Adapter<Run>,
  { shrink, ...options }: SuiteRunOptions<Run> = {},
): Promise<PathResult[]> {
  const shrinkResult = createShrinker(graph, shrink);
  const results: PathResult[] = [];
  for (const testPath of testPaths) {
    results.push(
      await shrinkResult(await runPath(adapter, testPath, options), (candidate) =>
        runAgain(adapter, candidate),
      ),
    );
  }
  return results;
}

/** Runs a path once more, with the checks that the adapter makes only the first time. */
export function runAgain<Run>(adapter: Adapter<Run>, testPath: TestPath): Promise<PathResult> {
  adapter.recheck?.();
  return runPath(adapter, testPath);
}
