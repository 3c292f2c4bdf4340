import type { AnyMachineSnapshot } from 'xstate';
import { matchesWildcard, type Chart } from './chart.ts';

/** What one step does to a machine. Its `id` is the same wherever the step is taken. */
export type Stimulus = EventStimulus | OutcomeStimulus | DelayStimulus | RestartStimulus;

/** An event is sent. */
export interface EventStimulus {
  readonly kind: 'event';
  readonly id: string;
  readonly type: string;
  /** The name of the payload's case; empty for an event without payload. */
  readonly case: string;
}

/** An actor ends. */
export interface OutcomeStimulus {
  readonly kind: 'outcome';
  readonly id: string;
  /** The actor's name in the model. */
  readonly actor: string;
  /** The id under which the machine runs it. */
  readonly child: string;
  readonly outcome: string;
  readonly outcomeKind: 'success' | 'rejection' | 'error';
}

/** Time passes until the next delay that has an effect is over. */
export interface DelayStimulus {
  readonly kind: 'delay';
  readonly id: string;
  /** The name of the delay, or its length in the machine config. */
  readonly delay: string;
  /** How long to wait, in ms. */
  readonly wait: number;
}

/** The machine ends, and another one starts with the input that the model computes from it. */
export interface RestartStimulus {
  readonly kind: 'restart';
  readonly id: string;
  /** The restart's name in the model. */
  readonly restart: string;
}

/** The machine starts. This precedes the first step of every test path and is not a step itself. */
export interface StartStimulus {
  readonly kind: 'start';
  /** The start's name in the model. */
  readonly id: string;
}

/** Returns the stimulus for every case of the events of a model. */
export function eventStimuli(events: Readonly<Record<string, object>>): EventStimulus[] {
  return Object.entries(events).flatMap(([type, cases]) =>
    Object.keys(cases).map((name) => eventStimulus(type, name)),
  );
}

function eventStimulus(type: string, caseName: string): EventStimulus {
  // In quotes, so that the end of the type can be seen: the event "open door" without a payload is
  // not the case "door" of the event "open".
  const quoted = /[\s"]/.test(type) ? JSON.stringify(type) : type;
  return {
    kind: 'event',
    id: caseName === '' ? quoted : `${quoted} ${caseName}`,
    type,
    case: caseName,
  };
}

export function outcomeStimulus(
  actor: string,
  child: string,
  outcome: string,
  outcomeKind: OutcomeStimulus['outcomeKind'],
): OutcomeStimulus {
  const where = child === actor ? actor : `${actor}@${child}`;
  return { kind: 'outcome', id: `${where}: ${outcome}`, actor, child, outcome, outcomeKind };
}

export function delayStimulus(delay: string, wait: number): DelayStimulus {
  return { kind: 'delay', id: `after(${delay})`, delay, wait };
}

export function restartStimulus(restart: string): RestartStimulus {
  return { kind: 'restart', id: `restart(${restart})`, restart };
}

export interface MachineEvent {
  readonly type: string;
  readonly [key: string]: unknown;
}

/**
 * Returns the event of a case, with a payload that may be computed from the snapshot; undefined
 * where the case does not apply.
 */
export function eventWith(
  type: string,
  payloadOrFunction: unknown,
  snapshot: AnyMachineSnapshot,
): MachineEvent | undefined {
  const payload: unknown =
    typeof payloadOrFunction === 'function'
      ? payloadOrFunction({ context: snapshot.context, snapshot })
      : payloadOrFunction;
  return payload === undefined ? undefined : { ...(payload as object), type };
}

/** Returns whether an event descriptor matches an event type. */
export function matchesDescriptor(type: string, descriptor: string): boolean {
  return type === descriptor || matchesWildcard(type, descriptor);
}

/** Returns the name in the model of the actor that runs under the id `child`. */
export function actorName(chart: Chart, source: unknown, child: string): string {
  if (typeof source === 'string' && !source.startsWith('xstate.invoke.')) return source;
  return chart.invocations.find(({ id }) => id === child)?.actor ?? child;
}
