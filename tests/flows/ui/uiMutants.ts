import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { commands } from 'vitest/browser';
import { generate } from '@dukacita/flows/generate';
import type { Adapter } from '@dukacita/flows/adapter';
import type { Model } from '@dukacita/flows/modelTypes';
import { createMutants, type Mutant } from '@dukacita/flows/mutants';
import { toResults } from '@dukacita/flows/results';
import { runMutants, type MutantResult } from '@dukacita/flows/runMutants';
import { runPath } from '@dukacita/flows/runPaths';
import type { TestPath } from '@dukacita/flows/suite';
import type { Run } from '../support/defineAppAdapter.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { replaceWith } from './replaceMachine.ts';
import type { HarnessDriverOptions } from './openHarness.tsx';
import { parseShard } from '../support/runOptions.ts';

/** How long to wait for a screen, in ms. Without a mutation, every screen appears sooner. */
const TIMEOUT_MS = 1_500;

/** The mutants of a machine that run in the whole app. */
export interface UiMutants {
  readonly mutants: readonly Mutant[];
  /**
   * Runs the paths with a mutant. Returns the failure that kills it; an empty string if it
   * survives.
   */
  kill(mutant: Mutant): Promise<string>;
  /** Writes the results to a file. */
  write(): Promise<void>;
}

/**
 * Prepares the mutants of a machine to run in the whole app, one at a time. The paths that cover
 * every transition pair run first; if none kills the mutant, the paths that cover every edge run.
 * @param createAdapter creates the adapter, with a harness that is opened with these options
 * @param equivalentOnScreen mutants that neither the page nor the network can show, by id, with the
 *   reason
 */
export function uiMutants(
  model: Model,
  createAdapter: (options: HarnessDriverOptions) => Adapter<Run> | Promise<Adapter<Run>>,
  equivalentOnScreen: Readonly<Record<string, string>> = {},
): UiMutants {
  const suite = generate(model, {
    cover: ['transition-pairs', 'guards', 'outcomes', 'states', 'restarts'],
  });
  const longPaths = once(() => generate(model, { cover: ['edges'] }).testPaths);
  const [part, parts] = parseShard(import.meta.env['FLOWS_SHARD']);
  const equivalent: Readonly<Record<string, string>> = {
    ...model.equivalent,
    ...equivalentOnScreen,
  };
  const all = createMutants(model);
  const unknown = Object.keys(equivalent).filter((id) => all.every((mutant) => mutant.id !== id));
  if (unknown.length > 0)
    throw new Error(`${model.name} has no mutants with these ids: ${unknown.join(', ')}.`);
  const inShard = all.filter((_, index) => index % parts === part - 1);
  const results: MutantResult[] = inShard.flatMap(({ id, kind }) => {
    const equivalence = equivalent[id];
    return equivalence === undefined ? [] : [{ id, kind, killed: null, equivalence }];
  });
  return {
    mutants: inShard.filter(({ id }) => !(id in equivalent)),
    async kill({ id, machine }) {
      const adapter = await createAdapter({
        session: mockFixtures.session,
        timeoutMs: TIMEOUT_MS,
        replaceMachine: replaceWith(machine),
      });
      const runOn = async (testPaths: readonly TestPath[]) => {
        const [result] = await runMutants(model, testPaths, {
          adapterFor: () => adapter,
          choose: (each) => each.filter((mutant) => mutant.id === id),
        });
        if (result === undefined) throw new Error(`There is no mutant with the id "${id}".`);
        return result;
      };
      const result = await runOn(suite.testPaths);
      const killed =
        result.killed ??
        (await killAtStart(adapter, suite.testPaths)) ??
        (await runOn(longPaths())).killed;
      results.push({ ...result, killed });
      return killed?.message ?? '';
    },
    async write() {
      const json = JSON.stringify(toResults(suite, 'ui', [], { mutants: results }));
      await commands.writeFile(`reports/flows/results/ui-mutants-${model.name}-${part}.json`, json);
    },
  };
}

function once<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}

/** Checks the first state of each start, for mutants that no step passes through. */
async function killAtStart(
  adapter: Adapter<Run>,
  testPaths: readonly TestPath[],
): Promise<MutantResult['killed']> {
  const firsts = new Map(testPaths.map((testPath) => [testPath.start, { ...testPath, steps: [] }]));
  for (const testPath of firsts.values()) {
    const { failure } = await runPath(adapter, testPath);
    if (failure !== null) return { testPath: testPath.id, step: 0, message: failure.message };
  }
  return null;
}
