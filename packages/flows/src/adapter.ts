import type { AnyStateMachine } from 'xstate';
import type { Chart } from './chart.ts';
import { FlowsError } from './FlowsError.ts';
import type { EventTypeOf, LeafState, Model } from './modelTypes.ts';
import { suggestName } from './nearestName.ts';
import type { Expectation, TestPath, TestStep } from './suite.ts';

/** Performs a step on a run: sends an event, resolves an actor, lets time pass. */
export type StepHandler<Run> = (run: Run, step: TestStep) => void | Promise<void>;

/** Checks that a run is in the expected state. Throws when it is not. */
export type Assertion<Run> = (run: Run, expected: Expectation) => void | Promise<void>;

/**
 * How steps are performed and states are checked on a target: the machine, a rendered page, the
 * built app.
 */
export interface Adapter<Run = unknown> {
  readonly name: string;
  /** Creates the run and brings it to the start of the test path. */
  start(testPath: TestPath): Run | Promise<Run>;
  readonly events: Readonly<Record<string, StepHandler<Run>>>;
  /** One step handler for all outcomes of an actor, or one for each outcome. */
  readonly actors: Readonly<
    Record<string, StepHandler<Run> | Readonly<Record<string, StepHandler<Run>>>>
  >;
  /** Lets time pass. Required when the machine has delayed transitions. */
  readonly delay?: StepHandler<Run>;
  /** Each restarts the target with `step.restart.input`. Required when the model has restarts. */
  readonly restarts?: Readonly<Record<string, StepHandler<Run>>>;
  /** Assertions by state. `transient` marks a state in which the machine never rests. */
  readonly states: Readonly<Record<string, Assertion<Run> | 'transient'>>;
  /**
   * Runs in every state, before the assertions of the state; checks the enabled events, for
   * example.
   */
  readonly check?: Assertion<Run>;
  readonly stop?: (run: Run) => void | Promise<void>;
  /**
   * Makes the next path repeat the check that failed last, when paths usually make it only once.
   * Called before each shortened path.
   */
  readonly recheck?: () => void;
}

/** An adapter with a run of any type. */
export interface AnyAdapter extends Omit<Adapter<never>, 'start'> {
  start(testPath: TestPath): unknown;
}

/**
 * An adapter that is complete for a model: the compiler requires every event, outcome, restart and
 * leaf state.
 */
export type AdapterFor<
  M extends AnyStateMachine,
  Actors extends object,
  Run,
  Restarting extends object = object,
> = Omit<Adapter<Run>, 'events' | 'actors' | 'states' | 'restarts'> & {
  readonly events: { readonly [Type in EventTypeOf<M>]: StepHandler<Run> };
  readonly states: { readonly [State in LeafState<M>]: Assertion<Run> | 'transient' } & Readonly<
    Record<string, Assertion<Run> | 'transient'>
  >;
} & ([keyof Actors] extends [never]
    ? { readonly actors?: Readonly<Record<string, never>> }
    : {
        readonly actors: {
          readonly [Actor in keyof Actors]:
            StepHandler<Run> | { readonly [Outcome in keyof Actors[Actor]]: StepHandler<Run> };
        };
      }) &
  ([keyof Restarting] extends [never]
    ? { readonly restarts?: Readonly<Record<string, never>> }
    : { readonly restarts: { readonly [Restart in keyof Restarting]: StepHandler<Run> } });

/**
 * Defines an adapter for a model. Throws a `FlowsError` that lists every event, outcome, restart
 * and state without a step handler or assertion, and every name that the model does not have. A
 * missing step handler must never pass.
 */
export function defineAdapter<
  M extends AnyStateMachine,
  Events extends object,
  Actors extends object,
  Restarting extends object,
  Run,
