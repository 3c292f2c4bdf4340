import { createApproach } from './approach.ts';
import type { Graph, GraphEdge } from './buildGraph.ts';
import { goalId } from './criteria.ts';
import { replay } from './replay.ts';
import type { MachineState, Trace } from './machineState.ts';
import {
  actorOf,
  constantFields,
  createSentRecorder,
  startedActors,
  type SentData,
} from './sentData.ts';
import type { Stimulus } from './stimulus.ts';
import type { TestPath } from './suite.ts';

/** A route, and the test path along it. */
interface PlannedRoute {
  readonly route: GraphEdge[];
  readonly testPath: TestPath;
}

/**
 * Returns routes that give actors values which the planned paths do not. Each is a shortest path on
 * which an event, an outcome or a start comes before the actor, because it may bring a value along
 * that no node tells apart.
 */
export function planData(
  graph: Graph,
  planned: readonly TestPath[],
  maxSteps: number,
): PlannedRoute[] {
  const recorder = createSentRecorder(graph.model.chart, graph.sent);
  planned.forEach(recorder.addPath);
  const findMissing = () =>
    constantFields(recorder.fields).filter(
      (name) => !(goalId('data', name) in graph.model.unreachable),
    );
  let missing = findMissing();
  const isWanted = (actor: string) => missing.some((name) => actorOf(name) === actor);
  const added: PlannedRoute[] = [];
  for (const route of missing.length === 0 ? [] : candidates(graph, isWanted)) {
    if (route.length - 1 > maxSteps) continue;
    const own = sentAlong(graph, route);
    const isNew = missing.some((name) =>
      [...(own.get(name)?.values ?? [])].some(
        (value) => !recorder.fields.get(name)?.values.has(value),
      ),
    );
    if (!isNew) continue;
    const testPath = replay(graph, route, '');
    added.push({ route, testPath });
    recorder.addPath(testPath);
    missing = findMissing();
    if (missing.length === 0) break;
  }
  return added;
}

/** Returns what a route gives to actors. */
function sentAlong({ model, simulator }: Graph, route: readonly GraphEdge[]): SentData {
  const recorder = createSentRecorder(model.chart);
  let before: MachineState | null = null;
  for (const { stimulus } of route) {
    const trace: Trace =
      before === null ? simulator.start(stimulus.id) : simulator.take(before, stimulus as Stimulus);
    recorder.addStep(before?.snapshot ?? null, trace.machineState.snapshot);
    before = trace.machineState;
  }
  return recorder.fields;
}

/** Returns routes that may give other values to the wanted actors, the simplest first. */
function* candidates(graph: Graph, isWanted: (actor: string) => boolean): Generator<GraphEdge[]> {
  const approach = createApproach(graph);
  const starting = startingEdges(graph);
  for (const carrier of carriers(graph)) {
    const before = approach(0, carrier.source);
    for (const [actor, edges] of starting) {
      if (before === null || !isWanted(actor)) continue;
      if (edges.includes(carrier)) yield [...before, carrier];
      const [after] = edges
        .flatMap((edge) => {
          const between = approach(carrier.target, edge.source);
          return between === null ? [] : [[...between, edge]];
        })
        .toSorted((one, other) => one.length - other.length);
      if (after !== undefined) yield [...before, carrier, ...after];
    }
  }
}

/** Returns the edges that start each actor. */
function startingEdges({ model, nodes, edges }: Graph): Map<string, GraphEdge[]> {
  const starting = new Map<string, GraphEdge[]>();
  for (const edge of edges) {
    const before = nodes[edge.source]?.machineState?.snapshot ?? null;
    for (const { actor } of startedActors(model.chart, before, edge.trace.machineState.snapshot))
      starting.set(actor, [...(starting.get(actor) ?? []), edge]);
  }
  return starting;
}

/**
 * Returns one edge of each stimulus, then one in a second and a third state where it is possible, the
 * nearest to the start first.
 */
function carriers({ nodes, edges }: Graph): GraphEdge[] {
  const placesOf = new Map<string, Set<string>>();
  const ranked = edges.flatMap((edge) => {
    const places = placesOf.get(edge.stimulus.id) ?? new Set();
    placesOf.set(edge.stimulus.id, places);
    const place = nodes[edge.source]?.name ?? '';
    return places.has(place) || places.size === 3 ? [] : [{ edge, rank: places.add(place).size }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ edge }) => edge);
}
