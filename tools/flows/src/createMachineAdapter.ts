import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import { canonical } from './canonical.ts';
import { FlowsError } from './FlowsError.ts';
import type { Assertion, StepHandler, Adapter } from './adapter.ts';
import type { Model } from './modelTypes.ts';
import { rebuild } from './rebuild.ts';
import { eventStimulus, eventWith } from './stimulus.ts';
import type { Expectation } from './suite.ts';

/** The machine that runs now; a restart puts another one in its place. */
export interface MachineRun {
  running: RunningMachine;
}

/** A machine that really runs, with a clock that stands still and actors that end when they are told to. */
interface RunningMachine {
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
  /** Actors that were asked and have not been answered. */
  readonly asked: Map<string, Asked>;
  /** Custom actions executed since the last step. */
  effects: string[];
  error: unknown;
}

interface Asked {
  readonly answer: Promise<unknown>;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The layer below all others: the machine itself, run as an actor. Invoked actors are promises that resolve or
 * reject when the tour says so; delays pass on a simulated clock. Compares at every step state value, status,
 * enabled events, running actors, the shown context and the custom actions that were executed.
 */
export function createMachineAdapter(
  model: Model,
  machine: AnyStateMachine = model.machine,
): Adapter<MachineRun> {
  const machines = new WeakMap<object, RunningMachine>();
  const logic = fromPromise<unknown, unknown>(({ self, system }) =>
    ask(machines.get(system), self.id),
  );
  const runnable = rebuild(machine, {
    actor: () => logic,
    delays: model.delays,
    maxIterations: 10_000,
  });
  const all = <Value>(names: Iterable<string>, value: Value): Record<string, Value> =>
    Object.fromEntries([...names].map((name) => [name, value]));
  const begin = (input: unknown): RunningMachine => {
    const clock = new SimulatedClock();
    const actor: AnyActor = createActor(runnable, {
      input,
      clock,
      logger: () => {},
      inspect: (event: InspectionEvent) => {
        const isOwn = event.type === '@xstate.action' && event.actorRef === actor;
        if (isOwn && !event.action.type.startsWith('xstate.'))
          running.effects.push(event.action.type);
      },
    } as never);
    const running: RunningMachine = {
      actor,
      clock,
      asked: new Map(),
      effects: [],
      error: undefined,
    };
    machines.set(actor.system, running);
    actor.subscribe({ error: (error) => (running.error = error) });
    actor.start();
    return running;
  };
  return {
    name: 'machine',
    start: ({ input }) => ({ running: begin(input) }),
    events: all(Object.keys(model.events), send),
    actors: all(Object.keys(model.actors), settle),
    restarts: all(Object.keys(model.restarts), (run, { restart }) => {
      run.running.actor.stop();
      run.running = begin(restart?.input);
    }),
    delay: ({ running }, { stimulus }) => {
      running.effects = [];
      if (stimulus.kind === 'delay') running.clock.increment(stimulus.wait);
    },
    states: all(model.chart.states.keys(), () => {}),
    check: compare(model),
    stop: ({ running }) => {
      running.actor.stop();
    },
  };
}

function ask(running: RunningMachine | undefined, child: string): Promise<unknown> {
  if (running === undefined) return new Promise(() => {});
  let resolve: Asked['resolve'] = () => {};
  let reject: Asked['reject'] = () => {};
  const answer = new Promise<unknown>((fulfil, refuse) => ([resolve, reject] = [fulfil, refuse]));
  running.asked.set(child, { answer, resolve, reject });
  return answer;
}

const send: StepHandler<MachineRun> = ({ running }, { event }) => {
  running.effects = [];
  if (event === null) return;
  if (running.actor.getSnapshot().status !== 'active')
    throw new Error(`"${event.type}" cannot be sent: the machine has ended.`);
  running.actor.send(event);
};

const settle: StepHandler<MachineRun> = async ({ running }, { stimulus, outcome }) => {
  running.effects = [];
  if (stimulus.kind !== 'outcome' || outcome === null) return;
  const asked = running.asked.get(stimulus.child);
  if (asked === undefined)
    throw new FlowsError(
      `The actor "${stimulus.child}" was not asked, so it cannot answer "${stimulus.outcome}".`,
    );
  running.asked.delete(stimulus.child);
  if ('error' in outcome) asked.reject(outcome.error);
  else asked.resolve(outcome.output);
  // The machine has waited for this promise longer than this line has, so it knows the answer first.
  await asked.answer.catch(() => {});
};

function compare(model: Model): Assertion<MachineRun> {
  return ({ running: { actor, effects, error } }, expected) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'error' && expected.status !== 'error')
      throw new Error(`The machine has failed: ${String(error ?? snapshot.error)}`);
    const found: Omit<Expectation, 'snapshot' | 'states'> = {
      value: snapshot.value,
      status: snapshot.status,
      enabled: enabledEvents(model, snapshot),
      running: runningActors(snapshot),
      shown: model.shown(snapshot.context, snapshot),
      effects,
    };
    const differences = Object.entries(found).flatMap(([name, value]) => {
      const wanted = expected[name as keyof typeof found];
      return canonical(wanted) === canonical(value)
        ? []
        : [`${names[name as keyof typeof found]}: expected ${show(wanted)}, found ${show(value)}`];
    });
    if (differences.length > 0) throw new Error(differences.join('\n'));
  };
}

const names: Readonly<Record<keyof Omit<Expectation, 'snapshot' | 'states'>, string>> = {
  value: 'state',
  status: 'status',
  enabled: 'enabled events',
  running: 'running actors',
  shown: 'context',
  effects: 'actions',
};

function enabledEvents(model: Model, snapshot: AnyMachineSnapshot): string[] {
  if (snapshot.status !== 'active') return [];
  return Object.entries(model.events).flatMap(([type, cases]) =>
    Object.entries(cases)
      .filter(([, given]) => {
        const event = eventWith(type, given, snapshot);
        return event !== undefined && snapshot.can(event);
      })
      .map(([name]) => eventStimulus(type, name).id),
  );
}

function runningActors({ children }: AnyMachineSnapshot): string[] {
  return Object.entries(children as Record<string, AnyActorRef | undefined>)
    .filter(([, child]) => child?.getSnapshot().status === 'active')
    .map(([id]) => id)
    .sort();
}

function show(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') || 'none' : canonical(value);
}
