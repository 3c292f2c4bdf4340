import { assertionsOf, handlerOf, type Adapter } from './adapter.ts';
import type { Expectation, TestPath } from './suite.ts';

export interface PathFailure {
  /** The step that failed; 0 for the start. */
  readonly step: number;
  /** The id of the stimulus of that step, or `start`. */
  readonly after: string;
  readonly message: string;
  readonly error: unknown;
  /** The shortest path that was found to fail in the same way; absent when none was searched. */
  readonly shortest?: TestPath;
}

export interface PathResult {
  readonly testPath: TestPath;
  readonly adapter: string;
  readonly failure: PathFailure | null;
  /** In ms. */
  readonly duration: number;
}

export interface RunOptions<Run> {
  /**
   * Called after the assertions of each step pass, for example to take a picture. `step` is 0 at
   * the start.
   */
  readonly onStep?: (run: Run, testPath: TestPath, step: number) => void | Promise<void>;
  /** Called when a step failed, before the adapter stops the run. */
  readonly onFailure?: (run: Run, testPath: TestPath, failure: PathFailure) => void | Promise<void>;
}

/**
 * Runs a test path on an adapter, with assertions at every step. A failing step is returned, not
 * thrown.
 */
export async function runPath<Run>(
  adapter: Adapter<Run>,
  testPath: TestPath,
  options: RunOptions<Run> = {},
): Promise<PathResult> {
  const startTime = performance.now();
  const failure = await runSteps(adapter, testPath, options);
  return { testPath, adapter: adapter.name, failure, duration: performance.now() - startTime };
}

async function runSteps<Run>(
  adapter: Adapter<Run>,
  testPath: TestPath,
  options: RunOptions<Run>,
): Promise<PathFailure | null> {
  let run: Run;
  try {
    run = await adapter.start(testPath);
  } catch (error) {
    return toFailure(testPath, 0, error);
  }
  let step = 0;
  try {
    await check(adapter, run, testPath.before);
    await options.onStep?.(run, testPath, 0);
    for (const each of testPath.steps) {
      step += 1;
      await handlerOf(adapter, each)(run, each);
      await check(adapter, run, each.expected);
      await options.onStep?.(run, testPath, step);
    }
  } catch (error) {
    const failure = toFailure(testPath, step, error);
    await options.onFailure?.(run, testPath, failure);
    return failure;
  } finally {
    await adapter.stop?.(run);
  }
  return null;
}

async function check<Run>(adapter: Adapter<Run>, run: Run, expected: Expectation): Promise<void> {
  const assertions = assertionsOf(adapter, expected.states);
  if (adapter.check !== undefined) await adapter.check(run, expected);
  for (const assertion of assertions) await assertion(run, expected);
}

/** Returns the failure of a test path at a step. */
export function toFailure(testPath: TestPath, step: number, error: unknown): PathFailure {
  const after = step === 0 ? 'start' : (testPath.steps[step - 1]?.stimulus.id ?? 'start');
  return { step, after, message: error instanceof Error ? error.message : String(error), error };
}
