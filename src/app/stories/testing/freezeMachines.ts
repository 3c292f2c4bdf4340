import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { ReplaceMachine } from '../../platform/replaceMachine.ts';
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
      for (const invokedMachine of ['placement', 'payment'] as const) {
        const child: AnyActorRef | undefined = snapshot.children[invokedMachine];
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

/** The machine that an order invokes in a state. */
const invoked: Readonly<Record<string, 'placement' | 'payment'>> = {
  placing: 'placement',
  paying: 'payment',
};

/** Returns the persisted children of an order: its frozen placement or payment. */
function childrenOf(order: AnyStateMachine, { value }: Frozen, states: FrozenStates): object {
  const machine = typeof value === 'string' ? invoked[value] : undefined;
  const frozen = machine && states[machine];
  if (machine === undefined || frozen === undefined) return {};
  const logic = order.implementations.actors[machine] as AnyStateMachine;
  return { [machine]: { src: machine, syncSnapshot: false, snapshot: logic.resolveState(frozen) } };
}
