import { buildGraph, type Graph, type GraphEdge } from './buildGraph.ts';
import { checkInvariants } from './checkInvariants.ts';
import { checkProperties } from './checkProperties.ts';
import { criteria, type Criterion } from './criteria.ts';
import { checkContext, checkPurity } from './checkContext.ts';
import { CutExplorationError, FlowsError } from './FlowsError.ts';
import { measure } from './measure.ts';
import type { Model } from './modelTypes.ts';
import { suggestName } from './nearestName.ts';
import { planData } from './planData.ts';
import { planPaths } from './planPaths.ts';
import { replay } from './replay.ts';
import { sentOn } from './sentData.ts';
import type { Suite, TestPath } from './suite.ts';
import { createPlanningGraph, type Range } from './planningGraph.ts';
import { farthest } from './walks.ts';
import { explainUnreached } from './explainUnreached.ts';

export interface GenerateOptions extends Range {
  /** Default: `edges`. */
  readonly cover?: readonly Criterion[];
  /**
   * The maximum number of steps of one test path. Default: 40, or twice as many as the farthest
   * goal takes, if that is more; 12 for `simple-paths`. With `Infinity`, all test paths together
   * have the fewest steps.
   */
  readonly maxSteps?: number;
  /** The same seed gives the same test paths; default 1. */
  readonly seed?: number;
  /** The maximum number of simple paths; default 10 000. */
  readonly maxSimplePaths?: number;
}

/**
 * Generates test paths that reach the goals of the requested criteria in few steps. Always
 * terminates, with a `CutExplorationError` when a bound of the model cuts the state graph short. `unreached` lists the goals that are not reached, each with the reason; `from` and
 * `to` narrow the goals to those on the way between two states. Throws a `FlowsError` on unknown
 * criteria and states, on a model whose `context` omits something that affects the next step, and on
 * a machine that is not pure.
 */
export function generate(model: Model, options: GenerateOptions = {}): Suite {
  return generateFrom(buildGraph(model), options);
}

/** Generates test paths like `generate`, from a graph that was built before. */
export function generateFrom(graph: Graph, options: GenerateOptions = {}): Suite {
  const { model } = graph;
  checkPurity(graph);
  const [cut] = graph.limitsHit;
  if (cut !== undefined) throw new CutExplorationError(`${model.name}: ${cut}`);
  checkContext(graph, { eachNode: 2, total: 100 });
  const { seed = 1, maxSimplePaths = 10_000 } = options;
  const cover = checkCover(options.cover ?? ['edges']);
  const planningGraph = createPlanningGraph(graph, options);
  const maxSteps = checkSteps(
    options.maxSteps ??
      (cover.includes('simple-paths') ? 12 : Math.max(40, 2 * farthest(planningGraph))),
  );
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
  const isComplete = options.from === undefined && options.to === undefined;
  const replayed = routes.map((edges) => replay(graph, edges, ''));
  if (isComplete && cover.includes('data')) {
    const added = planData(graph, replayed, maxSteps);
    routes.push(...added.map(({ route }) => route));
    replayed.push(...added.map(({ testPath }) => testPath));
  }
  const testPaths = named(replayed);
  const { violated, unused } = checkInvariants(model, graph.simulator, graph.explored, testPaths);
  const properties = checkProperties(graph, testPaths);
  const sent = sentOn(graph, testPaths);
  const measured = measure(graph, routes, cover, sent);
  const unreached = explainUnreached(graph, {
    cover,
    missed: measured.missed,
    sent,
    beyondMaxSteps: plan.beyondMaxSteps,
    maxSteps,
    segments: planningGraph.segments,
    isComplete,
  });
  // Before a goal is called unreachable, more of the contexts that a node stands for are looked at.
  if (unreached.some(({ acceptedReason }) => acceptedReason === null))
    checkContext(graph, { eachNode: 100, total: 20_000 });
  return {
    model,
    graph,
    cover,
    seed,
    testPaths,
    steps: testPaths.reduce((sum, { steps }) => sum + steps.length, 0),
    bound: plan.bound,
    nodes: graph.nodes.length - 1,
    edges: graph.edges.filter(({ stimulus }) => stimulus.kind !== 'start').length,
    coverage: measured.coverage,
    unreached,
    properties: properties.counts,
    violations: [...violated, ...unused, ...properties.violations],
    limitsHit: plan.limitsHit,
    transitionCounts: measured.transitionCounts,
    seenStates: measured.seenStates,
  };
}

/** Numbers the test paths, and those of the same name once more. */
function named(testPaths: readonly TestPath[]): TestPath[] {
  const width = String(testPaths.length).length;
  const times = new Map<string, number>();
  return testPaths.map((testPath, index) => {
    const time = (times.get(testPath.name) ?? 0) + 1;
    times.set(testPath.name, time);
    const id = `t${String(index + 1).padStart(width, '0')}`;
    return { ...testPath, id, name: time === 1 ? testPath.name : `${testPath.name} (${time})` };
  });
}

function checkCover(cover: readonly Criterion[]): readonly Criterion[] {
  for (const each of cover) {
    if (!criteria.includes(each))
      throw new FlowsError(
        `There is no criterion "${String(each)}". ${suggestName(each, criteria)}`,
      );
  }
  if (cover.length === 0)
    throw new FlowsError(`Nothing to cover: name at least one of ${criteria.join(', ')}.`);
  return cover;
}

function checkSteps(maxSteps: number): number {
  if (maxSteps >= 1) return maxSteps;
  throw new FlowsError(
    `A test path of at most ${maxSteps} steps is too short: use a number of 1 or more.`,
  );
}
