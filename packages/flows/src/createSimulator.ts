import type { AnyMachineSnapshot } from 'xstate';
import { readChart } from './chart.ts';
import { createRecorder } from './createRecorder.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import { produce } from './outcomes.ts';
import { observeGuard, rebuild, silentActor } from './rebuild.ts';
import {
  actorName,
  delayStimulus,
  eventStimuli,
  eventWith,
  outcomeStimulus,
  restartStimulus,
  type EventStimulus,
  type MachineEvent,
  type OutcomeStimulus,
  type RestartStimulus,
  type Stimulus,
} from './stimulus.ts';
import {
  passTime,
  runningActors,
  type Options,
  type Timer,
  type Trace,
  type MachineState,
} from './machineState.ts';

/**
 * Computes steps of a machine without running it: no actor starts, no action is executed, no time
 * passes.
 */
export interface Simulator {
  /** Starts the machine with the input of one of the model's starts. */
  start(name: string): Trace;
  /** Returns the stimuli that have an effect in a machine state, according to `snapshot.can`. */
  options(machineState: MachineState): Options<Stimulus>;
  /** Takes one step with a stimulus that `options` returned. */
  take(machineState: MachineState, stimulus: Stimulus): Trace;
  /**
   * Returns the event of a step: the event with its payload, or the done or error event of an
   * actor.
   */
  eventOf(
    machineState: MachineState,
    stimulus: EventStimulus | OutcomeStimulus,
  ): MachineEvent | undefined;
  /** Returns the input with which the machine restarts. */
  inputOf(machineState: MachineState, stimulus: RestartStimulus): unknown;
}

/**
 * Creates a simulator of the model's machine. It records the result of every guard and never ends
 * an actor by itself.
 */
