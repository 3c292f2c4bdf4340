import type { AnyMachineSnapshot } from 'xstate';
import { matchesWildcard, type Chart } from './chart.ts';

/** What a tour does to a machine in one step. Its `id` is the same wherever the step is taken. */
export type Stimulus = EventStimulus | OutcomeStimulus | DelayStimulus | RestartStimulus;

/** An event is sent. */
export interface EventStimulus {
  readonly kind: 'event';
  readonly id: string;
  readonly type: string;
  /** The name of the payload's case; empty for the one case of a bare event. */
  readonly case: string;
}

/** An actor ends. */
export interface OutcomeStimulus {
  readonly kind: 'outcome';
  readonly id: string;
  /** The actor's name in the model. */
  readonly actor: string;
  /** The name under which the machine runs it. */
  readonly child: string;
  readonly outcome: string;
  readonly outcomeKind: 'success' | 'rejection' | 'error';
}

/** Time passes until the next delay that changes something is over. */
export interface DelayStimulus {
  readonly kind: 'delay';
  readonly id: string;
  /** The delay's name, or its length as the machine writes it. */
  readonly delay: string;
  /** How long to wait, in ms. */
  readonly wait: number;
}

/** The machine ends, and one that begins with what was kept takes its place. */
export interface RestartStimulus {
  readonly kind: 'restart';
  readonly id: string;
  /** The restart's name in the model. */
  readonly restart: string;
}

/** The machine begins. It stands before the first step of every tour and is no step itself. */
export interface StartStimulus {
  readonly kind: 'start';
  /** The start's name in the model. */
  readonly id: string;
}

export function eventStimulus(type: string, caseName: string): EventStimulus {
  return {
    kind: 'event',
    id: caseName === '' ? type : `${type} ${caseName}`,
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

/** The event of a case: its payload as given, or as made from where the machine is. Undefined where it is not to be had. */
export function eventWith(
  type: string,
  given: unknown,
  snapshot: AnyMachineSnapshot,
): MachineEvent | undefined {
  const payload: unknown =
    typeof given === 'function' ? given({ context: snapshot.context, snapshot }) : given;
  return payload === undefined ? undefined : { ...(payload as object), type };
}

/** Whether events of this type are taken by this descriptor. */
export function isTakenBy(type: string, descriptor: string): boolean {
  return type === descriptor || matchesWildcard(type, descriptor);
}

/** The name in the model of an actor that runs under `child`. */
export function actorName(chart: Chart, source: unknown, child: string): string {
  if (typeof source === 'string' && !source.startsWith('xstate.invoke.')) return source;
  return chart.invocations.find(({ id }) => id === child)?.actor ?? child;
}
