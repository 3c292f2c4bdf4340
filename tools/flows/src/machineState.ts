import type { AnyMachineSnapshot } from 'xstate';

/** A machine at rest, with all that decides what can happen next. */
export interface MachineState {
  readonly snapshot: AnyMachineSnapshot;
  /** Actors that have ended but whose state was not left. */
  readonly settled: ReadonlySet<string>;
  /** Actors that the last step has begun. */
  readonly begun: ReadonlySet<string>;
  /** Events that will come by themselves, the next one first. */
  readonly timers: readonly Timer[];
  /** How often each actor has refused or failed so far. */
  readonly retries: ReadonlyMap<string, number>;
}

export interface Timer {
  readonly id: string;
  readonly event: { readonly type: string };
  /** In ms from now. */
  readonly remaining: number;
}

/** What happened in one step. */
export interface Trace {
  readonly machineState: MachineState;
  /** Arrows taken, eventless ones included, in order. */
  readonly transitions: readonly string[];
  /** States that were entered or stayed in, transient ones included. */
  readonly states: readonly string[];
  /** Arrows whose guard was asked and said no. */
  readonly refused: readonly string[];
  /** Arrows whose guard was asked and said yes. */
  readonly allowed: readonly string[];
  /** Custom actions that were executed, by name, in order. */
  readonly effects: readonly string[];
}

/** What can be done next. */
export interface Options<Enabled> {
  readonly enabled: readonly Enabled[];
  /** Arrows whose guard said no to an event that could have been sent here. */
  readonly refused: readonly string[];
}

/** The actors that are running and have not ended. */
export function runningActors(machineState: MachineState): string[] {
  if (machineState.snapshot.status !== 'active') return [];
  return Object.entries(machineState.snapshot.children)
    .filter(([id, child]) => child !== undefined && !machineState.settled.has(id))
    .map(([id]) => id)
    .sort();
}

/** The timers after `wait` ms have passed; those that are due have nothing remaining. */
export function passTime(timers: readonly Timer[], wait: number): Timer[] {
  return timers.map((timer) => ({ ...timer, remaining: Math.max(0, timer.remaining - wait) }));
}

/** With a new timer in its place; one with the same id is replaced. */
export function schedule(timers: readonly Timer[], timer: Timer): Timer[] {
  const others = timers.filter(({ id }) => id !== timer.id);
  const place = others.findIndex(({ remaining }) => remaining > timer.remaining);
  return place < 0 ? [...others, timer] : others.toSpliced(place, 0, timer);
}
