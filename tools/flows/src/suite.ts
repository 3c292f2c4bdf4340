import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Criterion } from './criteria.ts';
import type { Model } from './modelTypes.ts';
import type { Stimulus } from './stimulus.ts';

/** What must hold after a step, and before the first one. */
export interface Expectation {
  /** The very snapshot, for executors and assertions that show more than is listed here. */
  readonly snapshot: AnyMachineSnapshot;
  readonly value: StateValue;
  readonly status: string;
  /** Leaves of the state value, by path. */
  readonly states: readonly string[];
  /** Ids of the events that can be sent: exactly these. */
  readonly enabled: readonly string[];
  /** Actors that are running, by the name under which the machine runs them. */
  readonly running: readonly string[];
  /** What the model shows of the context. */
  readonly shown: unknown;
  /** Custom actions that were executed on the way here, in order. */
  readonly effects: readonly string[];
}

export interface TestStep {
  readonly stimulus: Stimulus;
  /** The event as it is sent; null for all else, which is brought about and not sent. */
  readonly event: { readonly type: string; readonly [key: string]: unknown } | null;
  /** What an actor ends with. */
  readonly outcome: { readonly output: unknown } | { readonly error: unknown } | null;
  /** What the machine begins anew with. */
  readonly restart: { readonly input: unknown } | null;
  readonly transitions: readonly string[];
  readonly expected: Expectation;
}

/** One test: from a start, step by step. */
export interface TestPath {
  readonly id: string;
  readonly name: string;
  /** The model's start it begins with. */
  readonly start: string;
  readonly input: unknown;
  readonly before: Expectation;
  readonly steps: readonly TestStep[];
}

/** How much of one kind of goal the tours reach. */
export interface Coverage {
  readonly criterion: Criterion;
  readonly covered: number;
  readonly total: number;
}

/** A goal that no tour reaches, and why. */
export interface Unreached {
  readonly goal: string;
  readonly reason: string;
  /** The model's own reason, when the goal is known to be out of reach. */
  readonly acceptedReason: string | null;
}

export interface Suite {
  readonly model: Model;
  readonly cover: readonly Criterion[];
  readonly seed: number;
  readonly testPaths: readonly TestPath[];
  readonly steps: number;
  /** Fewest steps that are possible for what is covered, where it is known. */
  readonly bound: number | null;
  readonly nodes: number;
  readonly edges: number;
  readonly coverage: readonly Coverage[];
  readonly unreached: readonly Unreached[];
  /** Invariants that are violated or never apply, one message each. */
  readonly violations: readonly string[];
  /** Where exploration or enumeration stopped at a limit. */
  readonly limitsHit: readonly string[];
  /** How often each arrow of the chart is taken. */
  readonly transitionCounts: ReadonlyMap<string, number>;
  /** States that are seen, transient ones included. */
  readonly seenStates: ReadonlySet<string>;
}

/** Goals that are not reached and not explained: with any of these a run fails. */
export function openGoals(suite: Suite): Unreached[] {
  return suite.unreached.filter(({ acceptedReason }) => acceptedReason === null);
}
