import {
  createActor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import type { MachineId, StateValue } from './stateTags.ts';

/** What a machine is to show: its state, and what of its context is not as at its start. */
export interface Frozen {
  readonly value: StateValue;
  readonly context: object;
}

export type FrozenStates = Readonly<Partial<Record<MachineId, Frozen>>>;

/** An actor that was stopped in a state. */
export interface Stopped extends Frozen {
  readonly machine: MachineId;
  readonly snapshot: () => AnyMachineSnapshot;
}

/**
 * XState's `createActor`, which begins machines in a state of our choice. Nothing is invoked on the way: what loads
 * goes on loading, and what was answered stays. Events are heeded as ever.
 * @param onStopped told of each of them
 */
export function createFrozenActor(
  states: FrozenStates,
  onStopped: (stopped: Stopped) => void = () => {},
): typeof createActor {
  const create = (logic: AnyStateMachine, options: { readonly input?: unknown } = {}) => {
    const frozen = states[logic.id as MachineId];
    if (frozen === undefined) return createActor(logic, options);
    const start = createActor(logic, options).getSnapshot() as { readonly context: object };
    const snapshot = logic.resolveState({
      value: frozen.value,
      context: { ...start.context, ...frozen.context },
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
      | AnyActorRef
      | undefined;
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

/** The payment runs in the order that it belongs to. */
function childrenOf(order: AnyStateMachine, { value }: Frozen, { payment }: FrozenStates): object {
  if (value !== 'paying' || payment === undefined) return {};
  const logic = order.implementations.actors['payment'] as AnyStateMachine;
  return {
    payment: { src: 'payment', syncSnapshot: false, snapshot: logic.resolveState(payment) },
  };
}
