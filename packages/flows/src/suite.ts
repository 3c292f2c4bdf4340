import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { Graph } from './buildGraph.ts';
import type { Criterion } from './criteria.ts';
import type { Model } from './modelTypes.ts';
import type { Stimulus } from './stimulus.ts';

/** The expected state after a step, or at the start. */
export interface Expectation {
  /**
   * The complete snapshot, for step handlers and assertions that need more than the other
   * properties.
   */
  readonly snapshot: AnyMachineSnapshot;
  readonly value: StateValue;
  readonly status: string;
  /** The paths of the leaves of the state value. */
  readonly states: readonly string[];
  /** The ids of all events that can be sent. No other event has an effect. */
  readonly enabled: readonly string[];
  /** The ids of the running actors. */
  readonly running: readonly string[];
  /** The compared part of the context, from the `shown` of the model. */
  readonly shown: unknown;
  /** Names of the custom actions that the step executes, in order. */
  readonly effects: readonly string[];
}

/** One step of a test path with its expected state. */
export interface TestStep {
  readonly stimulus: Stimulus;
  /** The event to send; null for outcomes, delays and restarts. */
  readonly event: { readonly type: string; readonly [key: string]: unknown } | null;
  /** The output or error with which an actor ends. */
  readonly outcome: { readonly output: unknown } | { readonly error: unknown } | null;
  /** The input with which the machine restarts. */
  readonly restart: { readonly input: unknown } | null;
  /** Ids of the transitions that the step takes, in order. */
  readonly transitions: readonly string[];
  readonly expected: Expectation;
}

/** A generated test: a start and steps with their expected states. */
export interface TestPath {
  readonly id: string;
  readonly name: string;
  /** The name of the start in the model. */
  readonly start: string;
  readonly input: unknown;
  readonly before: Expectation;
  readonly steps: readonly TestStep[];
}

/** How many goals of a criterion the test paths reach. */
export interface Coverage {
  readonly criterion: Criterion;
  readonly covered: number;
  readonly total: number;
}

/** A goal that no test path reaches, with the reason. */
export interface Unreached {
  readonly goal: string;
  readonly reason: string;
  /** The reason from the `unreachable` of the model; null when the goal is not listed there. */
  readonly acceptedReason: string | null;
}

/** How often a property of the model began on the test paths, by how it ended. */
export interface PropertyCount {
  readonly sentence: string;
  readonly held: number;
  /** How often a test path ended before it was decided. */
  readonly inconclusive: number;
}

export interface Suite {
  readonly model: Model;
  /** The state graph along which the test paths lead. */
  readonly graph: Graph;
  readonly cover: readonly Criterion[];
  readonly seed: number;
  readonly testPaths: readonly TestPath[];
  readonly steps: number;
  /** The minimum number of steps for this coverage; null when it is not known. */
  readonly bound: number | null;
  readonly nodes: number;
  readonly edges: number;
  readonly coverage: readonly Coverage[];
  readonly unreached: readonly Unreached[];
  readonly properties: readonly PropertyCount[];
  /** One message for each invariant or property that is violated, never applies or is never decided. */
  readonly violations: readonly string[];
  /** A message when not all simple paths are used; otherwise empty. */
  readonly limitsHit: readonly string[];
  /** How often the test paths take each transition, by id. */
  readonly transitionCounts: ReadonlyMap<string, number>;
  /** States that the test paths reach, including transient ones. */
  readonly seenStates: ReadonlySet<string>;
}

/**
 * Returns the unreached goals that the model does not accept as unreachable. A run with any of them
 * fails.
 */
export function openGoals(suite: Suite): Unreached[] {
  return suite.unreached.filter(({ acceptedReason }) => acceptedReason === null);
}
