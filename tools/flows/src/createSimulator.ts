import type { AnyMachineSnapshot } from 'xstate';
import { readChart } from './chart.ts';
import { createRecorder } from './createRecorder.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import { produce } from './outcomes.ts';
import { listenTo, rebuild, silentActor } from './rebuild.ts';
import {
  actorName,
  delayStimulus,
  eventStimulus,
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

/** Takes steps of a machine without running anything: no actor is started, no action executed, no time passes. */
export interface Simulator {
  start(name: string): Trace;
  /** What can be done next: only what a transition answers, as `snapshot.can` says. */
  options(machineState: MachineState): Options<Stimulus>;
  /** Takes a step that `options` offers. */
  take(machineState: MachineState, stimulus: Stimulus): Trace;
  /** The event of a step: with its payload, or as XState tells of an actor's end. */
  eventOf(
    machineState: MachineState,
    stimulus: EventStimulus | OutcomeStimulus,
  ): MachineEvent | undefined;
  /** The input with which the machine begins anew. */
  inputOf(machineState: MachineState, stimulus: RestartStimulus): unknown;
}

/** A simulator of the model's machine, in which every guard tells its verdict and every actor keeps silent. */
export function createSimulator(model: Model): Simulator {
  let verdicts: { id: string; verdict: boolean }[] = [];
  const machine = rebuild(model.machine, {
    actor: () => silentActor,
    delays: model.delays,
    maxIterations: 10_000,
    transition: (id, config) =>
      config.guard === undefined
        ? config
        : { ...config, guard: listenTo(config.guard, (verdict) => verdicts.push({ id, verdict })) },
  });
  const chart = readChart(machine);
  const recorder = createRecorder(machine, Object.values(model.starts)[0]);
  const timed = new Map(
    [...chart.transitions.values()]
      .filter(({ kind }) => kind === 'after')
      .map((transition) => [transition.descriptor, transition.trigger]),
  );

  return { start, options, take, eventOf, inputOf };

  function start(name: string): Trace {
    if (!(name in model.starts))
      throw new FlowsError(`The model "${model.name}" has no start "${name}".`);
    return beginWith(model.starts[name], new Map());
  }

  function beginWith(input: unknown, retries: MachineState['retries']): Trace {
    begin();
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
      return beginWith(inputOf(machineState, stimulus), machineState.retries);
    begin();
    if (stimulus.kind === 'delay') return waitFor(machineState, stimulus.wait);
    const event = eventOf(machineState, stimulus);
    if (event === undefined)
      throw new FlowsError(`The model "${model.name}" has no payload for "${stimulus.id}" here.`);
    const snapshot = recorder.step(machineState.snapshot, event);
    const isNegative = stimulus.kind === 'outcome' && stimulus.outcomeKind !== 'success';
    const retries = isNegative
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
    if (machineState.snapshot.status !== 'active') return { enabled: [], refused: [] };
    verdicts = [];
    const offered: (EventStimulus | OutcomeStimulus)[] = [
      ...Object.entries(model.events).flatMap(([type, cases]) =>
        Object.keys(cases).map((name) => eventStimulus(type, name)),
      ),
      ...outcomesOf(machineState),
    ];
    const enabled: Stimulus[] = offered.filter((stimulus) => {
      const event = eventOf(machineState, stimulus);
      return event !== undefined && machineState.snapshot.can(event);
    });
    const timer = machineState.timers.find(({ event }) => machineState.snapshot.can(event));
    if (timer !== undefined)
      enabled.push(delayStimulus(timed.get(timer.event.type) ?? timer.event.type, timer.remaining));
    const refused = told(false);
    const restarts = Object.keys(model.restarts).map(restartStimulus);
    enabled.push(...restarts.filter((stimulus) => inputOf(machineState, stimulus) !== undefined));
    return { enabled, refused };
  }

  function outcomesOf(machineState: MachineState): OutcomeStimulus[] {
    return runningActors(machineState).flatMap((child) => {
      const actor = actorName(chart, machineState.snapshot.children[child]?.src, child);
      const isSpent = (machineState.retries.get(actor) ?? 0) >= model.bounds.retries;
      return Object.entries(model.actors[actor] ?? {})
        .filter(
          ([, { kind, immediate }]) =>
            (kind === 'success' || !isSpent) &&
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
      const given = model.events[stimulus.type]?.[stimulus.case];
      return eventWith(stimulus.type, given, machineState.snapshot);
    }
    const { actor, child, outcome } = stimulus;
    const ending = model.actors[actor]?.[outcome];
    if (ending === undefined) return undefined;
    if (ending.kind === 'error')
      return { type: `xstate.error.actor.${child}`, error: ending.error.value, actorId: child };
    const running = machineState.snapshot.children[child]?.getSnapshot() as
      | { readonly input?: unknown }
      | undefined;
    return {
      type: `xstate.done.actor.${child}`,
      output: produce(ending.output, running?.input),
      actorId: child,
    };
  }

  function told(verdict: boolean): string[] {
    return [...new Set(verdicts.filter((each) => each.verdict === verdict).map(({ id }) => id))];
  }

  function finish(machineState: MachineState): Trace {
    return { ...recorder.finish(machineState), refused: told(false), allowed: told(true) };
  }

  function begin(): void {
    verdicts = [];
    recorder.reset();
  }
}

function begunIn(before: AnyMachineSnapshot, after: AnyMachineSnapshot): ReadonlySet<string> {
  return new Set(Object.keys(after.children).filter((id) => !isSameChild(before, after, id)));
}

function isSameChild(before: AnyMachineSnapshot, after: AnyMachineSnapshot, id: string): boolean {
  return after.children[id] !== undefined && before.children[id] === after.children[id];
}