>(
  model: Model<M, Events, Actors, Restarting>,
  adapter: AdapterFor<M, Actors, Run, Restarting>,
): Adapter<Run> {
  const {
    start,
    events = {},
    actors = {},
    states = {},
    ...others
  } = adapter as Partial<Adapter<Run>>;
  const loose = { ...others, start, events, actors, states } as Adapter<Run>;
  const problems = [
    ...(start === undefined ? ['The adapter has no `start`: add it, to create the run.'] : []),
    ...nameProblems('event', 'step handler', Object.keys(model.events), Object.keys(loose.events)),
    ...nameProblems('actor', 'step handler', Object.keys(model.actors), Object.keys(loose.actors)),
    ...Object.entries(loose.actors).flatMap(([actor, handlers]) =>
      typeof handlers === 'function'
        ? []
        : nameProblems(
            `outcome of "${actor}"`,
            'step handler',
            Object.keys(model.actors[actor] ?? {}),
            Object.keys(handlers),
          ),
    ),
    ...nameProblems(
      'restart',
      'step handler',
      Object.keys(model.restarts),
      Object.keys(loose.restarts ?? {}),
    ),
    ...stateProblems(model.chart, Object.keys(loose.states)),
    ...(loose.delay === undefined &&
    [...model.chart.transitions.values()].some(({ kind }) => kind === 'after')
      ? ['The machine has delays, but the adapter has no `delay`: add a step handler for it.']
      : []),
  ];
  if (problems.length === 0) return loose;
  throw new FlowsError(
    `The adapter "${adapter.name}" does not match the model "${model.name}":\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
  );
}

/** Returns the handler of a step. Throws a `FlowsError` that names the missing handler. */
export function handlerOf<Run>(adapter: Adapter<Run>, { stimulus }: TestStep): StepHandler<Run> {
  const found = findHandler(adapter, stimulus);
  if (found !== undefined) return found;
  throw new FlowsError(
    `The adapter "${adapter.name}" has no step handler for the ${stimulus.kind} "${stimulus.id}": add one.`,
  );
}

function findHandler<Run>(
  adapter: Adapter<Run>,
  stimulus: TestStep['stimulus'],
): StepHandler<Run> | undefined {
  if (stimulus.kind === 'event') return adapter.events[stimulus.type];
  if (stimulus.kind === 'delay') return adapter.delay;
  if (stimulus.kind === 'restart') return adapter.restarts?.[stimulus.restart];
  const handlers = adapter.actors[stimulus.actor];
  return typeof handlers === 'function' ? handlers : handlers?.[stimulus.outcome];
}

/**
 * Returns the assertions for the leaves of a state value; a leaf without its own uses that of its
 * nearest ancestor. Throws a `FlowsError` that names a leaf without an assertion, or one that is
 * marked as transient.
 */
export function assertionsOf<Run>(
  adapter: Adapter<Run>,
  states: readonly string[],
): Assertion<Run>[] {
  return states.map((state) => {
    const found = withAncestors(state).find((name) => adapter.states[name] !== undefined);
    const assertion = found === undefined ? undefined : adapter.states[found];
    if (assertion === undefined)
      throw new FlowsError(
        `The adapter "${adapter.name}" has no assertion for the state "${state}": add one.`,
      );
    if (assertion === 'transient') {
      throw new FlowsError(
        `The adapter "${adapter.name}" marks the state "${state}" as transient, but the machine rests in it: add an assertion.`,
      );
    }
    return assertion;
  });
}

function nameProblems(
  what: string,
  part: string,
  required: readonly string[],
  provided: readonly string[],
): string[] {
  return [
    ...required
      .filter((name) => !provided.includes(name))
      .map((name) => `No ${part} for the ${what} "${name}".`),
    ...provided
      .filter((name) => !required.includes(name))
      .map((name) => `The model has no ${what} "${name}". ${suggestName(name, required)}`),
  ];
}

function stateProblems(chart: Chart, provided: readonly string[]): string[] {
  const leaves = [...chart.states.values()]
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);
  return [
    ...leaves
      .filter((leaf) => !withAncestors(leaf).some((name) => provided.includes(name)))
      .map((leaf) => `No assertion for the state "${leaf}".`),
    ...provided
      .filter((name) => !chart.states.has(name))
      .map(
        (name) => `The machine has no state "${name}". ${suggestName(name, chart.states.keys())}`,
      ),
  ];
}

/** Returns the path of a state followed by the paths of its ancestors, innermost first. */
function withAncestors(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
