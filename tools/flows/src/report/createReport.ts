import { buildGraph, type GraphEdge } from '../buildGraph.ts';
import type { Criterion } from '../criteria.ts';
import { measure } from '../measure.ts';
import type { Model } from '../modelTypes.ts';
import { replay } from '../replay.ts';
import type { ResultFailure, Results } from '../results.ts';
import { retrace } from '../retrace.ts';
import type { MutantResult } from '../runMutants.ts';
import type { Coverage, Unreached } from '../suite.ts';
import { describePath } from '../describePath.ts';
import { explainUnreached } from '../explainUnreached.ts';
import type { Messages } from '../messages.ts';

/** What a layer found on a machine, told for people and measured against the machine. */
export interface Report {
  readonly model: Model;
  readonly adapter: string;
  readonly testPaths: readonly ReportedPath[];
  /** Steps that were done and held. */
  readonly steps: number;
  /** In ms. */
  readonly duration: number;
  readonly coverage: readonly Coverage[];
  /** Goals of the criteria asked for that no tour reached. */
  readonly unreached: readonly Unreached[];
  readonly transitionCounts: ReadonlyMap<string, number>;
  readonly seenStates: ReadonlySet<string>;
  /** Arrows that were to be taken where a tour failed. */
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
  /** The beginning stands first. */
  readonly steps: readonly ReportedStep[];
}

export interface ReportedStep {
  readonly stimulus: string;
  readonly action: string;
  readonly expected: readonly string[];
  readonly transitions: readonly string[];
  /** Leaves of the state value after it. */
  readonly states: readonly string[];
  /** A data URL or the path of a file. */
  readonly picture: string | null;
}

/**
 * Reports of results, in the order of the results. Goals are those of `cover`; with none, nothing has to be reached.
 * Throws a `FlowsError` for tours that the model does not have any more.
 */
export function createReport(
  model: Model,
  results: Results,
  messages: Messages,
  cover: readonly Criterion[] = [],
): Report {
  const graph = buildGraph(model);
  const routes: GraphEdge[][] = [];
  const failedTransitions = new Set<string>();
  const testPaths = results.testPaths.map((testPath): ReportedPath => {
    const edges = retrace(graph, testPath);
    const { failure, pictures } = testPath;
    // The beginning is an edge as well, and the step that failed did not hold.
    const held = failure === null ? edges : edges.slice(0, failure.step);
    routes.push(held);
    edges[held.length]?.trace.transitions.forEach((transition) =>
      failedTransitions.add(transition),
    );
    const told = describePath({ model }, replay(graph, edges, testPath.id), messages);
    return {
      ...testPath,
      title: told.title,
      failure,
      steps: told.steps.map(({ action, expected }, index) => ({
        stimulus: edges[index]?.stimulus.id ?? '',
        action,
        expected,
        transitions: edges[index]?.trace.transitions ?? [],
        states: graph.nodes[edges[index]?.target ?? 0]?.name.split(' + ') ?? [],
        picture: pictures[index] ?? null,
      })),
    };
  });
  const measured = measure(graph, routes, cover);
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
    const never = explainUnreached(graph, {
      cover,
      missed,
      tooDeep: [],
      maxSteps: 0,
      isWhole: true,
    });
    const known = new Set(never.map(({ goal }) => goal));
    const left = missed.filter((goal) => !known.has(goal));
    return [
      ...never,
      ...left.map((goal) => ({
        goal,
        reason: 'No tour that held came to it.',
        acceptedReason: null,
      })),
    ];
  }
}

/** Whether there is nothing to mend: every tour held, every goal is reached, every mutant was noticed, or is explained. */
export function isSound({
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
