import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { commands, page } from 'vitest/browser';
import { generate } from '@dukacita/flows/generate';
import type { Adapter } from '@dukacita/flows/adapter';
import type { Model } from '@dukacita/flows/modelTypes';
import { toResults } from '@dukacita/flows/results';
import { runPath, type PathResult } from '@dukacita/flows/runPaths';
import { shardPaths } from '@dukacita/flows/shardPaths';
import type { TestPath } from '@dukacita/flows/suite';
import { parseCover, parseShard } from '../support/runOptions.ts';
import type { Run } from '../support/defineAppAdapter.ts';
import { describeFailure } from '../support/describeFailure.ts';

/** The paths of a machine that run in the whole app. */
export interface UiPaths {
  readonly testPaths: readonly TestPath[];
  /** Runs a path. Returns a description of the failure; an empty string if the path passes. */
  run(testPath: TestPath): Promise<string>;
  /** Writes the results to a file, for `flows report`. */
  write(): Promise<void>;
}

/** The folder of the screenshots of failed steps, relative to this test. */
const PICTURES = '../../../reports/flows/ui';

/**
 * Generates the paths of a model and runs them with an adapter. `FLOWS_COVER` is a comma-separated
 * list of coverage criteria (by default every transition, guard, outcome, state, restart and test
 * purpose);
 * `FLOWS_SHARD` selects a part of the paths, such as `2/4`.
 */
export function uiPaths(model: Model, adapter: Adapter<Run>): UiPaths {
  const suite = generate(model, { cover: parseCover(import.meta.env['FLOWS_COVER']) });
  const [part, parts] = parseShard(import.meta.env['FLOWS_SHARD']);
  const results: PathResult[] = [];
  return {
    testPaths: shardPaths(suite.testPaths, part, parts),
    async run(testPath) {
      const result = await runPath(adapter, testPath, {
        onFailure: (_, __, { step }) =>
          page
            .screenshot({ path: `${PICTURES}/${model.name}-${testPath.id}-${step}.png` })
            .then(() => {}),
      });
      results.push(result);
      return result.failure === null ? '' : describeFailure(model, testPath, result.failure);
    },
    async write() {
      const json = JSON.stringify(toResults(suite, 'ui', results));
      await commands.writeFile(`reports/flows/results/ui-${model.name}-${part}.json`, json);
    },
  };
}
