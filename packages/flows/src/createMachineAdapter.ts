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
import { isSame, toCanonicalText } from './canonical.ts';
import { FlowsError } from './FlowsError.ts';
import type { Assertion, StepHandler, Adapter } from './adapter.ts';
import type { Model } from './modelTypes.ts';
import { rebuild } from './rebuild.ts';
import { eventStimuli, eventWith, type EventStimulus } from './stimulus.ts';
import type { Expectation } from './suite.ts';

/** The run of the machine adapter: the current machine, which a restart replaces. */
export interface MachineRun {
  running: RunningMachine;
}

/**
 * A running machine with a simulated clock and invoked actors that end only when a step ends them.
 */
interface RunningMachine {
  readonly actor: AnyActor;
  readonly clock: SimulatedClock;
  /** Promises of the invoked actors that have not ended, by id. */
  readonly pending: Map<string, PendingActor>;
  /** Custom actions executed since the last step. */
  effects: string[];
  error: unknown;
}

interface PendingActor {
  readonly promise: Promise<unknown>;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Creates the built-in adapter, which runs the machine as an actor. Invoked actors are promises
 * that a step resolves or rejects; delays pass on a simulated clock. Every step compares the state
 * value, status, enabled events, running actors, the compared context and the custom actions that
 * were executed.
 */
export function createMachineAdapter(
  model: Model,
  machine: AnyStateMachine = model.machine,
): Adapter<MachineRun> {
  const machines = new WeakMap<object, RunningMachine>();
  const logic = fromPromise<unknown, unknown>(({ self, system }) =>
    waitForOutcome(machines.get(system), self.id),
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
      pending: new Map(),
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

function waitForOutcome(running: RunningMachine | undefined, child: string): Promise<unknown> {
  if (running === undefined) return new Promise(() => {});
  let resolve: PendingActor['resolve'] = () => {};
  let reject: PendingActor['reject'] = () => {};
  const promise = new Promise<unknown>(
    (resolvePromise, rejectPromise) => ([resolve, reject] = [resolvePromise, rejectPromise]),
  );
  running.pending.set(child, { promise, resolve, reject });
  return promise;
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
  const actor = running.pending.get(stimulus.child);
  if (actor === undefined)
    throw new FlowsError(
      `The actor "${stimulus.child}" is not running, so it cannot end with "${stimulus.outcome}".`,
    );
  running.pending.delete(stimulus.child);
  if ('error' in outcome) actor.reject(outcome.error);
  else actor.resolve(outcome.output);
  // The machine subscribed to this promise earlier, so it handles the outcome before this await
  // continues.
  await actor.promise.catch(() => {});
};

function compare(model: Model): Assertion<MachineRun> {
  const stimuli = eventStimuli(model.events);
  return ({ running: { actor, effects, error } }, expected) => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
    if (snapshot.status === 'error' && expected.status !== 'error')
      throw new Error(`The machine has failed: ${String(error ?? snapshot.error)}`);
    const actual: Omit<Expectation, 'snapshot' | 'states'> = {
      value: snapshot.value,
      status: snapshot.status,
      enabled: enabledEvents(model, stimuli, snapshot),
      running: runningActors(snapshot),
      shown: model.shown(snapshot.context, snapshot),
      effects,
    };
    const differences = Object.entries(actual).flatMap(([name, value]) => {
      const expectedValue = expected[name as keyof typeof actual];
      return isSame(expectedValue, value)
        ? []
        : [
            `${labels[name as keyof typeof actual]}: expected ${format(expectedValue)}, found ${format(value)}`,
          ];
    });
    if (differences.length > 0) throw new Error(differences.join('\n'));
  };
}

const labels: Readonly<Record<keyof Omit<Expectation, 'snapshot' | 'states'>, string>> = {
  value: 'state',
  status: 'status',
  enabled: 'enabled events',
  running: 'running actors',
  shown: 'context',
  effects: 'actions',
};

function enabledEvents(
  model: Model,
  stimuli: readonly EventStimulus[],
  snapshot: AnyMachineSnapshot,
): string[] {
  if (snapshot.status !== 'active') return [];
  return stimuli
    .filter(({ type, case: caseName }) => {
      const event = eventWith(type, model.events[type]?.[caseName], snapshot);
      return event !== undefined && snapshot.can(event);
    })
    .map(({ id }) => id);
}

function runningActors({ children }: AnyMachineSnapshot): string[] {
  return Object.entries(children as Record<string, AnyActorRef | undefined>)
    .filter(([, child]) => child?.getSnapshot().status === 'active')
    .map(([id]) => id)
    .sort();
}

function format(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') || 'none' : toCanonicalText(value);
}
