import { buildGraph, type Graph, type GraphEdge } from './buildGraph.ts';
import { checkInvariants } from './checkInvariants.ts';
import { criteria, type Criterion } from './criteria.ts';
import { FlowsError } from './FlowsError.ts';
import { measure } from './measure.ts';
import type { Model } from './modelTypes.ts';
import { hint } from './nearestName.ts';
import { planPaths } from './planPaths.ts';
import { replay } from './replay.ts';
import type { Suite } from './suite.ts';
import { createPlanningGraph, type Range } from './planningGraph.ts';
import { explainUnreached } from './explainUnreached.ts';

export interface GenerateOptions extends Range {
  /** Default: transitions. */
  readonly cover?: readonly Criterion[];
  /** Steps of one tour at most; default without limit, and 12 for `paths`. */
  readonly maxSteps?: number;
  /** The same seed gives the same tours; default 1. */
  readonly seed?: number;
  /** Simple paths at most; default 10 000. */
  readonly maxSimplePaths?: number;
}

/**
 * Tours through the model's machine that reach the goals asked for in few steps. Always ends. Goals that are not
 * reached stand in `unreached`, each with the reason; `from` and `to` narrow the goals to what lies between.
 * Throws a `FlowsError` on unknown criteria and states, and on models that leave out what decides.
 */
export function generate(model: Model, options: GenerateOptions = {}): Suite {
  return generateFrom(buildGraph(model), options);
}

/** As `generate`, on a graph that is there already. */
export function generateFrom(graph: Graph, options: GenerateOptions = {}): Suite {
  const { model } = graph;
  const { seed = 1, maxSimplePaths = 10_000 } = options;
  const cover = checkCover(options.cover ?? ['edges']);
  const maxSteps = checkSteps(
    options.maxSteps ?? (cover.includes('simple-paths') ? 12 : Number.POSITIVE_INFINITY),
  );
  const planningGraph = createPlanningGraph(graph, options);
  const plan = planPaths(graph, planningGraph, {
    cover: new Set(cover),
    maxSteps,
    seed,
    maxSimplePaths,
  });
  const routes = plan.walks.map(
    (walk) =>
      walk.flatMap((segment) => planningGraph.segments[segment]?.edges ?? []) as GraphEdge[],
  );
  const width = String(routes.length).length;
  const testPaths = routes.map((edges, index) =>
    replay(graph, edges, `t${String(index + 1).padStart(width, '0')}`),
  );
  const { violated, unused } = checkInvariants(model, graph.simulator, graph.explored, testPaths);
  const isWhole = options.from === undefined && options.to === undefined;
  const measured = measure(graph, routes, cover);
  return {
    model,
    cover,
    seed,
    testPaths,
    steps: testPaths.reduce((sum, { steps }) => sum + steps.length, 0),
    bound: plan.bound,
    nodes: graph.nodes.length - 1,
    edges: graph.edges.filter(({ stimulus }) => stimulus.kind !== 'start').length,
    coverage: measured.coverage,
    unreached: explainUnreached(graph, {
      cover,
      missed: measured.missed,
      tooDeep: plan.tooDeep,
      maxSteps,
      isWhole,
    }),
    violations: [...violated, ...unused],
    limitsHit: [...graph.limitsHit, ...plan.limitsHit],
    transitionCounts: measured.transitionCounts,
    seenStates: measured.seenStates,
  };
}

function checkCover(cover: readonly Criterion[]): readonly Criterion[] {
  for (const each of cover) {
    if (!criteria.includes(each))
      throw new FlowsError(`There is no criterion "${String(each)}". ${hint(each, criteria)}`);
  }
  if (cover.length === 0)
    throw new FlowsError(`Nothing to cover: name at least one of ${criteria.join(', ')}.`);
  return cover;
}

function checkSteps(maxSteps: number): number {
  if (maxSteps >= 1) return maxSteps;
  throw new FlowsError(
    `A tour of at most ${maxSteps} steps goes nowhere: give a number from 1 on.`,
  );
}
