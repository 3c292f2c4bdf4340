import type { AnyStateMachine } from 'xstate';
import { matchesWildcard, readChart, type Chart } from './chart.ts';
import { FlowsError } from './FlowsError.ts';
import type { Definition, Model } from './modelTypes.ts';
import { suggestName } from './nearestName.ts';

/** The name of the start of a model that declares `input` instead of `starts`. */
export const DEFAULT_START = 'start';

const defaultBounds = { nodes: 20_000, variants: 200, retries: Number.POSITIVE_INFINITY };

/**
 * Defines the model of a machine: what its events carry and how its actors end. Throws a
 * `FlowsError` that lists every event, actor and delay that is missing from the definition or does
 * not exist in the machine.
 */
export function defineModel<M extends AnyStateMachine, const D extends Definition<M>>(
  machine: M,
  definition: D & NoInfer<Definition<M>>,
): Model<
  M,
  D['events'],
  D extends { actors: infer Actors extends object } ? Actors : object,
  D extends { restarts: infer Restarting extends object } ? Restarting : object
> {
  const chart = readChart(machine);
  const loose = definition as unknown as LooseDefinition;
  const { name = machine.id, events, actors = {}, delays = {}, bounds, labels = {} } = loose;
  const problems = [
    ...eventProblems(chart, Object.keys(events)),
    ...actorProblems(chart, machine, Object.keys(actors)),
    ...delayProblems(chart, machine, Object.keys(delays)),
    ...snapshotProblems(chart),
    ...propertyProblems(loose.properties ?? {}),
    ...Object.entries({ ...defaultBounds, ...bounds })
      .filter(([, value]) => !(value >= 0))
      .map(([bound, value]) => `bounds.${bound} is ${value}: use a number of 0 or more.`),
  ];
  if (problems.length > 0) {
    throw new FlowsError(
      `The model "${name}" does not match its machine:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  const identity = (context: unknown) => context;
  const context = loose.context ?? identity;
  return {
    name,
    machine,
    chart,
    starts: loose.starts ?? { [DEFAULT_START]: loose.input },
    events: events as Model<M, D['events']>['events'],
    actors: actors as never,
    restarts: (loose.restarts ?? {}) as never,
    delays,
    context,
    shown: loose.shown ?? context,
    bounds: { ...defaultBounds, ...bounds },
    labels,
    invariants: loose.invariants ?? {},
    properties: loose.properties ?? {},
    purposes: loose.purposes ?? {},
    unreachable: loose.unreachable ?? {},
    equivalent: loose.equivalent ?? {},
  };
}

/**
 * A definition without the types of its machine, which the signature of `defineModel` has checked.
 */
type LooseDefinition = Partial<Omit<Model, 'machine' | 'chart' | 'bounds' | 'events'>> &
  Pick<Model, 'events'> & { readonly input?: unknown; readonly bounds?: Partial<Model['bounds']> };

function eventProblems(chart: Chart, names: readonly string[]): string[] {
  const missing = chart.eventTypes.filter((type) => !names.includes(type));
  const unknown = names.filter(
    (type) =>
      !chart.eventTypes.includes(type) &&
      !chart.wildcards.some((wildcard) => matchesWildcard(type, wildcard)),
  );
  return [
    ...missing.map(
      (type) =>
        `No cases for the event "${type}": add events["${type}"], or \`noPayload\` if it has no payload.`,
    ),
    ...unknown.map(
      (type) =>
        `The machine has no transition for the event "${type}". ${suggestName(type, chart.eventTypes)}`,
    ),
  ];
}

function actorProblems(chart: Chart, machine: AnyStateMachine, names: readonly string[]): string[] {
  const invoked = [...new Set(chart.invocations.map(({ actor }) => actor))];
  const known = new Set([...invoked, ...Object.keys(machine.implementations.actors)]);
  return [
    ...invoked
      .filter((actor) => !names.includes(actor))
      .map(
        (actor) =>
          `No outcomes for the actor "${actor}": add actors["${actor}"], or {} if it never ends.`,
      ),
    ...names
      .filter((actor) => !known.has(actor))
      .map((actor) => `The machine has no actor "${actor}". ${suggestName(actor, known)}`),
  ];
}

function snapshotProblems({ transitions }: Chart): string[] {
  return [...transitions.values()]
    .filter(({ kind }) => kind === 'snapshot')
    .map(
      ({ id }) =>
        `"${id}" follows the snapshots of a running actor (onSnapshot), which are not explored: let the actor send an event instead.`,
    );
}

function propertyProblems(properties: Model['properties']): string[] {
  return Object.entries(properties).flatMap(([sentence, property]) => {
    const { after: _, eventually, never, until, ...unknown } = property;
    const [name] = Object.keys(unknown);
    if (name !== undefined)
      return [
        `The property "${sentence}" has "${name}". ${suggestName(name, ['after', 'eventually', 'never', 'until'])}`,
      ];
    if ((eventually === undefined) !== (never === undefined) && !(eventually && until)) return [];
    return [
      `The property "${sentence}" needs either \`eventually\`, or \`never\` with or without \`until\`.`,
    ];
  });
}

function delayProblems(chart: Chart, machine: AnyStateMachine, names: readonly string[]): string[] {
  const used = [...chart.transitions.values()]
    .filter(({ kind }) => kind === 'after')
    .map(({ trigger }) => trigger);
  const known = new Set([
    ...Object.keys(machine.implementations.delays),
    ...used.filter((name) => Number.isNaN(Number(name))),
  ]);
  const missing = [...known].filter(
    (name) => !(name in machine.implementations.delays) && !names.includes(name),
  );
  return [
    ...missing.map(
      (name) =>
        `No duration for the delay "${name}": implement it in the machine, or add delays["${name}"] in ms.`,
    ),
    ...names
      .filter((name) => !known.has(name))
      .map((name) => `The machine has no delay "${name}". ${suggestName(name, known)}`),
  ];
}
