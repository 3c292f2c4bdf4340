import type { ActorLogic, Snapshot } from 'xstate';
import { getAdjacencyMap } from 'xstate/graph';
import { findOpaque, toCanonicalText } from './canonical.ts';
import { checkInvariants } from './checkInvariants.ts';
import { createSimulator, type Simulator } from './createSimulator.ts';
import { FlowsError } from './FlowsError.ts';
import type { ExploredEdge } from './invariantStep.ts';
import type { Model } from './modelTypes.ts';
import { createSentRecorder, type SentData } from './sentData.ts';
import { stateName } from './stateName.ts';
import { actorName, type StartStimulus, type Stimulus } from './stimulus.ts';
import { runningActors, type Options, type Trace, type MachineState } from './machineState.ts';

/**
 * A state value together with the part of the context that the model selects. Node 0 precedes every
 * start.
 */
export interface GraphNode {
  readonly index: number;
  readonly key: string;
  /** The leaves of the state value, joined by ` + `. */
  readonly name: string;
  /** The first machine state that was found for the key; null for node 0. */
  readonly machineState: MachineState | null;
  readonly enabled: readonly Stimulus[];
  /** Transitions whose guard is false here for an event that could be sent. */
  readonly refused: readonly string[];
  /** Transitions whose guard is false here for an outcome or delay, whether or not a step shows it. */
  readonly refusedUnseen: readonly string[];
}

/**
 * A step from one node to another. Edges out of node 0 start the machine and do not count as steps.
 */
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
  /** All explored edges, breadth first. */
  readonly explored: readonly ExploredEdge[];
  /** What the explored edges give to actors. */
  readonly sent: SentData;
  /** One message for each bound at which exploration stopped. */
  readonly limitsHit: readonly string[];
}

/**
 * Builds the state graph of the model's machine: from every node, one edge for every event,
 * outcome, delay and restart that has an effect. Stops at the model's bounds and then names them in
 * `limitsHit`.
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
    const options = explorer.optionsAt.get(key) ?? { enabled: [], refused: [], refusedUnseen: [] };
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
  const sent = createSentRecorder(model.chart);
  explorer.steps.forEach(({ before, trace }) =>
    sent.addStep(before?.snapshot ?? null, trace.machineState.snapshot),
  );
  return {
    model,
    simulator,
    nodes,
    edges,
    out,
    explored: explorer.steps,
    sent: sent.fields,
    limitsHit: explorer.limitsHit(),
  };
}

/**
 * Returns the key of the node that a machine state belongs to: everything that affects what can
 * happen next.
 */
export function keyOf(model: Model, machineState: MachineState): string {
  const { snapshot, begun, timers } = machineState;
  const { value, status, historyValue } = snapshot;
  const running = runningActors(machineState);
  const history = Object.entries(historyValue ?? {}).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const context = model.context(snapshot.context, snapshot);
  const opaque = findOpaque(context);
  if (opaque !== null) {
    throw new FlowsError(
      `The \`context\` of the model "${model.name}" contains an instance of "${opaque.className}"` +
        `${opaque.path === '' ? '' : ` in "${opaque.path}"`}, whose content cannot be compared: ` +
        'return plain data from `context` that says what matters about it.',
    );
  }
  return toCanonicalText({
    value,
    status,
    history,
    running,
    begun: running.filter(
      (child) => begun.has(child) && canEndImmediately(model, snapshot.children[child]?.src, child),
    ),
    timers: timers.map(({ id, remaining }) => [id, remaining]),
    context,
  });
}

function canEndImmediately({ chart, actors }: Model, source: unknown, child: string): boolean {
  return Object.values(actors[actorName(chart, source, child)] ?? {}).some(
    ({ immediate }) => immediate === true,
  );
}

/** A machine state in the form that `getAdjacencyMap` expects. */
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
  const variants = new Map<string, unknown[]>();
  const steps: ExploredEdge[] = [];
  let unexplored = 0;
  const active = { status: 'active', output: undefined, error: undefined } as const;
  const root: Explored = { ...active, key: '(start)', trace: null };
  const explored = (trace: Trace): Explored => ({
    ...active,
    key: keyOf(model, trace.machineState),
    trace,
  });

  const logic: ActorLogic<Explored, ExploredEvent, undefined> = {
    getInitialSnapshot: () => root,
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
        if (error instanceof FlowsError) throw error;
        // An invariant that was violated on an earlier edge explains the cause better than the
        // error itself.
        const { violated } = checkInvariants(model, simulator, steps, []);
        const problem =
          `The machine of "${model.name}" threw on "${stimulus.id}"${where(trace)}: ${String(error)}\n` +
          'Fix the machine, or correct the payload, outcome or context in the model.';
        throw new FlowsError([...violated, problem].join('\n'), { cause: error });
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
      const { snapshot } = trace.machineState;
      const contexts = variants.get(name) ?? [];
      contexts.push(model.context(snapshot.context, snapshot));
      variants.set(name, contexts);
      const options = simulator.options(trace.machineState);
      optionsAt.set(key, options);
      if (contexts.length > model.bounds.variants) return [];
      if (optionsAt.size <= model.bounds.nodes) return options.enabled;
      unexplored += 1;
      return [];
    },
    limitsHit() {
      const crowded = [...variants].filter(
        ([, contexts]) => contexts.length > model.bounds.variants,
      );
      return [
        ...crowded.map(
          ([name, contexts]) =>
            `"${name}" has more than ${model.bounds.variants} contexts, because ${mostVaried(contexts)}: ` +
            'leave it out of `context`, return only what matters about it, or raise bounds.variants.',
        ),
        ...(unexplored > 0
          ? [
              `The state graph has more than ${model.bounds.nodes} nodes, because ${mostVaried([...variants.values()].flat())}: ` +
                'leave it out of `context`, return only what matters about it, or raise bounds.nodes.',
            ]
          : []),
      ];
    },
  };
}

/** Says which field of contexts has the most different values. */
function mostVaried(contexts: readonly unknown[]): string {
  const valuesOf = new Map<string, Set<string>>();
  for (const context of contexts) {
    const fields = typeof context === 'object' && context !== null ? Object.entries(context) : [];
    for (const [key, value] of fields)
      valuesOf.set(key, (valuesOf.get(key) ?? new Set()).add(toCanonicalText(value)));
  }
  const [most] = [...valuesOf].toSorted(([, one], [, other]) => other.size - one.size);
  if (most === undefined) return 'it is no object and has many values';
  const [key, values] = most;
  const examples = [...values]
    .slice(0, 3)
    .map((text) => (text.length > 40 ? `${text.slice(0, 39)}…` : text));
  return `"${key}" has ${values.size} different values (${examples.join(', ')}, …)`;
}

function where(trace: Trace | null): string {
  return trace === null ? '' : ` in "${stateName(trace.machineState.snapshot.value)}"`;
}
