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

/** Lets a machine take steps in which nothing is executed, and writes down what would have been. */
export interface Recorder {
  /** Forgets what was written down. */
  reset(): void;
  start(input: unknown): AnyMachineSnapshot;
  /** One step, together with those of the events that the machine sends to itself in it. */
  step(from: AnyMachineSnapshot, event: { readonly type: string }): AnyMachineSnapshot;
  /** The timers after what the steps have set and cancelled. */
  applyTimers(timers: readonly Timer[]): readonly Timer[];
  finish(machineState: MachineState): Omit<Trace, 'refused' | 'allowed'>;
}

interface Sent {
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
  let timing: ((timers: readonly Timer[]) => readonly Timer[])[] = [];
  const mail: { readonly type: string }[] = [];

  self.system.inspect((event) => {
    if (event.type !== '@xstate.microstep' || event.actorRef !== self) return;
    see(event.snapshot as AnyMachineSnapshot);
    // The very first state may be left before it is ever part of a snapshot.
    event._transitions.forEach(({ source }) => seeNode(source));
    transitions.push(
      ...event._transitions.map((each) => transitionOf.get(each)).filter((id) => id !== undefined),
    );
  });

  const actionExecutor: ActionExecutor = ({ type, params }) => {
    if (!type.startsWith('xstate.')) effects.push(type);
    else if (type === 'xstate.cancel') {
      const { sendId } = params as unknown as { readonly sendId: string };
      timing.push((timers) => timers.filter(({ id }) => id !== sendId));
    } else hear(type, params as unknown as Sent);
  };

  const hear = (type: string, { event, id, delay, to }: Sent) => {
    const isToItself = type === 'xstate.raise' || (type === 'xstate.sendTo' && to === self);
    if (!isToItself) return;
    if (delay !== undefined)
      timing.push((timers) => schedule(timers, { id: id ?? event.type, event, remaining: delay }));
    else if (type === 'xstate.sendTo') mail.push(event);
  };

  const see = ({ _nodes: nodes }: AnyMachineSnapshot) => {
    nodes.forEach(seeNode);
  };

  const seeNode = (node: AnyStateNode) => {
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
    const changed = timing.reduce((current, change) => change(current), timers);
    timing = [];
    return changed;
  };

  return {
    reset() {
      [transitions, states, effects, timing] = [[], new Set(), [], []];
      mail.length = 0;
    },
    start(input) {
      const snapshot = machine.getInitialSnapshot(scope as never, input) as AnyMachineSnapshot;
      see(snapshot);
      return snapshot;
    },
    step(from, event) {
      let snapshot = machine.transition(from, event as never, scope as never) as AnyMachineSnapshot;
      for (let next = mail.shift(); next !== undefined; next = mail.shift()) {
        snapshot = machine.transition(
          snapshot,
          next as never,
          scope as never,
        ) as AnyMachineSnapshot;
      }
      see(snapshot);
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
