import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { commands, page } from 'vitest/browser';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Adapter } from '../../../tools/flows/src/adapter.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { toResults } from '../../../tools/flows/src/results.ts';
import { runPath, type PathResult } from '../../../tools/flows/src/runPaths.ts';
import { shardPaths } from '../../../tools/flows/src/shardPaths.ts';
import type { TestPath } from '../../../tools/flows/src/suite.ts';
import { coverOf, shardOf } from '../support/runOptions.ts';
import type { Run } from '../support/defineAppAdapter.ts';
import { describeFailure } from '../support/describeFailure.ts';

export interface UiPaths {
  readonly testPaths: readonly TestPath[];
  /** Goes a tour. Answers what has failed, in words; nothing when all was as expected. */
  run(testPath: TestPath): Promise<string>;
  /** Writes down what was found, for `flows report`. */
  write(): Promise<void>;
}

/** From a test to where pictures of failed steps lie. */
const PICTURES = '../../../reports/flows/ui';

/**
 * The tours of a model on a layer. `FLOWS_COVER` names other goals than every arrow, guard, outcome, state and
 * restart, with commas; `FLOWS_SHARD` a part of them, as in `2/4`.
 */
export function uiPaths(model: Model, adapter: Adapter<Run>): UiPaths {
  const suite = generate(model, { cover: coverOf(import.meta.env['FLOWS_COVER']) });
  const [part, parts] = shardOf(import.meta.env['FLOWS_SHARD']);
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
      const written = JSON.stringify(toResults(suite, 'ui', results));
      await commands.writeFile(`reports/flows/results/ui-${model.name}-${part}.json`, written);
    },
  };
}
