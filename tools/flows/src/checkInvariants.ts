import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Graph, GraphEdge } from './buildGraph.ts';
import { canonical } from './canonical.ts';
import type { InvariantState, InvariantStep } from './modelTypes.ts';
import { stateName } from './stateName.ts';
import type { Expectation, Tour } from './suite.ts';
import { runningActors } from './world.ts';

/** A step that invariants are asked about, and where it was found. */
interface Place {
  readonly step: InvariantStep;
  readonly isEdge: boolean;
  /** Steps on the way here, this one included. */
  readonly depth: number;
  /** Ids of what leads here from the start, this step included. */
  readonly path: () => string;
}

/**
 * Asks the invariants of the graph's model about every edge of the graph, and about every step of the tours: a node
 * of the graph holds the first context that was found for it, a tour has its own. Returns one message for each
 * invariant that is violated, throws, or applies to no step; the first line names machine, invariant and edge.
 */
export function checkInvariants(graph: Graph, tours: readonly Tour[]): string[] {
  const { name, invariants } = graph.model;
  const named = Object.entries(invariants);
  if (named.length === 0) return [];
  const places = [...placesOfEdges(graph), ...tours.flatMap(placesOfSteps)];
  return named.flatMap(([sentence, holds]) => {
    const invariant = `${name}: "${sentence}"`;
    const verdicts = places.map((place) => ({ place, verdict: ask(holds, place.step) }));
    const applied = verdicts.filter(({ verdict }) => verdict !== undefined);
    if (applied.length === 0) {
      return [
        `${invariant} was never checked: it returns undefined on every edge. Correct its condition, or remove it.`,
      ];
    }
    const broken = applied.filter(({ verdict }) => verdict !== true);
    const edges = broken.filter(({ place }) => place.isEdge);
    const candidates = edges.length > 0 ? edges : broken;
    const first = candidates.toSorted((one, other) => one.place.depth - other.place.depth)[0];
    return first === undefined ? [] : [`${invariant} ${describe(first.place, first.verdict)}${more(edges.length - 1)}`];
  });
}

/** The answer of an invariant; what it throws, when it does. */
function ask(holds: (step: never) => boolean | undefined, step: InvariantStep): boolean | undefined | Thrown {
  try {
    return holds(step as never);
  } catch (error) {
    return { error };
  }
}

interface Thrown {
  readonly error: unknown;
}

function describe({ step, path }: Place, verdict: unknown): string {
  const { before, after, stimulus } = step;
  const source = before === null ? '(start)' : stateName(before.snapshot.value);
  const fault =
    typeof verdict === 'object' && verdict !== null
      ? `threw ${String((verdict as Thrown).error)} on`
      : 'is violated by';
  const changed = before === null ? [] : changesOf(before.context, after.context);
  return [
    `${fault} "${stimulus.id}" from ${source} to ${stateName(after.snapshot.value)}.`,
    `    path: ${path()}`,
    ...(changed.length > 0 ? [`    changed: ${changed.join(', ')}`] : []),
  ].join('\n');
}

function more(count: number): string {
  if (count < 1) return '';
  return count === 1 ? '\n    1 more edge violates it.' : `\n    ${count} more edges violate it.`;
}

/** What a step changes in the context, key by key. */
function changesOf(before: object, after: object): string[] {
  const [old, fresh] = [before, after] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...old, ...fresh }).flatMap((key) => {
    const [was, is] = [canonical(old?.[key]), canonical(fresh?.[key])];
    return was === is ? [] : [`${key}: ${shorten(was)} → ${shorten(is)}`];
  });
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function placesOfEdges(graph: Graph): Place[] {
  const { nodes, edges, simulator } = graph;
  const states = nodes.map(({ world }) => (world === null ? null : stateOf(world.snapshot, runningActors(world))));
  const found = treeOf(graph);
  const pathTo = (edge: GraphEdge): GraphEdge[] => {
    const before = found[edge.source];
    return before === undefined ? [edge] : [...pathTo(before), edge];
  };
  return edges.map((edge): Place => {
    const { stimulus, trace, source } = edge;
    const before = nodes[source]?.world ?? null;
    const isSent = before !== null && (stimulus.kind === 'event' || stimulus.kind === 'outcome');
    const event = isSent ? (simulator.eventOf(before, stimulus) ?? null) : null;
    return {
      step: {
        before: states[source] ?? null,
        after: stateOf(trace.world.snapshot, runningActors(trace.world)),
        stimulus,
        event: stimulus.kind === 'event' ? event : null,
        outputs: stimulus.kind === 'outcome' && event !== null && 'output' in event ? { [stimulus.child]: event['output'] } : {},
        actions: trace.effects,
      },
      isEdge: true,
      depth: pathTo(edge).length,
      path: () => tell(pathTo(edge).map(({ stimulus: { id } }) => id)),
    };
  });
}

/** By node: the edge by which it was found. Nodes are found breadth first, so that these edges are the shortest paths. */
function treeOf({ nodes, edges }: Graph): (GraphEdge | undefined)[] {
  const found: (GraphEdge | undefined)[] = [];
  for (const edge of edges) {
    if (nodes[edge.target]?.world === edge.trace.world) found[edge.target] = edge;
  }
  return found;
}

function placesOfSteps({ id, start, before: first, steps }: Tour): Place[] {
  return steps.map(({ stimulus, event, outcome, expected }, index): Place => {
    const before = steps[index - 1]?.expected ?? first;
    return {
      step: {
        before: stateAt(before),
        after: stateAt(expected),
        stimulus,
        event,
        outputs: stimulus.kind === 'outcome' && outcome !== null && 'output' in outcome ? { [stimulus.child]: outcome.output } : {},
        actions: expected.effects,
      },
      isEdge: false,
      depth: index + 1,
      path: () => `tour ${id}, ${tell([start, ...steps.slice(0, index + 1).map(({ stimulus: { id: done } }) => done)])}`,
    };
  });
}

function tell(ids: readonly string[]): string {
  return `start ${ids.join(' > ')}`;
}

function stateAt({ snapshot, running }: Expectation): InvariantState {
  return stateOf(snapshot, running);
}

function stateOf(snapshot: AnyMachineSnapshot, running: readonly string[]): InvariantState {
  const children = snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;
  const inputs = running.map((id) => [id, (children[id]?.getSnapshot() as { readonly input?: unknown } | undefined)?.input]);
  return { snapshot, context: snapshot.context, inputs: Object.fromEntries(inputs) };
}
