import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { type Adapter, generate, type Model, type TestPath } from '@dukacita/flows';
import {
  createMutants,
  type MutantResult,
  runMutants,
  runPath,
  toResults,
} from '@dukacita/flows/parts';
import type { Run } from '../support/defineAppAdapter.ts';
import { replaceWith } from './replaceMachine.ts';
import type { HarnessDriverOptions } from './openHarness.tsx';
import { parseShard } from '../support/runOptions.ts';

/** How long to wait for a screen, in ms. Without a mutation, every screen appears sooner. */
const TIMEOUT_MS = 1_500;

/**
 * Defines the tests of the mutants of a machine in the whole app: each is killed. The paths that
 * cover every transition pair run first; if none kills the mutant, the paths that cover every edge
 * run.
 * @param createAdapter creates the adapter, with a harness that is opened with these options
 * @param equivalentOnScreen mutants that neither the page nor the network can show, by id, with the
 *   reason
 */
export function testMutantsInApp(
  model: Model,
  createAdapter: (options: HarnessDriverOptions) => Adapter<Run> | Promise<Adapter<Run>>,
  equivalentOnScreen: Readonly<Record<string, string>> = {},
): void {
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

  describe(`mutants of ${model.name}`, () => {
    afterAll(() =>
      commands.writeFile(
        `reports/flows/results/ui-mutants-${model.name}-${part}.json`,
        JSON.stringify(toResults(suite, 'ui', [], { mutants: results })),
      ),
    );

    const mutants = inShard.filter(({ id }) => !(id in equivalent));
    test.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
      '%s',
      async (id, { machine }) => {
        const adapter = await createAdapter({
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
        expect(killed?.message ?? '').not.toBe('');
      },
    );
  });
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
