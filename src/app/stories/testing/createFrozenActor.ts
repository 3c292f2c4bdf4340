import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
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
 * Returns a replacement of XState's `createActor` that starts machines in the given states. No
 * actors are invoked, so a loading state stays. Events are handled normally.
 * @param onStopped called with each frozen actor
 */
export function createFrozenActor(
  states: FrozenStates,
  onStopped: (stopped: Stopped) => void = () => {},
): typeof createActor {
  const create = (logic: AnyStateMachine, options: { readonly input?: unknown } = {}) => {
    const frozen = states[logic.id as MachineId];
    if (frozen === undefined) return createActor(logic, options);
    const initial = createActor(logic, options).getSnapshot() as { readonly context: object };
    const snapshot = logic.resolveState({
      value: frozen.value,
      context: { ...initial.context, ...frozen.context },
    });
    const actor = createActor(logic, {
      ...options,
      snapshot: { ...snapshot, children: childrenOf(logic, frozen, states) } as never,
    });
    onStopped({
      ...frozen,
      machine: logic.id as MachineId,
      snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    });
    const { children } = actor.getSnapshot() as AnyMachineSnapshot;
    for (const machine of ['placement', 'payment'] as const) {
      const child = children[machine] as AnyActorRef | undefined;
      const frozenChild = states[machine];
      if (child === undefined || frozenChild === undefined) continue;
      onStopped({
        ...frozenChild,
        machine,
        snapshot: () => child.getSnapshot() as AnyMachineSnapshot,
      });
    }
    return actor;
  };
  return create as typeof createActor;
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
