import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { afterAll, describe, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { generate } from '@dukacita/flows/generate';
import { describeFailure } from '@dukacita/flows/describeFailure';
import { findPath } from '@dukacita/flows/findEdges';
import type { Adapter } from '@dukacita/flows/adapter';
import type { Model } from '@dukacita/flows/modelTypes';
import { toResults } from '@dukacita/flows/results';
import { runAgain } from '@dukacita/flows/run';
import { runPath, type PathResult } from '@dukacita/flows/runPath';
import { shardPaths } from '@dukacita/flows/shardPaths';
import { createShrinker } from '@dukacita/flows/shrink';
import { parseCover, parseShard } from '../support/runOptions.ts';
import type { Run } from '../support/defineAppAdapter.ts';

/** The folder of the screenshots of failed steps, relative to this test. */
const PICTURES = '../../../reports/flows/ui';

/**
 * Defines the tests of a machine in the whole app: one for each path of its model. `FLOWS_COVER` is
 * a comma-separated list of coverage criteria (by default every transition, guard, outcome, state,
 * restart and test purpose); `FLOWS_SHARD` selects a part of the paths, such as `2/4`; `FLOWS_PATH`
 * selects one, by its id or its steps.
 */
export function testInApp(model: Model, adapter: Adapter<Run>): void {
  describe(`${model.name} in the app`, () => {
    const suite = generate(model, { cover: parseCover(import.meta.env['FLOWS_COVER']) });
    const [part, parts] = parseShard(import.meta.env['FLOWS_SHARD']);
    const path = import.meta.env['FLOWS_PATH'];
    const testPaths = path ? [findPath(suite, path)] : suite.testPaths;
    const shrink = createShrinker(suite.graph);
    const results: PathResult[] = [];

    afterAll(() =>
      commands.writeFile(
        `reports/flows/results/ui-${model.name}-${part}.json`,
        JSON.stringify(toResults(suite, 'ui', results)),
      ),
    );

    test.each(shardPaths(testPaths, part, parts))('$id: $name', async (testPath) => {
      const firstRun = await runPath(adapter, testPath, {
        onFailure: (_, __, { step }) =>
          page
            .screenshot({ path: `${PICTURES}/${model.name}-${testPath.id}-${step}.png` })
            .then(() => {}),
      });
      const result = await shrink(firstRun, (candidate) => runAgain(adapter, candidate));
      results.push(result);
      expect(result.failure && describeFailure(model, testPath, result.failure, 'ui')).toBeNull();
    });
  });
}
