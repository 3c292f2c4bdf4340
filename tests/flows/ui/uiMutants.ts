import './preloadPages.ts';
import '../../../src/ui/styles/global.css';
import { commands } from 'vitest/browser';
import { generate } from '../../../tools/flows/src/generate.ts';
import type { Adapter } from '../../../tools/flows/src/adapter.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { createMutants, type Mutant } from '../../../tools/flows/src/mutants.ts';
import { toResults } from '../../../tools/flows/src/results.ts';
import { runMutants, type MutantResult } from '../../../tools/flows/src/runMutants.ts';
import { runPath } from '../../../tools/flows/src/runPaths.ts';
import type { TestPath } from '../../../tools/flows/src/suite.ts';
import type { Run } from '../support/defineAppAdapter.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { replaceMachine } from './replaceMachine.ts';
import type { HarnessDriverOptions } from './openHarness.tsx';
import { shardOf } from '../support/runOptions.ts';

/** A screen that has not come by then will not come: the tours without faults have shown that it does. */
const TIMEOUT_MS = 1_500;

export interface UiMutants {
  readonly mutants: readonly Mutant[];
  /** Puts a fault into the machine of the app. Answers what the tours found; nothing when they found nothing. */
  kill(mutant: Mutant): Promise<string>;
  write(): Promise<void>;
}

/**
 * Every fault of a machine, one at a time, in the whole app, before the tours that take every two arrows which can
 * follow one another; and, when none of them notices it, before those that take every transition.
 * @param createAdapter gives the layer on stages that are opened with these options
 * @param unseen faults that do nothing which a page or the network shows, by id, with the reason
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
  const [part, parts] = shardOf(import.meta.env['FLOWS_SHARD']);
  const equivalent: Readonly<Record<string, string>> = {
    ...model.equivalent,
    ...equivalentOnScreen,
  };
  const all = createMutants(model);
  const unknown = Object.keys(equivalent).filter((id) => all.every((mutant) => mutant.id !== id));
  if (unknown.length > 0)
    throw new Error(`No mutant of ${model.name} has these ids: ${unknown.join(', ')}.`);
  const mine = all.filter((_, index) => index % parts === part - 1);
  const results: MutantResult[] = mine.flatMap(({ id, kind }) => {
    const equivalence = equivalent[id];
    return equivalence === undefined ? [] : [{ id, kind, killed: null, equivalence }];
  });
  return {
    mutants: mine.filter(({ id }) => !(id in equivalent)),
    async kill({ id, machine }) {
      const adapter = await createAdapter({
        session: mockFixtures.session,
        timeoutMs: TIMEOUT_MS,
        createActor: replaceMachine(machine),
      });
      const on = async (testPaths: readonly TestPath[]) => {
        const [result] = await runMutants(model, testPaths, {
          adapterFor: () => adapter,
          choose: (each) => each.filter((mutant) => mutant.id === id),
        });
        if (result === undefined) throw new Error(`There is no mutant "${id}".`);
        return result;
      };
      const result = await on(suite.testPaths);
      const killed =
        result.killed ??
        (await killAtStart(adapter, suite.testPaths)) ??
        (await on(longPaths())).killed;
      results.push({ ...result, killed });
      return killed?.message ?? '';
    },
    async write() {
      const written = JSON.stringify(toResults(suite, 'ui', [], { mutants: results }));
      await commands.writeFile(
        `reports/flows/results/ui-mutants-${model.name}-${part}.json`,
        written,
      );
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Where tours begin is passed by no step of theirs: each beginning is looked at by itself. */
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
