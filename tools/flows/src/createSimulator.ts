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
  type World,
} from './world.ts';

/** Takes steps of a machine without running anything: no actor is started, no action executed, no time passes. */
export interface Simulator {
  start(name: string): Trace;
  /** What can be done next: only what a transition answers, as `snapshot.can` says. */
  options(world: World): Options<Stimulus>;
  /** Takes a step that `options` offers. */
  take(world: World, stimulus: Stimulus): Trace;
  /** The event of a step: with its payload, or as XState tells of an actor's end. */
  eventOf(world: World, stimulus: EventStimulus | OutcomeStimulus): MachineEvent | undefined;
  /** The input with which the machine begins anew. */
  inputOf(world: World, stimulus: RestartStimulus): unknown;
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

  function beginWith(input: unknown, retries: World['retries']): Trace {
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

  function take(world: World, stimulus: Stimulus): Trace {
    if (stimulus.kind === 'restart') return beginWith(inputOf(world, stimulus), world.retries);
    begin();
    if (stimulus.kind === 'delay') return waitFor(world, stimulus.wait);
    const event = eventOf(world, stimulus);
    if (event === undefined)
      throw new FlowsError(`The model "${model.name}" has no payload for "${stimulus.id}" here.`);
    const snapshot = recorder.step(world.snapshot, event);
    const isNegative = stimulus.kind === 'outcome' && stimulus.outcomeKind !== 'success';
    const retries = isNegative
      ? new Map(world.retries).set(stimulus.actor, (world.retries.get(stimulus.actor) ?? 0) + 1)
      : world.retries;
    const ended =
      stimulus.kind === 'outcome' ? [...world.settled, stimulus.child] : [...world.settled];
    const settled = new Set(ended.filter((id) => isSameChild(world.snapshot, snapshot, id)));
    return finish({
      snapshot,
      settled,
      begun: begunIn(world.snapshot, snapshot),
      timers: world.timers,
      retries,
    });
  }

  function waitFor(world: World, wait: number): Trace {
    let { snapshot } = world;
    let timers: readonly Timer[] = passTime(world.timers, wait);
    for (let due = timers[0]; due !== undefined && due.remaining === 0; due = timers[0]) {
      const { event } = due;
      timers = timers.slice(1);
      snapshot = recorder.step(snapshot, event);
      timers = recorder.applyTimers(timers);
    }
    const settled = new Set(
      [...world.settled].filter((id) => isSameChild(world.snapshot, snapshot, id)),
    );
    return finish({
      snapshot,
      settled,
      begun: begunIn(world.snapshot, snapshot),
      timers,
      retries: world.retries,
    });
  }

  function options(world: World): Options<Stimulus> {
    if (world.snapshot.status !== 'active') return { enabled: [], refused: [] };
    verdicts = [];
    const offered: (EventStimulus | OutcomeStimulus)[] = [
      ...Object.entries(model.events).flatMap(([type, cases]) =>
        Object.keys(cases).map((name) => eventStimulus(type, name)),
      ),
      ...outcomesOf(world),
    ];
    const enabled: Stimulus[] = offered.filter((stimulus) => {
      const event = eventOf(world, stimulus);
      return event !== undefined && world.snapshot.can(event);
    });
    const timer = world.timers.find(({ event }) => world.snapshot.can(event));
    if (timer !== undefined)
      enabled.push(delayStimulus(timed.get(timer.event.type) ?? timer.event.type, timer.remaining));
    const refused = told(false);
    const restarts = Object.keys(model.restarts).map(restartStimulus);
    enabled.push(...restarts.filter((stimulus) => inputOf(world, stimulus) !== undefined));
    return { enabled, refused };
  }

  function outcomesOf(world: World): OutcomeStimulus[] {
    return runningActors(world).flatMap((child) => {
      const actor = actorName(chart, world.snapshot.children[child]?.src, child);
      const isSpent = (world.retries.get(actor) ?? 0) >= model.bounds.retries;
      return Object.entries(model.actors[actor] ?? {})
        .filter(
          ([, { kind, immediate }]) =>
            (kind === 'success' || !isSpent) && (immediate !== true || world.begun.has(child)),
        )
        .map(([outcome, { kind }]) => outcomeStimulus(actor, child, outcome, kind));
    });
  }

  function inputOf({ snapshot }: World, { restart }: RestartStimulus): unknown {
    return model.restarts[restart]?.(snapshot as never);
  }

  function eventOf(
    world: World,
    stimulus: EventStimulus | OutcomeStimulus,
  ): MachineEvent | undefined {
    if (stimulus.kind === 'event') {
      const given = model.events[stimulus.type]?.[stimulus.case];
      return eventWith(stimulus.type, given, world.snapshot);
    }
    const { actor, child, outcome } = stimulus;
    const ending = model.actors[actor]?.[outcome];
    if (ending === undefined) return undefined;
    if (ending.kind === 'error')
      return { type: `xstate.error.actor.${child}`, error: ending.error.value, actorId: child };
    const running = world.snapshot.children[child]?.getSnapshot() as
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

  function finish(world: World): Trace {
    return { ...recorder.finish(world), refused: told(false), allowed: told(true) };
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
