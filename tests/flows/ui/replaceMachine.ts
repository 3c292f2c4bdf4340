import type { AnyActorLogic, AnyStateMachine } from 'xstate';
import type { ReplaceMachine } from '../../../src/app/platform/actors.ts';

/**
 * Returns a function that replaces the machine with the same id, also where another machine invokes
 * it. The replacement gets the implementations that the app provides.
 */
export function replaceWith(machine: AnyStateMachine): ReplaceMachine {
  return (original) => withReplacement(original, machine) as typeof original;
}

function withReplacement(logic: AnyActorLogic, machine: AnyStateMachine): AnyActorLogic {
  if (!isMachine(logic)) return logic;
  const { implementations } = logic;
  if (logic.id === machine.id) return stopEndlessLoops(machine.provide(implementations));
  const actors = Object.entries(implementations.actors).map(([name, actor]) => [
    name,
    withReplacement(actor as AnyActorLogic, machine),
  ]);
  return logic.provide({ actors: Object.fromEntries(actors) });
}

function isMachine(logic: AnyActorLogic): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'implementations' in logic;
}

/** The number of events in one turn of the event loop that indicates an endless loop. */
const MAX_EVENTS = 200;

/**
 * Makes a machine ignore events in an endless loop, which a mutant may have and which would block
 * the page.
 */
function stopEndlessLoops(machine: AnyStateMachine): AnyStateMachine {
  const { transition } = machine;
  let events = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    events = 0;
  });
  port1.start();
  machine.transition = (snapshot, event, scope) => {
    if (events === 0) port2.postMessage(null);
    events += 1;
    return events > MAX_EVENTS ? snapshot : transition(snapshot, event, scope);
  };
  return machine;
}
