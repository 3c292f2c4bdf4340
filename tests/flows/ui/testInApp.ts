import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { generate } from '@dukacita/flows/generate';
import type { Adapter } from '@dukacita/flows/adapter';
import type { Model } from '@dukacita/flows/modelTypes';
import { toResults } from '@dukacita/flows/results';
import { runPath, type PathResult } from '@dukacita/flows/runPaths';
import { shardPaths } from '@dukacita/flows/shardPaths';
import { parseCover, parseShard } from '../support/runOptions.ts';
import type { Run } from '../support/defineAppAdapter.ts';
import { describeFailure } from '../support/describeFailure.ts';

/** The folder of the screenshots of failed steps, relative to this test. */
const PICTURES = '../../../reports/flows/ui';

/**
 * Defines the tests of a machine in the whole app: one for each path of its model. `FLOWS_COVER` is
 * a comma-separated list of coverage criteria (by default every transition, guard, outcome, state,
 * restart and test purpose); `FLOWS_SHARD` selects a part of the paths, such as `2/4`.
 */
export function testInApp(model: Model, adapter: Adapter<Run>): void {
  describe(`${model.name} in the app`, () => {
    const suite = generate(model, { cover: parseCover(import.meta.env['FLOWS_COVER']) });
    const [part, parts] = parseShard(import.meta.env['FLOWS_SHARD']);
    const results: PathResult[] = [];

    afterAll(() =>
      commands.writeFile(
        `reports/flows/results/ui-${model.name}-${part}.json`,
        JSON.stringify(toResults(suite, 'ui', results)),
      ),
    );

    test.each(shardPaths(suite.testPaths, part, parts))('$id: $name', async (testPath) => {
      const result = await runPath(adapter, testPath, {
        onFailure: (_, __, { step }) =>
          page
            .screenshot({ path: `${PICTURES}/${model.name}-${testPath.id}-${step}.png` })
            .then(() => {}),
      });
      results.push(result);
      expect(result.failure && describeFailure(model, testPath, result.failure)).toBeNull();
    });
  });
}
