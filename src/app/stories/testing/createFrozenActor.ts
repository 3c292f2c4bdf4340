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
    const payment = (actor.getSnapshot() as AnyMachineSnapshot).children['payment'] as
      AnyActorRef | undefined;
    if (payment !== undefined && states.payment !== undefined) {
      onStopped({
        ...states.payment,
        machine: 'payment',
        snapshot: () => payment.getSnapshot() as AnyMachineSnapshot,
      });
    }
    return actor;
  };
  return create as typeof createActor;
}

/** Returns the persisted children of an order: its frozen payment. */
function childrenOf(order: AnyStateMachine, { value }: Frozen, { payment }: FrozenStates): object {
  if (value !== 'paying' || payment === undefined) return {};
  const logic = order.implementations.actors['payment'] as AnyStateMachine;
  return {
    payment: { src: 'payment', syncSnapshot: false, snapshot: logic.resolveState(payment) },
  };
}
