import { assertionsOf, executorOf, type Adapter } from './adapter.ts';
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

export interface RunOptions<World> {
  /** Called after the assertions of each step held, `step` 0 being the beginning: the place for a picture. */
  readonly onStep?: (world: World, testPath: TestPath, step: number) => void | Promise<void>;
  /** Called when a step has failed, before the world is stopped. */
  readonly onFailure?: (world: World, testPath: TestPath, failure: PathFailure) => void | Promise<void>;
}

/** Runs a tour on a layer, and asserts at every step. Never throws for what the tour finds. */
export async function runPath<World>(
  adapter: Adapter<World>,
  testPath: TestPath,
  options: RunOptions<World> = {},
): Promise<PathResult> {
  const begin = performance.now();
  const failure = await walk(adapter, testPath, options);
  return { testPath, adapter: adapter.name, failure, duration: performance.now() - begin };
}

/** Runs tours one after another. */
export async function runPaths<World>(
  adapter: Adapter<World>,
  testPaths: readonly TestPath[],
  options: RunOptions<World> = {},
): Promise<PathResult[]> {
  const results: PathResult[] = [];
  for (const testPath of testPaths) results.push(await runPath(adapter, testPath, options));
  return results;
}

async function walk<World>(
  adapter: Adapter<World>,
  testPath: TestPath,
  options: RunOptions<World>,
): Promise<PathFailure | null> {
  let world: World;
  try {
    world = await adapter.start(testPath);
  } catch (error) {
    return describe(testPath, 0, error);
  }
  let step = 0;
  try {
    await look(adapter, world, testPath.before);
    await options.onStep?.(world, testPath, 0);
    for (const each of testPath.steps) {
      step += 1;
      await executorOf(adapter, each)(world, each);
      await look(adapter, world, each.expected);
      await options.onStep?.(world, testPath, step);
    }
  } catch (error) {
    const failure = describe(testPath, step, error);
    await options.onFailure?.(world, testPath, failure);
    return failure;
  } finally {
    await adapter.stop?.(world);
  }
  return null;
}

async function look<World>(
  adapter: Adapter<World>,
  world: World,
  expected: Expectation,
): Promise<void> {
  const assertions = assertionsOf(adapter, expected.states);
  if (adapter.check !== undefined) await adapter.check(world, expected);
  for (const assertion of assertions) await assertion(world, expected);
}

function describe(testPath: TestPath, step: number, error: unknown): PathFailure {
  const after = step === 0 ? 'start' : (testPath.steps[step - 1]?.stimulus.id ?? 'start');
  return { step, after, message: error instanceof Error ? error.message : String(error), error };
}
