import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ReplaceMachine } from '../../platform/actors.ts';
import type { MachineId, StateValue } from './stateTags.ts';

/**
 * The state in which a machine starts, and the part of its context that differs from the initial
 * one.
 */
export interface Frozen {
  readonly value: StateValue;
  readonly context: object;
}

export type FrozenStates = Readonly<Partial<Record<MachineId, Frozen>>>;

/** A started actor with its frozen state. */
export interface Stopped extends Frozen {
  readonly machine: MachineId;
  readonly snapshot: () => AnyMachineSnapshot;
}

/**
 * Returns a function that replaces machines by ones that start in the given states. No actors are
 * invoked, so a loading state stays. Events are handled normally.
 * @param onStopped called with each frozen actor
 */
export function freezeMachines(
  states: FrozenStates,
  onStopped: (stopped: Stopped) => void = () => {},
): ReplaceMachine {
  return (machine) => {
    const frozen = states[machine.id as MachineId];
    if (frozen === undefined) return machine;
    const replacement: AnyStateMachine = machine.provide({});
    replacement.getInitialSnapshot = (scope, input) => {
      const initial = createActor(machine as AnyStateMachine, { input }).getSnapshot();
      const snapshot = replacement.restoreSnapshot(
        {
          ...replacement.resolveState({
            value: frozen.value,
            context: { ...initial.context, ...frozen.context },
          }),
          children: childrenOf(replacement, frozen, states),
        } as never,
        scope,
      );
      onStopped({
        ...frozen,
        machine: machine.id as MachineId,
        snapshot: () => scope.self.getSnapshot(),
      });
      for (const { id, machine: invokedMachine } of invocations) {
        const child: AnyActorRef | undefined = snapshot.children[id];
        const frozenChild = states[invokedMachine];
        if (child === undefined || frozenChild === undefined) continue;
        onStopped({
          ...frozenChild,
          machine: invokedMachine,
          snapshot: () => child.getSnapshot(),
        });
      }
      return snapshot;
    };
    return replacement as typeof machine;
  };
}

/** The machines that others invoke, with the states in which they do. */
const invocations = [
  { id: 'placement', machine: 'placement', state: 'placing' },
  { id: 'payment', machine: 'payment', state: 'paying' },
  { id: 'correction', machine: 'cardCorrection', state: { open: { task: 'correcting' } } },
] as const;

/** Returns the persisted children of a machine in a frozen state. */
function childrenOf(parent: AnyStateMachine, frozen: Frozen, states: FrozenStates): object {
  const snapshot = parent.resolveState(frozen);
  for (const { id, machine, state } of invocations) {
    const frozenChild = states[machine];
    const logic = parent.implementations.actors[id] as AnyStateMachine | undefined;
    if (frozenChild === undefined || logic === undefined || !snapshot.matches(state)) continue;
    return {
      [id]: { src: id, syncSnapshot: false, snapshot: logic.resolveState(frozenChild) },
    };
  }
  return {};
}
