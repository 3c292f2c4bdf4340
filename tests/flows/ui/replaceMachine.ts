import {
  createActor,
  type AnyActorLogic,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import type { Platform } from '../../../src/app/platform.ts';

/**
 * Runs another machine in the app in place of the one with the same id, also where a machine invokes it. It is
 * given all that the app gives to the one it stands for.
 */
export function replaceMachine(machine: AnyStateMachine): Platform['createActor'] {
  return (logic, ...[options]) => {
    const isEndless = countChanges();
    const inspect = (event: InspectionEvent) => {
      if (typeof options?.inspect === 'function') options.inspect(event);
      if (isEndless()) actor.stop();
    };
    const actor = createActor(
      exchanged(logic, machine) as typeof logic,
      { ...options, inspect } as typeof options & object,
    );
    return actor;
  };
}

/** More changes than this in one turn of the event loop are the beginning of endlessly many. */
const MOST_CHANGES = 1_000;

/** Whether a machine goes round and round, which would stop the page, and with it the tests. */
function countChanges(): () => boolean {
  let changes = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    changes = 0;
  });
  port1.start();
  return () => {
    if (changes === 0) port2.postMessage(null);
    changes += 1;
    return changes > MOST_CHANGES;
  };
}

function exchanged(logic: AnyActorLogic, machine: AnyStateMachine): AnyActorLogic {
  if (!isMachine(logic)) return logic;
  const { implementations } = logic;
  if (logic.id === machine.id) return machine.provide(implementations);
  const actors = Object.entries(implementations.actors).map(([name, actor]) => [
    name,
    exchanged(actor as AnyActorLogic, machine),
  ]);
  return logic.provide({ actors: Object.fromEntries(actors) });
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}
