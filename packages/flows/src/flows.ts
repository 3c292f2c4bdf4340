// The main entry: what models, adapters and configurations need.
export { defineAdapter } from './adapter.ts';
export type { Adapter, AdapterFor, AnyAdapter, Assertion, StepHandler } from './adapter.ts';
export type { Graph, GraphEdge, GraphNode } from './buildGraph.ts';
export { defineConfig } from './config.ts';
export type { AdapterFactory, Config, RunCommand, Runner, RunRequest } from './config.ts';
export type { Criterion } from './criteria.ts';
export { defineModel } from './defineModel.ts';
export { FlowsError } from './FlowsError.ts';
export { generate } from './generate.ts';
export type { GenerateOptions } from './generate.ts';
export type {
  Bounds,
  Case,
  Condition,
  Definition,
  EventCases,
  EventTypeOf,
  Invariant,
  Invariants,
  InvariantState,
  InvariantStep,
  Labels,
  LeafState,
  Model,
  PayloadOf,
  Properties,
  Property,
  Purpose,
  Purposes,
  Restarts,
} from './modelTypes.ts';
export { error, immediate, noPayload, rejection, success, successFrom } from './outcomes.ts';
export type { Outcome } from './outcomes.ts';
export { run } from './run.ts';
export type { SuiteRunOptions } from './run.ts';
export type { PathFailure, PathResult, RunOptions } from './runPath.ts';
export type { ShrinkBudget } from './shrink.ts';
export type { Stimulus } from './stimulus.ts';
export { openGoals } from './suite.ts';
export type {
  Coverage,
  Expectation,
  PropertyCount,
  Suite,
  TestPath,
  TestStep,
  Unreached,
} from './suite.ts';
export { walk } from './walk.ts';
export type { WalkOptions, WalkResult } from './walk.ts';
