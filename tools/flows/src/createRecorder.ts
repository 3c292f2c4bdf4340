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
 * Computes steps of a machine without executing anything, and records what would have been
 * executed.
 */
export interface Recorder {
  /** Clears the records. */
  reset(): void;
  start(input: unknown): AnyMachineSnapshot;
  /** Takes one step, including the events that the machine sends to itself during it. */
  step(from: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot;
  /**
   * Returns the timers with those that the steps started added and those they cancelled removed.
   */
  applyTimers(timers: readonly Timer[]): readonly Timer[];
  finish(machineState: MachineState): Omit<Trace, 'refused' | 'allowed'>;
}

interface SentEvent {
  readonly event: { readonly type: string };
  readonly id: string | undefined;
  readonly delay: number | undefined;
  readonly to?: unknown;
}

export function createRecorder(machine: AnyStateMachine, anyInput: unknown): Recorder {
  const { transitionOf } = readChart(machine);
  const self = createActor(machine, { input: anyInput } as never);
  let transitions: string[] = [];
  let states = new Set<string>();
  let effects: string[] = [];
  let timerChanges: ((timers: readonly Timer[]) => readonly Timer[])[] = [];
  const queue: { readonly type: string }[] = [];

  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    recordStates(event.snapshot as AnyMachineSnapshot);
    // The initial state may be left before it is part of any snapshot.
    event._transitions.forEach(({ source }) => recordNode(source));
    transitions.push(
      ...event._transitions.map((each) => transitionOf.get(each)).filter((id) => id !== undefined),
    );
  });

  const actionExecutor: ActionExecutor = ({ type, params }) => {
    if (!type.startsWith('xstate.')) effects.push(type);
    else if (type === 'xstate.cancel') {
      const { sendId } = params as unknown as { readonly sendId: string };
      timerChanges.push((timers) => timers.filter(({ id }) => id !== sendId));
    } else recordSelfSent(type, params as unknown as SentEvent);
  };

  const recordSelfSent = (type: string, { event, id, delay, to }: SentEvent) => {
    const isToItself = type === 'xstate.raise' || (type === 'xstate.sendTo' && to === self);
    if (!isToItself) return;
    if (delay !== undefined)
      timerChanges.push((timers) =>
        schedule(timers, { id: id ?? event.type, event, remaining: delay }),
      );
    else if (type === 'xstate.sendTo') queue.push(event);
  };

  const recordStates = ({ _nodes: nodes }: AnyMachineSnapshot) => {
    nodes.forEach(recordNode);
  };

  const recordNode = (node: AnyStateNode) => {
    for (let each: AnyStateNode | undefined = node; each?.parent !== undefined; each = each.parent)
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
