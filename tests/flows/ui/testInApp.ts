import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { describe } from 'vitest';
import { commands, page } from 'vitest/browser';
import { generate, type Adapter, type Model } from '@dukacita/flows';
import { testPaths } from '@dukacita/flows/vitest';
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
    const shard = parseShard(import.meta.env['FLOWS_SHARD']);
    testPaths(generate(model, { cover: parseCover(import.meta.env['FLOWS_COVER']) }), adapter, {
      path: import.meta.env['FLOWS_PATH'],
      shard,
      adapterName: 'ui',
      onFailure: (_, { id }, { step }) =>
        page.screenshot({ path: `${PICTURES}/${model.name}-${id}-${step}.png` }).then(() => {}),
      onEnd: (results) =>
        commands.writeFile(
          `reports/flows/results/ui-${model.name}-${shard[0]}.json`,
          JSON.stringify(results),
        ),
    });
  });
}
