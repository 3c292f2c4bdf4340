import { buildGraph, type GraphEdge } from '../buildGraph.ts';
import type { Criterion } from '../criteria.ts';
import { measure } from '../measure.ts';
import type { Model } from '../modelTypes.ts';
import { replay } from '../replay.ts';
import { createSentRecorder } from '../sentData.ts';
import type { ResultFailure, Results } from '../results.ts';
import { findEdges } from '../findEdges.ts';
import type { MutantResult } from '../runMutants.ts';
import type { Coverage, Unreached } from '../suite.ts';
import { describePath } from '../describePath.ts';
import { explainUnreached } from '../explainUnreached.ts';
import type { Messages } from '../messages.ts';

/**
 * The results of one machine on one adapter, with descriptions for people and the coverage of the
 * machine.
 */
export interface Report {
  readonly model: Model;
  readonly adapter: string;
  readonly testPaths: readonly ReportedPath[];
  /** The number of steps that passed. */
  readonly steps: number;
  /** In ms. */
  readonly duration: number;
  readonly coverage: readonly Coverage[];
  /** Goals of the requested criteria that no passing step reached. */
  readonly unreached: readonly Unreached[];
  readonly transitionCounts: ReadonlyMap<string, number>;
  readonly seenStates: ReadonlySet<string>;
  /** Transitions of the steps at which test paths failed. */
  readonly failedTransitions: ReadonlySet<string>;
  readonly mutants: readonly MutantResult[] | null;
}

export interface ReportedPath {
  readonly id: string;
  readonly name: string;
  readonly title: string;
  readonly start: string;
  readonly duration: number;
  readonly failure: ResultFailure | null;
  /** The first entry is the start. */
  readonly steps: readonly ReportedStep[];
}

export interface ReportedStep {
  readonly stimulus: string;
  readonly action: string;
  readonly expected: readonly string[];
  readonly transitions: readonly string[];
  /** The leaves of the state value after the step. */
  readonly states: readonly string[];
  /** A data URL or the path of a file. */
  readonly picture: string | null;
}

/**
 * Creates the report of results. Without `cover`, no goal has to be reached. Throws a `FlowsError`
 * when a test path no longer exists in the model.
 */
export function createReport(
  model: Model,
  results: Results,
  messages: Messages,
  cover: readonly Criterion[] = [],
): Report {
  const graph = buildGraph(model);
  const routes: GraphEdge[][] = [];
  const sent = createSentRecorder(model.chart, graph.sent);
  const failedTransitions = new Set<string>();
  const testPaths = results.testPaths.map((testPath): ReportedPath => {
    const edges = findEdges(graph, testPath);
    const { failure, pictures } = testPath;
    // The first edge is the start, so the edge at index `failure.step` is the one that failed.
    const passed = failure === null ? edges : edges.slice(0, failure.step);
    routes.push(passed);
    edges[passed.length]?.trace.transitions.forEach((transition) =>
      failedTransitions.add(transition),
    );
    const replayed = replay(graph, edges, testPath.id);
    if (passed.length > 0)
      sent.addPath({ ...replayed, steps: replayed.steps.slice(0, passed.length - 1) });
    const described = describePath({ model }, replayed, messages);
    return {
      ...testPath,
      title: described.title,
      failure,
      steps: described.steps.map(({ action, expected }, index) => ({
        stimulus: edges[index]?.stimulus.id ?? '',
        action,
        expected,
        transitions: edges[index]?.trace.transitions ?? [],
        states: graph.nodes[edges[index]?.target ?? 0]?.name.split(' + ') ?? [],
        picture: pictures[index] ?? null,
      })),
    };
  });
  const measured = measure(graph, routes, cover, sent.fields);
  return {
    model,
    adapter: results.adapter,
    testPaths,
    steps: routes.reduce((sum, route) => sum + Math.max(0, route.length - 1), 0),
    duration: testPaths.reduce((sum, { duration }) => sum + duration, 0),
    coverage: measured.coverage,
    unreached: unreachedGoals(),
    transitionCounts: measured.transitionCounts,
    seenStates: measured.seenStates,
    failedTransitions,
    mutants: results.mutants,
  };

  function unreachedGoals(): Unreached[] {
    const { missed } = measured;
    const unreachable = explainUnreached(graph, {
      cover,
      missed,
      sent: sent.fields,
      beyondMaxSteps: [],
      maxSteps: 0,
      segments: [],
      isComplete: true,
    });
    const known = new Set(unreachable.map(({ goal }) => goal));
    const remaining = missed.filter((goal) => !known.has(goal));
    return [
      ...unreachable,
      ...remaining.map((goal) => ({
        goal,
        reason: 'No test path that passed reaches it.',
        acceptedReason: null,
      })),
    ];
  }
}

/**
 * Returns whether every test path passed, every goal is reached or accepted as unreachable, and
 * every mutant is killed or equivalent.
 */
export function hasPassed({
  testPaths,
  unreached,
  mutants,
}: Pick<Report, 'unreached' | 'mutants'> & {
  readonly testPaths: readonly Pick<ReportedPath, 'failure'>[];
}): boolean {
  return (
    testPaths.every(({ failure }) => failure === null) &&
    unreached.every(({ acceptedReason }) => acceptedReason !== null) &&
    (mutants ?? []).every(({ killed, equivalence }) => killed !== null || equivalence !== null)
  );
}
