import type { AnyStateMachine } from 'xstate';
import type { Chart } from './chart.ts';
import { FlowsError } from './FlowsError.ts';
import type { EventTypeOf, LeafState, Model } from './modelTypes.ts';
import { hint } from './nearestName.ts';
import type { Expectation, TestPath, TestStep } from './suite.ts';

/** Does a step in the world of a layer: clicks, settles, waits. */
export type StepHandler<Run> = (run: Run, step: TestStep) => void | Promise<void>;

/** Looks whether the world shows what is expected, and throws when it does not. */
export type Assertion<Run> = (run: Run, expected: Expectation) => void | Promise<void>;

/** A place where tours run: the bare machine, a rendered page, a whole app. */
export interface Adapter<Run = unknown> {
  readonly name: string;
  /** Brings the world to where the tour begins. */
  start(testPath: TestPath): Run | Promise<Run>;
  readonly events: Readonly<Record<string, StepHandler<Run>>>;
  /** One executor for all outcomes of an actor, or one for each. */
  readonly actors: Readonly<
    Record<string, StepHandler<Run> | Readonly<Record<string, StepHandler<Run>>>>
  >;
  /** Lets time pass; needed where the machine has delays. */
  readonly delay?: StepHandler<Run>;
  /** Lets the world end and begin anew with `step.restart.input`; needed where the model has restarts. */
  readonly restarts?: Readonly<Record<string, StepHandler<Run>>>;
  /** What shows that the machine is in a state. `transient` says that it is never at rest there. */
  readonly states: Readonly<Record<string, Assertion<Run> | 'transient'>>;
  /** What is looked at in every state, such as the enabled actions. */
  readonly check?: Assertion<Run>;
  readonly stop?: (run: Run) => void | Promise<void>;
}

/** A layer whose world is its own affair. */
export interface AnyAdapter extends Omit<Adapter<never>, 'start'> {
  start(testPath: TestPath): unknown;
}

/** A layer in which nothing of the model is missing: the compiler asks for every event, outcome and leaf state. */
export type AdapterFor<
  M extends AnyStateMachine,
  Actors extends object,
  Run,
  Restarting extends object = object,
> = Omit<Adapter<Run>, 'events' | 'actors' | 'states' | 'restarts'> & {
  readonly events: { readonly [Type in EventTypeOf<M>]: StepHandler<Run> };
  readonly actors: {
    readonly [Actor in keyof Actors]:
      | StepHandler<Run>
      | { readonly [Outcome in keyof Actors[Actor]]: StepHandler<Run> };
  };
  readonly states: { readonly [State in LeafState<M>]: Assertion<Run> | 'transient' } & Readonly<
    Record<string, Assertion<Run> | 'transient'>
  >;
} & ([keyof Restarting] extends [never]
    ? { readonly restarts?: Readonly<Record<string, never>> }
    : { readonly restarts: { readonly [Restart in keyof Restarting]: StepHandler<Run> } });

/**
 * A layer for a model. Throws a `FlowsError` that lists every event, outcome and state without an handler or
 * assertion, and every name that the model does not know: a step that nobody takes must never pass.
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
  const loose = adapter as unknown as Adapter<Run>;
  const faults = [
    ...nameFaults('event', 'handler', Object.keys(model.events), Object.keys(loose.events)),
    ...nameFaults('actor', 'handler', Object.keys(model.actors), Object.keys(loose.actors)),
    ...Object.entries(loose.actors).flatMap(([actor, handlers]) =>
      typeof handlers === 'function'
        ? []
        : nameFaults(
            `outcome of "${actor}"`,
            'handler',
            Object.keys(model.actors[actor] ?? {}),
            Object.keys(handlers),
          ),
    ),
    ...nameFaults(
      'restart',
      'handler',
      Object.keys(model.restarts),
      Object.keys(loose.restarts ?? {}),
    ),
    ...stateFaults(model.chart, Object.keys(loose.states)),
    ...(loose.delay === undefined &&
    [...model.chart.transitions.values()].some(({ kind }) => kind === 'after')
      ? ['The machine has delays, and the layer has no `delay`: add what lets time pass.']
      : []),
  ];
  if (faults.length === 0) return loose;
  throw new FlowsError(
    `The layer "${adapter.name}" does not fit the model "${model.name}":\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
  );
}

/** The executor of a step. Throws a `FlowsError` by name when there is none. */
export function handlerOf<Run>(adapter: Adapter<Run>, { stimulus }: TestStep): StepHandler<Run> {
  const found = lookUp(adapter, stimulus);
  if (found !== undefined) return found;
  throw new FlowsError(
    `The layer "${adapter.name}" has no handler for the ${stimulus.kind} "${stimulus.id}": add one.`,
  );
}

function lookUp<Run>(
  adapter: Adapter<Run>,
  stimulus: TestStep['stimulus'],
): StepHandler<Run> | undefined {
  if (stimulus.kind === 'event') return adapter.events[stimulus.type];
  if (stimulus.kind === 'delay') return adapter.delay;
  if (stimulus.kind === 'restart') return adapter.restarts?.[stimulus.restart];
  const handlers = adapter.actors[stimulus.actor];
  return typeof handlers === 'function' ? handlers : handlers?.[stimulus.outcome];
}

/** The assertions for a state value. Throws a `FlowsError` by name where a state has none, or was said never to rest. */
export function assertionsOf<Run>(
  adapter: Adapter<Run>,
  states: readonly string[],
): Assertion<Run>[] {
  return states.map((state) => {
    const found = withAncestors(state).find((name) => adapter.states[name] !== undefined);
    const assertion = found === undefined ? undefined : adapter.states[found];
    if (assertion === undefined)
      throw new FlowsError(
        `The layer "${adapter.name}" has no assertion for the state "${state}": add one.`,
      );
    if (assertion === 'transient') {
      throw new FlowsError(
        `The layer "${adapter.name}" calls the state "${state}" transient, but the machine rests in it: say what shows it.`,
      );
    }
    return assertion;
  });
}

function nameFaults(
  what: string,
  part: string,
  needed: readonly string[],
  given: readonly string[],
): string[] {
  return [
    ...needed
      .filter((name) => !given.includes(name))
      .map((name) => `No ${part} for the ${what} "${name}".`),
    ...given
      .filter((name) => !needed.includes(name))
      .map((name) => `The model has no ${what} "${name}". ${hint(name, needed)}`),
  ];
}

function stateFaults(chart: Chart, given: readonly string[]): string[] {
  const leaves = [...chart.states.values()]
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ id }) => id);
  return [
    ...leaves
      .filter((leaf) => !withAncestors(leaf).some((name) => given.includes(name)))
      .map((leaf) => `No assertion for the state "${leaf}".`),
    ...given
      .filter((name) => !chart.states.has(name))
      .map((name) => `The machine has no state "${name}". ${hint(name, chart.states.keys())}`),
  ];
}

/** A path, and those of the states around it, from the inside out. */
function withAncestors(path: string): string[] {
  const parts = path.split('.');
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('.'));
}
