import type { ActorLogic, Snapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { canonical } from './canonical.ts';
import { checkInvariants, type ExploredEdge } from './checkInvariants.ts';
import { createSimulator, type Simulator } from './createSimulator.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import { stateName } from './stateName.ts';
import { actorName, type StartStimulus, type Stimulus } from './stimulus.ts';
import { runningActors, type Options, type Trace, type MachineState } from './machineState.ts';

/** A machine at rest in one state value, with one answer of `context`; node 0 stands before every start. */
export interface GraphNode {
  readonly index: number;
  readonly key: string;
  /** The state value, leaves joined by ` + `. */
  readonly name: string;
  /** The first world that was found for the key; null for node 0. */
  readonly machineState: MachineState | null;
  readonly enabled: readonly Stimulus[];
  /** Arrows whose guard says no here to an event that could be sent. */
  readonly refused: readonly string[];
}

/** One step from a node to a node. Edges out of node 0 start the machine and are no steps. */
export interface GraphEdge {
  readonly index: number;
  readonly source: number;
  readonly target: number;
  readonly stimulus: Stimulus | StartStimulus;
  readonly trace: Trace;
}

export interface Graph {
  readonly model: Model;
  readonly simulator: Simulator;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  /** Edges that leave a node, by the node's index. */
  readonly out: readonly (readonly GraphEdge[])[];
  /** The edges in the order in which they were explored: breadth first. */
  readonly explored: readonly ExploredEdge[];
  /** Where exploration stopped at a bound, in words. */
  readonly limitsHit: readonly string[];
}

/**
 * Explores the model's machine: every event, actor outcome and delay that does something, in every state value
 * with every context that matters. Ends at the model's bounds, which are then named in `cuts`.
 */
export function buildGraph(model: Model): Graph {
  const simulator = createSimulator(model);
  const explorer = createExplorer(model, simulator);
  const adjacency = getAdjacencyMap(explorer.logic, {
    serializeState: (state) => state.key,
    serializeEvent: ({ stimulus }) => `${stimulus.kind} ${stimulus.id}`,
    events: (state) => explorer.next(state).map((stimulus) => ({ type: stimulus.id, stimulus })),
  });
  const keys = Object.keys(adjacency);
  const indexOf = new Map(keys.map((key, index) => [key, index]));
  const nodes = keys.map((key, index): GraphNode => {
    const { trace } = (adjacency[key as never] as unknown as { state: Explored }).state;
    const options = explorer.optionsAt.get(key) ?? { enabled: [], refused: [] };
    const name = trace === null ? '(start)' : stateName(trace.machineState.snapshot.value);
    return { index, key, name, machineState: trace?.machineState ?? null, ...options };
  });
  const edges: GraphEdge[] = [];
  const out: GraphEdge[][] = nodes.map(() => []);
  for (const [index, key] of keys.entries()) {
    const { transitions } = adjacency[key as never] as unknown as {
      transitions: Record<string, ExploredStep>;
    };
    for (const { event, state } of Object.values(transitions)) {
      const edge = {
        index: edges.length,
        source: index,
        target: indexOf.get(state.key) ?? index,
        stimulus: event.stimulus,
        trace: state.trace as Trace,
      };
      edges.push(edge);
      out[index]?.push(edge);
    }
  }
  return {
    model,
    simulator,
    nodes,
    edges,
    out,
    explored: explorer.steps,
    limitsHit: explorer.limitsHit(),
  };
}

/** The node a world belongs to: all that decides what can happen next. */
export function keyOf(model: Model, machineState: MachineState): string {
  const { snapshot, begun, timers } = machineState;
  const { value, status, historyValue } = snapshot;
  const running = runningActors(machineState);
  const history = Object.entries(historyValue ?? {}).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  return canonical({
    value,
    status,
    history,
    running,
    begun: running.filter(
      (child) => begun.has(child) && canEndImmediately(model, snapshot.children[child]?.src, child),
    ),
    timers: timers.map(({ id, remaining }) => [id, remaining]),
    context: model.context(snapshot.context, snapshot),
  });
}

function canEndImmediately({ chart, actors }: Model, source: unknown, child: string): boolean {
  return Object.values(actors[actorName(chart, source, child)] ?? {}).some(
    ({ immediate }) => immediate === true,
  );
}

/** A snapshot in the eyes of `getAdjacencyMap`. */
type Explored = Snapshot<unknown> & { readonly key: string; readonly trace: Trace | null };

interface ExploredEvent {
  readonly type: string;
  readonly stimulus: Stimulus | StartStimulus;
}

interface ExploredStep {
  readonly event: ExploredEvent;
  readonly state: Explored;
}

function createExplorer(model: Model, simulator: Simulator) {
  const optionsAt = new Map<string, Options<Stimulus>>();
  const variants = new Map<string, number>();
  const crowded = new Set<string>();
  const steps: ExploredEdge[] = [];
  let leftOut = 0;
  const active = { status: 'active', output: undefined, error: undefined } as const;
  const begin: Explored = { ...active, key: '(start)', trace: null };
  const explored = (trace: Trace): Explored => ({
    ...active,
    key: keyOf(model, trace.machineState),
    trace,
  });

  const logic: ActorLogic<Explored, ExploredEvent, undefined> = {
    getInitialSnapshot: () => begin,
    getPersistedSnapshot: (snapshot) => snapshot,
    transition: ({ trace }, { stimulus }) => {
      const before = trace?.machineState ?? null;
      try {
        const after =
          before === null
            ? simulator.start(stimulus.id)
            : simulator.take(before, stimulus as Stimulus);
        steps.push({ before, stimulus, trace: after });
        return explored(after);
      } catch (error) {
        // An invariant that was violated on the way here tells more than where the machine broke down.
        const { violated } = checkInvariants(model, simulator, steps, []);
        const fault =
          `The machine of "${model.name}" threw on "${stimulus.id}" in ${where(trace)}: ${String(error)}\n` +
          'Mend the machine, or give the event, outcome or context that belongs there.';
        throw new FlowsError([...violated, fault].join('\n'), { cause: error });
      }
    },
  };

  return {
    logic,
    optionsAt,
    steps,
    next({ key, trace }: Explored): readonly (Stimulus | StartStimulus)[] {
      if (trace === null) return Object.keys(model.starts).map((id) => ({ kind: 'start', id }));
      const name = stateName(trace.machineState.snapshot.value);
      const count = (variants.get(name) ?? 0) + 1;
      variants.set(name, count);
      const options = simulator.options(trace.machineState);
      optionsAt.set(key, options);
      if (count > model.bounds.variants) crowded.add(name);
      else if (optionsAt.size > model.bounds.nodes) leftOut += 1;
      else return options.enabled;
      return [];
    },
    limitsHit: () => [
      ...[...crowded].map(
        (name) =>
          `${name}: only ${model.bounds.variants} of ${variants.get(name)} contexts were followed. ` +
          'Let `context` give less, or raise bounds.variants.',
      ),
      ...(leftOut > 0
        ? [
            `${leftOut} nodes beyond the first ${model.bounds.nodes} were not followed. Let \`context\` give less, or raise bounds.nodes.`,
          ]
        : []),
    ],
  };
}

function where(trace: Trace | null): string {
  return trace === null ? 'the beginning' : `"${stateName(trace.machineState.snapshot.value)}"`;
}
