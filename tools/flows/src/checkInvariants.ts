import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { canonical } from './canonical.ts';
import type { Simulator } from './createSimulator.ts';
import type { InvariantState, InvariantStep, Model } from './modelTypes.ts';
import { stateName } from './stateName.ts';
import type { StartStimulus, Stimulus } from './stimulus.ts';
import type { TestPath } from './suite.ts';
import { runningActors, type Trace, type MachineState } from './machineState.ts';

/** An edge of the graph, as it was explored. */
export interface ExploredEdge {
  /** Null before a start. */
  readonly before: MachineState | null;
  readonly stimulus: Stimulus | StartStimulus;
  readonly trace: Trace;
}

export interface InvariantReport {
  /** One message for each invariant that is violated or throws; its first line names machine, invariant and edge. */
  readonly violated: readonly string[];
  /** One message for each invariant that applies to no step. */
  readonly unused: readonly string[];
}

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
 * Asks the invariants of a model about every edge that was explored, breadth first, and about every step of the tours:
 * a node of the graph holds the first context that was found for it, a tour has its own.
 */
export function checkInvariants(
  model: Model,
  simulator: Simulator,
  explored: readonly ExploredEdge[],
  testPaths: readonly TestPath[],
): InvariantReport {
  const violated: string[] = [];
  const unused: string[] = [];
  const named = Object.entries(model.invariants);
  if (named.length === 0) return { violated, unused };
  const places = [...placesOfEdges(simulator, explored), ...testPaths.flatMap(placesOfSteps)];
  for (const [sentence, holds] of named) {
    const invariant = `${model.name}: "${sentence}"`;
    const applied = places.flatMap((place) => {
      const verdict = ask(holds, place.step);
      return verdict === undefined ? [] : [{ place, verdict }];
    });
    const broken = applied.filter(({ verdict }) => verdict !== true);
    const edges = broken.filter(({ place }) => place.isEdge);
    const [first] = (edges.length > 0 ? edges : broken).toSorted(
      (one, other) => one.place.depth - other.place.depth,
    );
    if (first !== undefined)
      violated.push(
        `${invariant} ${describe(first.place, first.verdict)}${more(edges.length - 1)}`,
      );
    if (applied.length === 0) {
      unused.push(
        `${invariant} was never checked: it returns undefined on every edge. Correct its condition, or remove it.`,
      );
    }
  }
  return { violated, unused };
}

/** The answer of an invariant; what it throws, when it does. */
function ask(
  holds: (step: never) => boolean | undefined,
  step: InvariantStep,
): boolean | undefined | Thrown {
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

function placesOfEdges(simulator: Simulator, explored: readonly ExploredEdge[]): Place[] {
  // The edge by which each world was found. Exploring goes breadth first, so that these edges are the shortest paths.
  const found = new Map(explored.map((edge) => [edge.trace.machineState, edge]));
  const pathTo = (edge: ExploredEdge): ExploredEdge[] => {
    const previous = edge.before === null ? undefined : found.get(edge.before);
    return previous === undefined ? [edge] : [...pathTo(previous), edge];
  };
  return explored.map((edge): Place => {
    const { before, stimulus, trace } = edge;
    const isSent = before !== null && (stimulus.kind === 'event' || stimulus.kind === 'outcome');
    const event = isSent ? (simulator.eventOf(before, stimulus) ?? null) : null;
    return {
      step: {
        before: before && stateIn(before),
        after: stateIn(trace.machineState),
        stimulus,
        event: stimulus.kind === 'event' ? event : null,
        outputs: outputsOf(stimulus, event),
        actions: trace.effects,
      },
      isEdge: true,
      depth: pathTo(edge).length,
      path: () => tell(pathTo(edge).map(({ stimulus: { id } }) => id)),
    };
  });
}

function placesOfSteps({ id, start, before: first, steps }: TestPath): Place[] {
  return steps.map(({ stimulus, event, outcome, expected }, index): Place => {
    const before = steps[index - 1]?.expected ?? first;
    return {
      step: {
        before: stateOf(before.snapshot, before.running),
        after: stateOf(expected.snapshot, expected.running),
        stimulus,
        event,
        outputs: outputsOf(stimulus, outcome),
        actions: expected.effects,
      },
      isEdge: false,
      depth: index + 1,
      path: () =>
        `tour ${id}, ${tell([start, ...steps.slice(0, index + 1).map(({ stimulus: { id: done } }) => done)])}`,
    };
  });
}

function tell(ids: readonly string[]): string {
  return `start ${ids.join(' > ')}`;
}

/** What the actor that ended in this step gave, if it did not fail. */
function outputsOf(
  stimulus: Stimulus | StartStimulus,
  end: object | null,
): InvariantStep['outputs'] {
  return stimulus.kind === 'outcome' && end !== null && 'output' in end
    ? { [stimulus.child]: end.output }
    : {};
}

function stateIn(machineState: MachineState): InvariantState {
  return stateOf(machineState.snapshot, runningActors(machineState));
}

function stateOf(snapshot: AnyMachineSnapshot, running: readonly string[]): InvariantState {
  const children = snapshot.children as Readonly<Record<string, AnyActorRef | undefined>>;
  const inputs = running.map((id) => [
    id,
    (children[id]?.getSnapshot() as { readonly input?: unknown } | undefined)?.input,
  ]);
  return { snapshot, context: snapshot.context, inputs: Object.fromEntries(inputs) };
}
