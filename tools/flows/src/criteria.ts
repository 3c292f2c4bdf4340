import type { Graph, GraphEdge } from './buildGraph.ts';
import { leavesOf } from './stateName.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** What tours can be asked to cover. */
export const criteria = [
  'states',
  'transitions',
  'transition-pairs',
  'edges',
  'pairs',
  'guards',
  'outcomes',
  'restarts',
  'simple-paths',
] as const;
export type Criterion = (typeof criteria)[number];

/** Items that a walk covers when it goes a way, by the way it has come (-1: none). */
export type ItemsAt = (previous: number, segment: number) => readonly string[];

/** The goals of the chart that an edge reaches: states, arrows, guards that say no, outcomes, restarts of states. */
export function chartGoalsOf(
  graph: Graph,
  { stimulus, trace, source, target }: GraphEdge,
): Record<ChartCriterion, readonly string[]> {
  const transitions = trace.transitions.filter(
    (id) => graph.model.chart.transitions.get(id)?.isInert === false,
  );
  const before = graph.nodes[source]?.machineState?.snapshot.value;
  return {
    states: trace.states,
    transitions,
    guards: [...new Set([...trace.refused, ...(graph.nodes[target]?.refused ?? [])])],
    outcomes: stimulus.kind === 'outcome' ? [`${stimulus.actor}: ${stimulus.outcome}`] : [],
    restarts:
      stimulus.kind === 'restart' && before !== undefined
        ? leavesOf(before).map((leaf) => `${stimulus.restart}: ${leaf}`)
        : [],
  };
}

/** Criteria whose goals are read from the chart. */
export const chartCriteria = ['states', 'transitions', 'guards', 'outcomes', 'restarts'] as const;
export type ChartCriterion = (typeof chartCriteria)[number];

const kindOf: Readonly<Record<ChartCriterion, string>> = {
  states: 'state',
  transitions: 'transition',
  guards: 'guard',
  outcomes: 'outcome',
  restarts: 'restart',
};

/** The id of a goal of the chart, as reports and `unreachable` name it. */
export function goalId(criterion: ChartCriterion, name: string): string {
  return `${kindOf[criterion]} ${name}`;
}

/** The items of the criteria asked for, to be found while walking. */
export function createItemsAt(
  graph: Graph,
  planningGraph: PlanningGraph,
  asked: ReadonlySet<Criterion>,
): ItemsAt {
  const labels = planningGraph.segments.map(({ edges }) =>
    edges.flatMap((edge) => {
      const goals = chartGoalsOf(graph, edge);
      return chartCriteria
        .filter((each) => asked.has(each))
        .flatMap((each) => goals[each].map((name) => goalId(each, name)));
    }),
  );
  const transitions = planningGraph.segments.map(
    ({ edges }) => chartGoalsOf(graph, edges.at(-1) as GraphEdge).transitions,
  );
  const hasSegments = asked.has('edges') || asked.has('pairs');
  const single = labels.map((items, segment) =>
    hasSegments ? [...items, `edge ${segment}`] : items,
  );
  if (!asked.has('pairs') && !asked.has('transition-pairs'))
    return (_, segment) => single[segment] ?? [];
  const isStep = (segment: number) =>
    segment >= 0 && planningGraph.segments[segment]?.source !== planningGraph.root;
  return (previous, segment) => {
    const items = [...(single[segment] ?? [])];
    if (!isStep(previous) || !isStep(segment)) return items;
    if (asked.has('pairs')) items.push(`pair ${previous} ${segment}`);
    if (asked.has('transition-pairs')) {
      const before = transitions[previous]?.at(-1);
      const after = transitions[segment]?.[0];
      if (before !== undefined && after !== undefined)
        items.push(`transition-pair ${before} > ${after}`);
    }
    return items;
  };
}

/** All items there are on a terrain. */
export function allItems(planningGraph: PlanningGraph, itemsAt: ItemsAt): Set<string> {
  const items = new Set<string>();
  for (const { index, source } of planningGraph.segments) {
    const before = source === planningGraph.root ? [-1] : (planningGraph.into[source] ?? []);
    for (const previous of before) itemsAt(previous, index).forEach((item) => items.add(item));
  }
  return items;
}
