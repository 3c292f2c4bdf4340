import type { Graph, GraphEdge } from './buildGraph.ts';
import { leavesOf } from './stateName.ts';
import type { Terrain } from './terrain.ts';

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
export type ItemsAt = (previous: number, way: number) => readonly string[];

/** The goals of the chart that an edge reaches: states, arrows, guards that say no, outcomes, restarts of states. */
export function chartGoalsOf(
  graph: Graph,
  { stimulus, trace, source, target }: GraphEdge,
): Record<ChartCriterion, readonly string[]> {
  const transitions = trace.transitions.filter((id) => graph.model.chart.transitions.get(id)?.isInert === false);
  const before = graph.nodes[source]?.world?.snapshot.value;
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
  terrain: Terrain,
  asked: ReadonlySet<Criterion>,
): ItemsAt {
  const labels = terrain.ways.map(({ edges }) =>
    edges.flatMap((edge) => {
      const goals = chartGoalsOf(graph, edge);
      return chartCriteria
        .filter((each) => asked.has(each))
        .flatMap((each) => goals[each].map((name) => goalId(each, name)));
    }),
  );
  const transitions = terrain.ways.map(
    ({ edges }) => chartGoalsOf(graph, edges.at(-1) as GraphEdge).transitions,
  );
  const hasWays = asked.has('edges') || asked.has('pairs');
  const single = labels.map((items, way) => (hasWays ? [...items, `edge ${way}`] : items));
  if (!asked.has('pairs') && !asked.has('transition-pairs')) return (_, way) => single[way] ?? [];
  const isStep = (way: number) => way >= 0 && terrain.ways[way]?.source !== terrain.root;
  return (previous, way) => {
    const items = [...(single[way] ?? [])];
    if (!isStep(previous) || !isStep(way)) return items;
    if (asked.has('pairs')) items.push(`pair ${previous} ${way}`);
    if (asked.has('transition-pairs')) {
      const before = transitions[previous]?.at(-1);
      const after = transitions[way]?.[0];
      if (before !== undefined && after !== undefined)
        items.push(`transition-pair ${before} > ${after}`);
    }
    return items;
  };
}

/** All items there are on a terrain. */
export function allItems(terrain: Terrain, itemsAt: ItemsAt): Set<string> {
  const items = new Set<string>();
  for (const { index, source } of terrain.ways) {
    const before = source === terrain.root ? [-1] : (terrain.into[source] ?? []);
    for (const previous of before) itemsAt(previous, index).forEach((item) => items.add(item));
  }
  return items;
}
