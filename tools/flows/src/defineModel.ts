import type { AnyStateMachine } from 'xstate';
import { matchesWildcard, readChart, type Chart } from './chart.ts';
import { FlowsError } from './FlowsError.ts';
import type { Definition, Model } from './modelTypes.ts';
import { hint } from './nearestName.ts';

/** The name of the one start of a model that names none. */
export const ONLY_START = 'start';

const defaultBounds = { nodes: 20_000, variants: 200, retries: Number.POSITIVE_INFINITY };

/**
 * Says what must be known about a machine before tests can be made from it. Throws a `FlowsError` that lists
 * every event, actor and delay which is missing from the definition or unknown to the machine.
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
  const faults = [
    ...eventFaults(chart, Object.keys(events)),
    ...actorFaults(chart, machine, Object.keys(actors)),
    ...delayFaults(chart, machine, Object.keys(delays)),
    ...Object.entries({ ...defaultBounds, ...bounds })
      .filter(([, value]) => !(value >= 0))
      .map(([bound, value]) => `bounds.${bound} is ${value}: give a number from 0 on.`),
  ];
  if (faults.length > 0) {
    throw new FlowsError(
      `The model "${name}" does not fit its machine:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
  }
  const identity = (context: unknown) => context;
  const context = loose.context ?? identity;
  return {
    name,
    machine,
    chart,
    starts: loose.starts ?? { [ONLY_START]: loose.input },
    events: events as Model<M, D['events']>['events'],
    actors: actors as never,
    restarts: (loose.restarts ?? {}) as never,
    delays,
    context,
    shown: loose.shown ?? context,
    bounds: { ...defaultBounds, ...bounds },
    labels,
    invariants: loose.invariants ?? {},
    unreachable: loose.unreachable ?? {},
    equivalent: loose.equivalent ?? {},
  };
}

/** A definition whose types no longer matter: they have done their work at the call. */
type LooseDefinition = Partial<Omit<Model, 'machine' | 'chart' | 'bounds' | 'events'>> &
  Pick<Model, 'events'> & { readonly input?: unknown; readonly bounds?: Partial<Model['bounds']> };

function eventFaults(chart: Chart, named: readonly string[]): string[] {
  const missing = chart.eventTypes.filter((type) => !named.includes(type));
  const unknown = named.filter(
    (type) =>
      !chart.eventTypes.includes(type) &&
      !chart.wildcards.some((wildcard) => matchesWildcard(type, wildcard)),
  );
  return [
    ...missing.map(
      (type) =>
        `No cases for the event "${type}": add events["${type}"], \`bare\` if it carries nothing.`,
    ),
    ...unknown.map(
      (type) => `The machine takes no event "${type}". ${hint(type, chart.eventTypes)}`,
    ),
  ];
}

function actorFaults(chart: Chart, machine: AnyStateMachine, named: readonly string[]): string[] {
  const invoked = [...new Set(chart.invocations.map(({ actor }) => actor))];
  const known = new Set([...invoked, ...Object.keys(machine.implementations.actors)]);
  return [
    ...invoked
      .filter((actor) => !named.includes(actor))
      .map(
        (actor) =>
          `No outcomes for the actor "${actor}": add actors["${actor}"], {} if it never ends.`,
      ),
    ...named
      .filter((actor) => !known.has(actor))
      .map((actor) => `The machine has no actor "${actor}". ${hint(actor, known)}`),
  ];
}

function delayFaults(chart: Chart, machine: AnyStateMachine, named: readonly string[]): string[] {
  const used = [...chart.transitions.values()]
    .filter(({ kind }) => kind === 'after')
    .map(({ trigger }) => trigger);
  const known = new Set([
    ...Object.keys(machine.implementations.delays),
    ...used.filter((name) => Number.isNaN(Number(name))),
  ]);
  return named
    .filter((name) => !known.has(name))
    .map((name) => `The machine has no delay "${name}". ${hint(name, known)}`);
}
