import type { Graph, GraphEdge } from './buildGraph.ts';
import {
  chartCriteria,
  chartGoalsOf,
  goalId,
  type ChartCriterion,
  type Criterion,
} from './criteria.ts';
import { constantFields, isVaried, leavesOf, type SentData } from './sentData.ts';
import type { Coverage } from './suite.ts';

export interface Measurement {
  readonly coverage: readonly Coverage[];
  /** Ids of the requested goals of the chart, the model and the data that are not reached. */
  readonly missed: readonly string[];
  readonly transitionCounts: ReadonlyMap<string, number>;
  readonly seenStates: ReadonlySet<string>;
}

/**
 * Measures the coverage of all criteria by routes, and lists the missed goals of the criteria in
 * `cover`.
 * @param sent what the routes give to actors
 */
export function measure(
  graph: Graph,
  routes: readonly (readonly GraphEdge[])[],
  cover: readonly Criterion[],
  sent: SentData,
): Measurement {
  const all = chartGoals(graph);
  const reached = new Set<string>();
  const transitionCounts = new Map<string, number>();
  const seenStates = new Set<string>();
  for (const edge of routes.flat()) {
    const goals = chartGoalsOf(graph, edge);
    chartCriteria.forEach((criterion) =>
      goals[criterion].forEach((name) => reached.add(goalId(criterion, name))),
    );
    goals.transitions.forEach((transition) =>
      transitionCounts.set(transition, (transitionCounts.get(transition) ?? 0) + 1),
    );
    goals.states.forEach((state) => seenStates.add(state));
  }
  const isRequested = (criterion: ChartCriterion) =>
    cover.includes(criterion) ||
    ((criterion === 'transitions' || criterion === 'restarts') &&
      cover.some((each) => each === 'edges' || each === 'pairs'));
  const fields = leavesOf(sent);
  // A model without purposes has nothing to say about them.
  const isMeasured = (criterion: ChartCriterion) =>
    criterion !== 'purposes' || all.purposes.length > 0;
  return {
    coverage: [
      ...chartCriteria.filter(isMeasured).map((criterion) => ({
        criterion,
        covered: all[criterion].filter((id) => reached.has(id)).length,
        total: all[criterion].length,
      })),
      ...(fields.length === 0
        ? []
        : [
            {
              criterion: 'data' as const,
              covered: fields.filter((name) => isVaried(sent, name)).length,
              total: fields.length,
            },
          ]),
      edgeCoverage(graph, routes),
      pairCoverage(graph, routes),
    ],
    missed: [
      ...chartCriteria
        .filter(isRequested)
        .flatMap((criterion) => all[criterion].filter((id) => !reached.has(id))),
      ...(cover.includes('data') ? constantFields(sent).map((name) => goalId('data', name)) : []),
    ],
    transitionCounts,
    seenStates,
  };
}

/** Returns the ids of all goals of the chart and the model, by criterion. */
export function chartGoals({
  model,
}: Pick<Graph, 'model'>): Record<ChartCriterion, readonly string[]> {
  const { chart } = model;
  const transitions = [...chart.transitions.values()].filter(({ isInert }) => !isInert);
  const states = [...chart.states.values()].filter(({ type }) => type !== 'history');
  const invoked = new Set(chart.invocations.map(({ actor }) => actor));
  const outcomes = Object.entries(model.actors).flatMap(([actor, byName]) =>
    invoked.has(actor) ? Object.keys(byName).map((outcome) => `${actor}: ${outcome}`) : [],
  );
  return {
    states: states.map(({ id }) => goalId('states', id)),
    transitions: transitions.map(({ id }) => goalId('transitions', id)),
    guards: [...chart.transitions.values()]
      .filter(({ guard }) => guard !== null)
      .map(({ id }) => goalId('guards', id)),
    outcomes: outcomes.map((name) => goalId('outcomes', name)),
    restarts: Object.keys(model.restarts).flatMap((restart) =>
      states
        .filter(({ type, isTransient }) => type === 'atomic' && !isTransient)
        .map(({ id }) => goalId('restarts', `${restart}: ${id}`)),
    ),
    purposes: Object.keys(model.purposes).map((sentence) => goalId('purposes', sentence)),
  };
}

function edgeCoverage(graph: Graph, routes: readonly (readonly GraphEdge[])[]): Coverage {
  const isStep = ({ stimulus }: GraphEdge) => stimulus.kind !== 'start';
  const covered = new Set(
    routes
      .flat()
      .filter(isStep)
      .map(({ index }) => index),
  ).size;
  return { criterion: 'edges', covered, total: graph.edges.filter(isStep).length };
}

function pairCoverage(graph: Graph, routes: readonly (readonly GraphEdge[])[]): Coverage {
  const pairs = new Set<string>();
  for (const route of routes) {
    route.forEach((edge, place) => {
      const before = route[place - 1];
      if (before !== undefined && before.stimulus.kind !== 'start')
        pairs.add(`${before.index} ${edge.index}`);
    });
  }
  const total = graph.edges
    .filter(({ stimulus }) => stimulus.kind !== 'start')
    .reduce((sum, { target }) => sum + (graph.out[target]?.length ?? 0), 0);
  return { criterion: 'pairs', covered: pairs.size, total };
}
