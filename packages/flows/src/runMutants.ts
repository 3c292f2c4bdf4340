import { ROOT } from './chart.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { FlowsError } from './FlowsError.ts';
import type { AnyAdapter, Adapter } from './adapter.ts';
import type { Model } from './modelTypes.ts';
import { createMutants, type Mutant, type MutantKind } from './mutants.ts';
import { suggestName } from './nearestName.ts';
import { runPath } from './runPath.ts';
import type { Expectation, TestPath } from './suite.ts';

export interface MutantResult {
  readonly id: string;
  readonly kind: MutantKind;
  /**
   * The test path and step that killed the mutant, with the message of the failure; null when it
   * survived.
   */
  readonly killed: {
    readonly testPath: string;
    readonly step: number;
    readonly message: string;
  } | null;
  /** The reason why the mutant is equivalent to the machine; null when none is given. */
  readonly equivalence: string | null;
}

export interface MutantOptions {
  /** Creates the adapter on which a mutant runs; default: the machine adapter. */
  readonly adapterFor?: (mutant: Mutant) => AnyAdapter | Promise<AnyAdapter>;
  /**
   * Mutants that are equivalent on this adapter, by id, with the reason; in addition to those of
   * the model.
   */
  readonly equivalent?: Readonly<Record<string, string>>;
  /** Selects the mutants to run; default: all. */
  readonly choose?: (mutants: readonly Mutant[]) => readonly Mutant[];
}

/**
 * Runs test paths against the model's mutants. For each mutant it runs the paths that reach the
 * fault, the earliest first, until one fails. Throws a `FlowsError` when `equivalent` names a
 * mutant that does not exist or is killed.
 */
export async function runMutants(
  model: Model,
  testPaths: readonly TestPath[],
  options: MutantOptions = {},
): Promise<MutantResult[]> {
  const mutants = createMutants(model);
  const adapterFor =
    options.adapterFor ?? (({ machine }: Mutant) => createMachineAdapter(model, machine));
  const known = mutants.map(({ id }) => id);
  const equivalent = { ...model.equivalent, ...options.equivalent };
  for (const id of Object.keys(equivalent)) {
    if (!known.includes(id))
      throw new FlowsError(
        `The model "${model.name}" lists the mutant "${id}" as equivalent, but there is no such mutant. ${suggestName(id, known)}`,
      );
  }
  const results: MutantResult[] = [];
  for (const mutant of options.choose?.(mutants) ?? mutants) {
    const killed = await findKill(await adapterFor(mutant), pathsThrough(mutant, testPaths));
    const equivalence = equivalent[mutant.id] ?? null;
    if (killed !== null && equivalence !== null) {
      throw new FlowsError(
        `The model "${model.name}" lists the mutant "${mutant.id}" as equivalent, but ${killed.testPath} kills it: remove it from \`equivalent\`.`,
      );
    }
    results.push({ id: mutant.id, kind: mutant.kind, killed, equivalence });
  }
  return results;
}

/**
 * Returns the test paths that reach the fault of a mutant, the earliest first. No other path can
 * kill it. An eventless transition may be taken while the machine starts, which is no step, so one
 * path of each start follows.
 */
export function pathsThrough(
  { state, transition }: Pick<Mutant, 'state' | 'transition'>,
  testPaths: readonly TestPath[],
): TestPath[] {
  const isAt = ({ states }: Expectation) =>
    state === ROOT || states.some((leaf) => leaf === state || leaf.startsWith(`${state}.`));
  const through = testPaths
    .flatMap((testPath) => {
      const taken = testPath.steps.findIndex(
        ({ transitions }) => transition !== null && transitions.includes(transition),
      );
      const passed = isAt(testPath.before)
        ? 0
        : testPath.steps.findIndex(
            ({ transitions, expected }) =>
              isAt(expected) ||
              transitions.some(
                (each) => each.startsWith(`${state} `) || each.startsWith(`${state}.`),
              ),
          );
      if (taken < 0 && passed < 0) return [];
      return [{ testPath, isTaken: taken >= 0, place: taken < 0 ? passed : taken }];
    })
    .sort((one, other) => Number(other.isTaken) - Number(one.isTaken) || one.place - other.place)
    .map(({ testPath }) => testPath);
  const isEventless = transition !== null && / always(#\d+)?$/.test(transition);
  return isEventless ? [...new Set([...through, ...firstOfEachStart(testPaths)])] : through;
}

function firstOfEachStart(testPaths: readonly TestPath[]): TestPath[] {
  return testPaths.filter(
    ({ start }, index) => testPaths.findIndex((testPath) => testPath.start === start) === index,
  );
}

async function findKill(
  adapter: AnyAdapter,
  testPaths: readonly TestPath[],
): Promise<MutantResult['killed']> {
  for (const testPath of testPaths) {
    const { failure } = await runPath(adapter as unknown as Adapter, testPath);
    if (failure !== null)
      return { testPath: testPath.id, step: failure.step, message: failure.message };
  }
  return null;
}
