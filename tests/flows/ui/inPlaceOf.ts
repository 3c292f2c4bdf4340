import { createActor, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { Outside } from '../../../src/app/outside.ts';

/**
 * Runs another machine in the app in place of the one with the same id, also where a machine invokes it. It is
 * given all that the app gives to the one it stands for.
 */
export function inPlaceOf(machine: AnyStateMachine): Outside['createActor'] {
  return (logic, ...options) => createActor(exchanged(logic, machine) as typeof logic, ...options);
}

function exchanged(logic: AnyActorLogic, machine: AnyStateMachine): AnyActorLogic {
  if (!isMachine(logic)) return logic;
  const { implementations } = logic;
  if (logic.id === machine.id) return machine.provide(implementations);
  const actors = Object.entries(implementations.actors).map(([name, actor]) => [name, exchanged(actor as AnyActorLogic, machine)]);
  return logic.provide({ actors: Object.fromEntries(actors) });
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}
