import {
  createActor,
  type ActionExecutor,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate';
import { pathOf, readChart } from './chart.ts';
import { schedule, type Timer, type Trace, type MachineState } from './machineState.ts';

/**
 * Computes the steps of a machine without side effects: no custom action is executed and no actor
 * starts. Records the transitions, states, custom actions and timer changes of these steps.
 */
export interface Recorder {
  /** Forgets what was recorded. */
  reset(): void;
  /** Returns the initial snapshot. */
  start(input: unknown): AnyMachineSnapshot;
  /**
   * Returns the snapshot after an event, and after the events that the machine sends to itself
   * without a delay.
   */
  step(from: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot;
  /**
   * Applies the recorded timer changes: returns `timers` with the started timers added and the
   * cancelled ones removed. Then forgets these changes.
   */
  applyTimers(timers: readonly Timer[]): readonly Timer[];
  /**
   * Returns the recorded trace, which ends in this machine state. Applies the timer changes that
   * are still recorded.
   */
  finish(machineState: MachineState): Omit<Trace, 'refused' | 'allowed'>;
}

interface SentEvent {
  readonly event: { readonly type: string };
  readonly id: string | undefined;
  readonly delay: number | undefined;
  readonly to?: unknown;
}

/** Creates a recorder. `sampleInput` is any input that the machine accepts; no step depends on it. */
export function createRecorder(machine: AnyStateMachine, sampleInput: unknown): Recorder {
  const { transitionOf } = readChart(machine);
  // This actor is never started. XState needs it to compute steps.
  const self = createActor(machine, { input: sampleInput } as never);
  let transitions: string[] = [];
  let states = new Set<string>();
  let effects: string[] = [];
  let timerChanges: ((timers: readonly Timer[]) => readonly Timer[])[] = [];
  const queue: { readonly type: string }[] = [];

  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    recordStates(event.snapshot as AnyMachineSnapshot);
    // A transient initial state is left before a snapshot contains it, but is the source of the
    // transition that leaves it.
    event._transitions.forEach(({ source }) => recordState(source));
    transitions.push(
      ...event._transitions.map((each) => transitionOf.get(each)).filter((id) => id !== undefined),
    );
  });

  const actionExecutor: ActionExecutor = ({ type, params }) => {
    if (!type.startsWith('xstate.')) effects.push(type);
    else if (type === 'xstate.cancel') {
      const { sendId } = params as unknown as { readonly sendId: string };
      timerChanges.push((timers) => timers.filter(({ id }) => id !== sendId));
    } else recordSentToItself(type, params as unknown as SentEvent);
  };

  const recordSentToItself = (type: string, { event, id, delay, to }: SentEvent) => {
    const isToItself = type === 'xstate.raise' || (type === 'xstate.sendTo' && to === self);
    if (!isToItself) return;
    if (delay !== undefined)
      timerChanges.push((timers) =>
        schedule(timers, { id: id ?? event.type, event, remaining: delay }),
      );
    // XState itself takes raised events that have no delay.
    else if (type === 'xstate.sendTo') queue.push(event);
  };

  const recordStates = ({ _nodes: stateNodes }: AnyMachineSnapshot) => {
    stateNodes.forEach(recordState);
  };

  /** Records a state and its ancestors except the root. */
  const recordState = (stateNode: AnyStateNode) => {
    for (
      let each: AnyStateNode | undefined = stateNode;
      each?.parent !== undefined;
      each = each.parent
    )
      states.add(pathOf(each));
  };

  const scope: AnyActorScope = {
    self,
    id: self.id,
    sessionId: self.sessionId,
    system: self.system,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor,
  };

  const applyTimers = (timers: readonly Timer[]) => {
    const changed = timerChanges.reduce((current, change) => change(current), timers);
    timerChanges = [];
    return changed;
  };

  return {
    reset() {
      [transitions, states, effects, timerChanges] = [[], new Set(), [], []];
      queue.length = 0;
    },
    start(input) {
      const snapshot = machine.getInitialSnapshot(scope as never, input) as AnyMachineSnapshot;
      recordStates(snapshot);
      return snapshot;
    },
    step(from, event) {
      let snapshot = machine.transition(from, event as never, scope as never) as AnyMachineSnapshot;
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        snapshot = machine.transition(
          snapshot,
          next as never,
          scope as never,
        ) as AnyMachineSnapshot;
      }
      recordStates(snapshot);
      return snapshot;
    },
    applyTimers,
    finish: (machineState) => ({
      machineState: { ...machineState, timers: applyTimers(machineState.timers) },
      transitions,
      states: [...states],
      effects,
    }),
  };
}
