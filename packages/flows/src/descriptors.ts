import type { AnyStateNode } from 'xstate';

/**
 * How a transition is triggered: by an event, by an actor that ends or emits a snapshot, by a
 * delay, by a final state (`finished`), or by nothing (`always`).
 */
export type TransitionKind =
  'event' | 'done' | 'error' | 'snapshot' | 'after' | 'finished' | 'always';

const prefixes: readonly (readonly [string, TransitionKind])[] = [
  ['xstate.done.actor.', 'done'],
  ['xstate.error.actor.', 'error'],
  ['xstate.snapshot.', 'snapshot'],
  ['xstate.after.', 'after'],
  ['xstate.done.state.', 'finished'],
];

/** Reads an event descriptor of XState; the empty string stands for an eventless transition. */
export function readDescriptor(
  descriptor: string,
  node: AnyStateNode,
): { kind: TransitionKind; trigger: string } {
  if (descriptor === '') return { kind: 'always', trigger: '' };
  for (const [prefix, kind] of prefixes) {
    if (!descriptor.startsWith(prefix)) continue;
    const rest = descriptor.slice(prefix.length);
    if (kind === 'after') return { kind, trigger: rest.slice(0, -(node.id.length + 1)) };
    return { kind, trigger: kind === 'finished' ? node.key : rest };
  }
  return { kind: 'event', trigger: descriptor };
}

/**
 * Returns the trigger for a key of `on`: the event type, or `done(id)` or `error(id)` of a spawned
 * actor.
 */
export function eventTrigger(type: string): string {
  const ended = /^xstate\.(done|error)\.actor\.(.*)$/.exec(type);
  return ended === null ? type : `${ended[1]}(${ended[2]})`;
}

/**
 * Returns the name of a guard: its type with static params, the function's name, or `(guard)` for
 * an unnamed one.
 */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) {
    return `${String(guard.type)}${parametersOf(guard)}`;
  }
  if (typeof guard !== 'function') return '(guard)';
  if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || '(guard)';
  return `${guard.name}(${guard.guards.map(guardName).join(', ')})`;
}

/**
 * Returns the name of an action: its type, the function's name, or `(action)` for an unnamed one.
 */
export function actionName(action: unknown): string {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  if (typeof action !== 'function') return '(action)';
  if ('type' in action && typeof action.type === 'string') return action.type;
  return action.name || '(action)';
}

function parametersOf(guard: object): string {
  if (!('params' in guard) || typeof guard.params !== 'object' || guard.params === null) return '';
  return `(${Object.values(guard.params).map(String).join(', ')})`;
}
