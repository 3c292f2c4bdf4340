import type { Adapter } from './adapter.ts';
import { describeFailure } from './describeFailure.ts';
import { findPath } from './findEdges.ts';
import { toResults, type Results } from './results.ts';
import { runAgain } from './run.ts';
import { runPath, type PathResult, type RunOptions } from './runPath.ts';
import { shardPaths } from './shardPaths.ts';
import { createShrinker, type ShrinkBudget } from './shrink.ts';
import type { Suite, TestPath } from './suite.ts';

export interface TestOptions<Run> extends RunOptions<Run> {
  /** The only test path to run, by its id or its steps; empty for all. */
  readonly path?: string | undefined;
  /** Shard `index` (from 1) of `count` shards; default: all. */
  readonly shard?: readonly [index: number, count: number];
  /** How long to look for the shortest failing paths. */
  readonly shrink?: ShrinkBudget;
  /** The name of the adapter or runner on the command line; default: that of the adapter. */
  readonly adapterName?: string;
  /** Called after the last test with the results, for example to write them. */
  readonly onEnd?: (results: Results) => void | Promise<void>;
}

/** The tests of a suite for any test runner. */
export interface PathTests<Run> {
  readonly testPaths: readonly TestPath[];
  /**
   * Runs one test path. Throws an error whose message names the machine, path and step, what was
   * expected and received, and the shortest path that fails in the same way.
   */
  readonly assertPasses: (testPath: TestPath, adapter: Adapter<Run>) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** Creates the tests of a suite, one for each test path. */
export function createPathTests<Run>(
  suite: Suite,
  { path, shard: [index, count] = [1, 1], shrink, onEnd, ...options }: TestOptions<Run>,
): PathTests<Run> {
  const chosen = path ? [findPath(suite, path)] : suite.testPaths;
  const shrinkResult = createShrinker(suite.graph, shrink);
  const results: PathResult[] = [];
  let name = options.adapterName ?? '';
  return {
    testPaths: shardPaths(chosen, index, count),
    async assertPasses(testPath, adapter) {
      name = options.adapterName ?? adapter.name;
      const result = await shrinkResult(await runPath(adapter, testPath, options), (candidate) =>
        runAgain(adapter, candidate),
      );
      results.push(result);
      if (result.failure === null) return;
      throw new Error(describeFailure(suite.model, testPath, result.failure, name), {
        cause: result.failure.error,
      });
    },
    async end() {
      await onEnd?.(toResults(suite, name, results));
    },
  };
}