export function createSimulator(model: Model): Simulator {
  let guardResults: { id: string; isTrue: boolean }[] = [];
  const allEvents = eventStimuli(model.events);
  const machine = rebuild(model.machine, {
    actor: () => silentActor,
    delays: model.delays,
    maxIterations: 10_000,
    transition: (id, config) =>
      config.guard === undefined
        ? config
        : {
            ...config,
            guard: observeGuard(config.guard, (isTrue) => guardResults.push({ id, isTrue })),
          },
  });
  const chart = readChart(machine);
  const recorder = createRecorder(machine, Object.values(model.starts)[0]);
  const delayNames = new Map(
    [...chart.transitions.values()]
      .filter(({ kind }) => kind === 'after')
      .map((transition) => [transition.descriptor, transition.trigger]),
  );

  return { start, options, take, eventOf, inputOf };

  function start(name: string): Trace {
    if (!(name in model.starts))
      throw new FlowsError(`The model "${model.name}" has no start "${name}".`);
    return startWith(model.starts[name], new Map());
  }

  function startWith(input: unknown, retries: MachineState['retries']): Trace {
    resetRecords();
    const snapshot = recorder.start(input);
    return finish({
      snapshot,
      settled: new Set(),
      begun: new Set(Object.keys(snapshot.children)),
      timers: [],
      retries,
    });
  }

  function take(machineState: MachineState, stimulus: Stimulus): Trace {
    if (stimulus.kind === 'restart')
      return startWith(inputOf(machineState, stimulus), machineState.retries);
    resetRecords();
    if (stimulus.kind === 'delay') return waitFor(machineState, stimulus.wait);
    const event = eventOf(machineState, stimulus);
    if (event === undefined)
      throw new FlowsError(`The model "${model.name}" has no payload for "${stimulus.id}" here.`);
    const snapshot = recorder.step(machineState.snapshot, event);
    const isUnsuccessful = stimulus.kind === 'outcome' && stimulus.outcomeKind !== 'success';
    const retries = isUnsuccessful
      ? new Map(machineState.retries).set(
          stimulus.actor,
          (machineState.retries.get(stimulus.actor) ?? 0) + 1,
        )
      : machineState.retries;
    const ended =
      stimulus.kind === 'outcome'
        ? [...machineState.settled, stimulus.child]
        : [...machineState.settled];
    const settled = new Set(ended.filter((id) => isSameChild(machineState.snapshot, snapshot, id)));
    return finish({
      snapshot,
      settled,
      begun: begunIn(machineState.snapshot, snapshot),
      timers: machineState.timers,
      retries,
    });
  }

  function waitFor(machineState: MachineState, wait: number): Trace {
    let { snapshot } = machineState;
    let timers: readonly Timer[] = passTime(machineState.timers, wait);
    for (let due = timers[0]; due !== undefined && due.remaining === 0; due = timers[0]) {
      const { event } = due;
      timers = timers.slice(1);
      snapshot = recorder.step(snapshot, event);
      timers = recorder.applyTimers(timers);
    }
    const settled = new Set(
      [...machineState.settled].filter((id) => isSameChild(machineState.snapshot, snapshot, id)),
    );
    return finish({
      snapshot,
      settled,
      begun: begunIn(machineState.snapshot, snapshot),
      timers,
      retries: machineState.retries,
    });
  }

  function options(machineState: MachineState): Options<Stimulus> {
    if (machineState.snapshot.status !== 'active')
      return { enabled: [], refused: [], refusedUnseen: [] };
    const hasEffect = (stimulus: EventStimulus | OutcomeStimulus) => {
      const event = eventOf(machineState, stimulus);
      return event !== undefined && machineState.snapshot.can(event);
    };
    guardResults = [];
    const enabled: Stimulus[] = allEvents.filter(hasEffect);
    // Every step checks which events have no effect, but not which outcomes and delays have none.
    const refused = transitionsWithGuard(false);
    guardResults = [];
    enabled.push(...outcomesOf(machineState).filter(hasEffect));
    const timer = machineState.timers.find(({ event }) => machineState.snapshot.can(event));
    if (timer !== undefined)
      enabled.push(
        delayStimulus(delayNames.get(timer.event.type) ?? timer.event.type, timer.remaining),
      );
    const refusedUnseen = transitionsWithGuard(false);
    const restarts = Object.keys(model.restarts).map(restartStimulus);
    enabled.push(...restarts.filter((stimulus) => inputOf(machineState, stimulus) !== undefined));
    return { enabled, refused, refusedUnseen };
  }

  function outcomesOf(machineState: MachineState): OutcomeStimulus[] {
    return runningActors(machineState).flatMap((child) => {
      const actor = actorName(chart, machineState.snapshot.children[child]?.src, child);
      const isExhausted = (machineState.retries.get(actor) ?? 0) >= model.bounds.retries;
      return Object.entries(model.actors[actor] ?? {})
        .filter(
          ([, { kind, immediate }]) =>
            (kind === 'success' || !isExhausted) &&
            (immediate !== true || machineState.begun.has(child)),
        )
        .map(([outcome, { kind }]) => outcomeStimulus(actor, child, outcome, kind));
    });
  }

  function inputOf({ snapshot }: MachineState, { restart }: RestartStimulus): unknown {
    return model.restarts[restart]?.(snapshot as never);
  }

  function eventOf(
    machineState: MachineState,
    stimulus: EventStimulus | OutcomeStimulus,
  ): MachineEvent | undefined {
    if (stimulus.kind === 'event') {
      const payload = model.events[stimulus.type]?.[stimulus.case];
      return eventWith(stimulus.type, payload, machineState.snapshot);
    }
    const { actor, child, outcome } = stimulus;
    const definition = model.actors[actor]?.[outcome];
    if (definition === undefined) return undefined;
    if (definition.kind === 'error')
      return { type: `xstate.error.actor.${child}`, error: definition.error.value, actorId: child };
    const running = machineState.snapshot.children[child]?.getSnapshot() as
      { readonly input?: unknown } | undefined;
    return {
      type: `xstate.done.actor.${child}`,
      output: produce(definition.output, running?.input),
      actorId: child,
    };
  }

  function transitionsWithGuard(isTrue: boolean): string[] {
    return [...new Set(guardResults.filter((each) => each.isTrue === isTrue).map(({ id }) => id))];
  }

  function finish(machineState: MachineState): Trace {
    return {
      ...recorder.finish(machineState),
      refused: transitionsWithGuard(false),
      allowed: transitionsWithGuard(true),
    };
  }

  function resetRecords(): void {
    guardResults = [];
    recorder.reset();
  }
}

function begunIn(before: AnyMachineSnapshot, after: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(Object.keys(after.children).filter((id) => !isSameChild(before, after, id)));
}

function isSameChild(before: AnyMachineSnapshot, after: AnyMachineSnapshot, id: string): boolean {
  return after.children[id] !== undefined && before.children[id] === after.children[id];
}
