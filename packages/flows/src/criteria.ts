import type { Graph, GraphEdge } from './buildGraph.ts';
import { stepOfEdge } from './invariantStep.ts';
import { leavesOf } from './stateName.ts';
import type { PlanningGraph } from './planningGraph.ts';

/** The criteria that test paths can cover. */
export const criteria = [
  'states',
  'transitions',
  'transition-pairs',
  'edges',
  'pairs',
  'guards',
  'outcomes',
  'restarts',
  'purposes',
  'data',
  'simple-paths',
] as const;
export type Criterion = (typeof criteria)[number];

/**
 * Returns the items that a walk covers with a segment, given the previous segment (-1 for none).
 */
export type ItemsAt = (previous: number, segment: number) => readonly string[];

/**
 * Returns the goals that an edge reaches: states, transitions, guards that are false, outcomes,
 * restarts and test purposes.
 */
export function chartGoalsOf(
  graph: Graph,
  edge: GraphEdge,
): Record<ChartCriterion, readonly string[]> {
  const { stimulus, trace, source, target } = edge;
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
    purposes: purposesMetBy(graph, edge),
  };
}

function purposesMetBy({ model, simulator, nodes }: Graph, edge: GraphEdge): readonly string[] {
  const purposes = Object.entries(model.purposes);
  if (purposes.length === 0) return [];
  const before = nodes[edge.source]?.machineState ?? null;
  const step = stepOfEdge(simulator, { ...edge, before });
  return purposes.filter(([, isMet]) => isMet(step as never)).map(([sentence]) => sentence);
}

/** Criteria whose goals come from the chart and the model, not from the state graph. */
export const chartCriteria = [
  'states',
  'transitions',
  'guards',
  'outcomes',
  'restarts',
  'purposes',
] as const;
export type ChartCriterion = (typeof chartCriteria)[number];

const kindOf: Readonly<Record<ChartCriterion | 'data', string>> = {
  states: 'state',
  transitions: 'transition',
  guards: 'guard',
  outcomes: 'outcome',
  restarts: 'restart',
  purposes: 'purpose',
  data: 'data',
};

/** Returns the id of a goal, as reports and the `unreachable` of a model use it. */
export function goalId(criterion: ChartCriterion | 'data', name: string): string {
  return `${kindOf[criterion]} ${name}`;
}

/** Creates the function that returns which items of the requested criteria a segment covers. */
export function createItemsAt(
  graph: Graph,
  planningGraph: PlanningGraph,
  requested: ReadonlySet<Criterion>,
): ItemsAt {
  const labels = planningGraph.segments.map(({ edges }) =>
    edges.flatMap((edge) => {
      const goals = chartGoalsOf(graph, edge);
      return chartCriteria
        .filter((each) => requested.has(each))
        .flatMap((each) => goals[each].map((name) => goalId(each, name)));
    }),
  );
  const transitions = planningGraph.segments.map(
    ({ edges }) => chartGoalsOf(graph, edges.at(-1) as GraphEdge).transitions,
  );
  const hasSegments = requested.has('edges') || requested.has('pairs');
  const single = labels.map((items, segment) =>
    hasSegments ? [...items, `edge ${segment}`] : items,
  );
  if (!requested.has('pairs') && !requested.has('transition-pairs'))
    return (_, segment) => single[segment] ?? [];
  const isStep = (segment: number) =>
    segment >= 0 && planningGraph.segments[segment]?.source !== planningGraph.root;
  return (previous, segment) => {
    const items = [...(single[segment] ?? [])];
    if (!isStep(previous) || !isStep(segment)) return items;
    if (requested.has('pairs')) items.push(`pair ${previous} ${segment}`);
    if (requested.has('transition-pairs')) {
      const before = transitions[previous]?.at(-1);
      const after = transitions[segment]?.[0];
      if (before !== undefined && after !== undefined)
        items.push(`transition-pair ${before} > ${after}`);
    }
    return items;
  };
}

/** Returns all items of a planning graph. */
export function allItems(planningGraph: PlanningGraph, itemsAt: ItemsAt): Set<string> {
  const items = new Set<string>();
  for (const { index, source } of planningGraph.segments) {
    const before = source === planningGraph.root ? [-1] : (planningGraph.into[source] ?? []);
    for (const previous of before) itemsAt(previous, index).forEach((item) => items.add(item));
  }
  return items;
}
