import {
  createActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import type { Platform } from '../../../src/app/platform/platform.ts';

/**
 * Returns a `createActor` that runs another machine in place of the one with the same id, also
 * where a machine invokes it. The replacement gets the implementations that the app provides.
 */
export function replaceMachine(machine: AnyStateMachine): Platform['createActor'] {
  return (logic, ...[options]) => {
    const isEndlessLoop = countEvents();
    const inspect = (event: InspectionEvent) => {
      if (typeof options?.inspect === 'function') options.inspect(event);
      if (isEndlessLoop()) actor.stop();
    };
    const actor = createActor(
      withReplacement(logic, machine) as typeof logic,
      { ...options, inspect } as typeof options & object,
    );
    return actor;
  };
}

/** The number of inspection events in one turn of the event loop that indicates an endless loop. */
const MAX_EVENTS = 1_000;

/** Returns a function that detects an endless loop of a mutant, which would block the page. */
function countEvents(): () => boolean {
  let events = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    events = 0;
  });
  port1.start();
  return () => {
    if (events === 0) port2.postMessage(null);
    events += 1;
    return events > MAX_EVENTS;
  };
}

function withReplacement(logic: AnyActorLogic, machine: AnyStateMachine): AnyActorLogic {
  if (!isMachine(logic)) return logic;
  const { implementations } = logic;
  if (logic.id === machine.id) return machine.provide(implementations);
  const actors = Object.entries(implementations.actors).map(([name, actor]) => [
    name,
    withReplacement(actor as AnyActorLogic, machine),
  ]);
  return logic.provide({ actors: Object.fromEntries(actors) });
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}
