import { keyOf, type Graph, type GraphEdge } from './buildGraph.ts';
import { canonical } from './canonical.ts';
import { FlowsError } from './FlowsError.ts';
import { leavesOf, stateName } from './stateName.ts';
import type { Stimulus } from './stimulus.ts';
import type { Expectation, TestPath, TestStep } from './suite.ts';
import { runningActors, type Trace } from './machineState.ts';

/**
 * A tour along edges, with what must hold after each step. The machine is stepped through the very tour, so
 * that contexts are those of this tour and not of the node's first visit. Throws a `FlowsError` when the
 * model's `context` leaves out something that decides what happens.
 */
export function replay(graph: Graph, edges: readonly GraphEdge[], id: string): TestPath {
  const { model, simulator } = graph;
  const [first, ...others] = edges;
  if (first === undefined || first.stimulus.kind !== 'start')
    throw new RangeError('A tour begins with a start.');
  let trace = simulator.start(first.stimulus.id);
  const before = expectation(graph, first, trace);
  const steps: TestStep[] = [];
  for (const edge of others) {
    const stimulus = edge.stimulus as Stimulus;
    const ended =
      stimulus.kind === 'event' || stimulus.kind === 'outcome'
        ? simulator.eventOf(trace.machineState, stimulus)
        : null;
    const restart =
      stimulus.kind === 'restart'
        ? { input: simulator.inputOf(trace.machineState, stimulus) }
        : null;
    if (ended === undefined || (restart !== null && restart.input === undefined))
      throw contextFault(graph, edge, `has no payload for "${stimulus.id}"`);
    trace = simulator.take(trace.machineState, stimulus);
    const expected = expectation(graph, edge, trace);
    steps.push({
      stimulus,
      event: stimulus.kind === 'event' ? ended : null,
      outcome:
        stimulus.kind !== 'outcome' || ended === null
          ? null
          : 'error' in ended
            ? { error: ended['error'] }
            : { output: ended['output'] },
      restart,
      transitions: trace.transitions,
      expected,
    });
  }
  const end = steps.at(-1)?.expected ?? before;
  return {
    id,
    name: `${stateName(before.value)} → ${stateName(end.value)}, ${steps.length} steps`,
    start: first.stimulus.id,
    input: model.starts[first.stimulus.id],
    before,
    steps,
  };
}

function expectation(graph: Graph, edge: GraphEdge, { machineState, effects }: Trace): Expectation {
  const { model, simulator, nodes } = graph;
  const node = nodes[edge.target];
  const key = keyOf(model, machineState);
  if (node?.key !== key) {
    const found = `"${stateName(machineState.snapshot.value)}" with ${canonical(model.context(machineState.snapshot.context, machineState.snapshot))}`;
    const expected = node?.machineState?.snapshot;
    const wanted = canonical(expected && model.context(expected.context, expected));
    throw contextFault(graph, edge, `was expected with ${wanted}, and there is ${found}`);
  }
  const { snapshot } = machineState;
  const enabled = simulator
    .options(machineState)
    .enabled.filter(({ kind }) => kind === 'event')
    .map(({ id }) => id);
  const expected = node.enabled.filter(({ kind }) => kind === 'event').map(({ id }) => id);
  if (enabled.join('\n') !== expected.join('\n')) {
    throw contextFault(
      graph,
      edge,
      `was expected to take the events ${expected.join(', ') || '(none)'}, and takes ${enabled.join(', ') || '(none)'}`,
    );
  }
  return {
    snapshot,
    value: snapshot.value,
    status: snapshot.status,
    states: leavesOf(snapshot.value),
    enabled,
    running: runningActors(machineState),
    shown: model.shown(snapshot.context, snapshot),
    effects,
  };
}

function contextFault({ model, nodes }: Graph, edge: GraphEdge, what: string): FlowsError {
  return new FlowsError(
    `The model "${model.name}" leaves out of \`context\` something that decides what happens: after "${edge.stimulus.id}", ` +
      `reached by another way, "${nodes[edge.target]?.name}" ${what}. ` +
      'Let `context` give whatever guards, payloads, outcomes and targets depend on.',
  );
}
