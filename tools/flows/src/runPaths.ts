import { assertionsOf, handlerOf, type Adapter } from './adapter.ts';
import type { Expectation, TestPath } from './suite.ts';

export interface PathFailure {
  /** Steps taken before; 0 when the beginning is wrong already. */
  readonly step: number;
  /** What was done last, or `start`. */
  readonly after: string;
  readonly message: string;
  readonly error: unknown;
}

export interface PathResult {
  readonly testPath: TestPath;
  readonly adapter: string;
  readonly failure: PathFailure | null;
  /** How long it took, in ms. */
  readonly duration: number;
}

export interface RunOptions<Run> {
  /** Called after the assertions of each step held, `step` 0 being the beginning: the place for a picture. */
  readonly onStep?: (run: Run, testPath: TestPath, step: number) => void | Promise<void>;
  /** Called when a step has failed, before the world is stopped. */
  readonly onFailure?: (run: Run, testPath: TestPath, failure: PathFailure) => void | Promise<void>;
}

/** Runs a tour on a layer, and asserts at every step. Never throws for what the tour finds. */
export async function runPath<Run>(
  adapter: Adapter<Run>,
  testPath: TestPath,
  options: RunOptions<Run> = {},
): Promise<PathResult> {
  const begin = performance.now();
  const failure = await walk(adapter, testPath, options);
  return { testPath, adapter: adapter.name, failure, duration: performance.now() - begin };
}

/** Runs tours one after another. */
export async function runPaths<Run>(
  adapter: Adapter<Run>,
  testPaths: readonly TestPath[],
  options: RunOptions<Run> = {},
): Promise<PathResult[]> {
  const results: PathResult[] = [];
  for (const testPath of testPaths) results.push(await runPath(adapter, testPath, options));
  return results;
}

async function walk<Run>(
  adapter: Adapter<Run>,
  testPath: TestPath,
  options: RunOptions<Run>,
): Promise<PathFailure | null> {
  let run: Run;
  try {
    run = await adapter.start(testPath);
  } catch (error) {
    return describe(testPath, 0, error);
  }
  let step = 0;
  try {
    await look(adapter, run, testPath.before);
    await options.onStep?.(run, testPath, 0);
    for (const each of testPath.steps) {
      step += 1;
      await handlerOf(adapter, each)(run, each);
      await look(adapter, run, each.expected);
      await options.onStep?.(run, testPath, step);
    }
  } catch (error) {
    const failure = describe(testPath, step, error);
    await options.onFailure?.(run, testPath, failure);
    return failure;
  } finally {
    await adapter.stop?.(run);
  }
  return null;
}

async function look<Run>(adapter: Adapter<Run>, run: Run, expected: Expectation): Promise<void> {
  const assertions = assertionsOf(adapter, expected.states);
  if (adapter.check !== undefined) await adapter.check(run, expected);
  for (const assertion of assertions) await assertion(run, expected);
}

function describe(testPath: TestPath, step: number, error: unknown): PathFailure {
  const after = step === 0 ? 'start' : (testPath.steps[step - 1]?.stimulus.id ?? 'start');
  return { step, after, message: error instanceof Error ? error.message : String(error), error };
}
