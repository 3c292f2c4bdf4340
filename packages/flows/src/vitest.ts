import { afterAll, test } from 'vitest';
import type { Adapter } from './adapter.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import type { Suite } from './suite.ts';
import { createPathTests, type TestOptions } from './testPaths.ts';

export type { TestOptions };

/** Defines a test of Vitest for each test path of a suite; without an adapter, on the machine. */
export function testPaths<Run>(
  suite: Suite,
  adapter: Adapter<Run> | (() => Adapter<Run>) = createMachineAdapter(
    suite.model,
  ) as unknown as Adapter<Run>,
  options: TestOptions<Run> = {},
): void {
  const { testPaths: chosen, assertPasses, end } = createPathTests(suite, options);
  afterAll(end);
  // oxlint-disable-next-line vitest/expect-expect -- assertPasses throws when the path fails
  test.each(chosen)('$id: $name', async (testPath) => {
    await assertPasses(testPath, typeof adapter === 'function' ? adapter() : adapter);
  });
}
