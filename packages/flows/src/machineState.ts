import type { AnyMachineSnapshot } from 'xstate';

/** A machine at rest while exploring: everything that affects what can happen next. */
export interface MachineState {
  readonly snapshot: AnyMachineSnapshot;
  /** Actors that have ended while the machine is still in the state that invoked them. */
  readonly settled: ReadonlySet<string>;
  /** Actors that the last step started. */
  readonly begun: ReadonlySet<string>;
  /** Delayed events that are scheduled, the next one first. */
  readonly timers: readonly Timer[];
  /** The number of rejections and errors of each actor so far. */
  readonly retries: ReadonlyMap<string, number>;
}

/** A delayed event. */
export interface Timer {
  readonly id: string;
  readonly event: { readonly type: string };
  /** Time until the event, in ms. */
  readonly remaining: number;
}

/** The result of one step. */
export interface Trace {
  readonly machineState: MachineState;
  /** Ids of the transitions that were taken, in order, including eventless ones. */
  readonly transitions: readonly string[];
  /** States in which the machine was during the step, including transient ones. */
  readonly states: readonly string[];
  /** Ids of the transitions whose guard was false. */
  readonly refused: readonly string[];
  /** Ids of the transitions whose guard was true. */
  readonly allowed: readonly string[];
  /** Names of the custom actions that were executed, in order. */
  readonly effects: readonly string[];
}

/** The steps that can follow. */
export interface Options<Enabled> {
  readonly enabled: readonly Enabled[];
  /** Ids of the transitions whose guard is false for an event that could be sent here. */
  readonly refused: readonly string[];
  /**
   * Ids of the transitions whose guard is false for an outcome or delay that is possible here. Test
   * paths only show that when a step evaluates the guard.
   */
  readonly refusedUnseen: readonly string[];
}

/** Returns the ids of the running actors, sorted. */
export function runningActors(machineState: MachineState): string[] {
  if (machineState.snapshot.status !== 'active') return [];
  return Object.entries(machineState.snapshot.children)
    .filter(([id, child]) => child !== undefined && !machineState.settled.has(id))
    .map(([id]) => id)
    .sort();
}

/** Returns the timers after `wait` ms. A timer that is due has 0 ms remaining. */
export function passTime(timers: readonly Timer[], wait: number): Timer[] {
  return timers.map((timer) => ({ ...timer, remaining: Math.max(0, timer.remaining - wait) }));
}

/** Returns the timers with a new one inserted in order. It replaces a timer with the same id. */
export function schedule(timers: readonly Timer[], timer: Timer): Timer[] {
  const others = timers.filter(({ id }) => id !== timer.id);
  const place = others.findIndex(({ remaining }) => remaining > timer.remaining);
  return place < 0 ? [...others, timer] : others.toSpliced(place, 0, timer);
}
