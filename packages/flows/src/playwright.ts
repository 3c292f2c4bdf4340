import type { TestInfo, TestType } from '@playwright/test';
import type { Adapter } from './adapter.ts';
import type { Suite } from './suite.ts';
import { createPathTests, type TestOptions } from './testPaths.ts';

export type { TestOptions };

/**
 * Defines a test of Playwright for each test path of a suite.
 * @param test the `test` of Playwright, or one with fixtures of its own
 * @param createAdapter creates the adapter from fixtures, such as `({ page }) => …`
 */
export function testPaths<TestFixtures extends object, WorkerFixtures extends object, Run>(
  test: TestType<TestFixtures, WorkerFixtures>,
  suite: Suite,
  createAdapter: (
    fixtures: TestFixtures & WorkerFixtures,
    info: TestInfo,
  ) => Adapter<Run> | Promise<Adapter<Run>>,
  options: TestOptions<Run> = {},
): void {
  const tests = createPathTests(suite, options);
  test.afterAll(tests.end);
  for (const testPath of tests.testPaths) {
    const body = async (fixtures: TestFixtures & WorkerFixtures, info: TestInfo) =>
      tests.assertPasses(testPath, await createAdapter(fixtures, info));
    // Playwright reads from the text of a test which fixtures it needs.
    body.toString = () => createAdapter.toString();
    test(`${testPath.id}: ${testPath.name}`, body);
  }
}
