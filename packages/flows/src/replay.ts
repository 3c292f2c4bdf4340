import { keyOf, type Graph, type GraphEdge } from './buildGraph.ts';
import { toCanonicalText } from './canonical.ts';
import type { Simulator } from './createSimulator.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import { leavesOf, stateName } from './stateName.ts';
import type { Stimulus } from './stimulus.ts';
import type { Expectation, TestPath, TestStep } from './suite.ts';
import { runningActors, type Trace } from './machineState.ts';

/**
 * Creates a test path along edges, with the expectation after each step. Simulates the machine
 * along this path, because the contexts may differ from those of the nodes, which come from the
 * path that found them first. Throws a `FlowsError` when the model's `context` omits something that
 * affects the next step.
 */
export function replay(graph: Graph, edges: readonly GraphEdge[], id: string): TestPath {
  const { model, simulator } = graph;
  const [first, ...others] = edges;
  if (first === undefined || first.stimulus.kind !== 'start')
    throw new RangeError('A test path must begin with a start.');
  let trace = simulator.start(first.stimulus.id);
  const before = expectation(graph, first, trace);
  const steps: TestStep[] = [];
  for (const edge of others) {
    const stimulus = edge.stimulus as Stimulus;
    const event =
      stimulus.kind === 'event' || stimulus.kind === 'outcome'
        ? simulator.eventOf(trace.machineState, stimulus)
        : null;
    const restart =
      stimulus.kind === 'restart'
        ? { input: simulator.inputOf(trace.machineState, stimulus) }
        : null;
    if (event === undefined || (restart !== null && restart.input === undefined))
      throw contextError(graph, edge, 'the model has no payload or input for it');
    trace = simulator.take(trace.machineState, stimulus);
    steps.push(toStep(stimulus, event, restart, trace, expectation(graph, edge, trace)));
  }
  return toPath(model, id, first.stimulus.id, before, steps);
}

/** Returns a step that was simulated. */
export function toStep(
  stimulus: Stimulus,
  event: TestStep['event'],
  restart: TestStep['restart'],
  { transitions }: Trace,
  expected: Expectation,
): TestStep {
  return {
    stimulus,
    event: stimulus.kind === 'event' ? event : null,
    outcome:
      stimulus.kind !== 'outcome' || event === null
        ? null
        : 'error' in event
          ? { error: event['error'] }
          : { output: event['output'] },
    restart,
    transitions,
    expected,
  };
}

/** Returns the test path with these steps. */
export function toPath(
  model: Model,
  id: string,
  start: string,
  before: Expectation,
  steps: readonly TestStep[],
): TestPath {
  const end = steps.at(-1)?.expected ?? before;
  return {
    id,
    name: `${stateName(before.value)} → ${stateName(end.value)}, ${steps.length} ${steps.length === 1 ? 'step' : 'steps'}`,
    start,
    input: model.starts[start],
    before,
    steps,
  };
}

function expectation(graph: Graph, edge: GraphEdge, trace: Trace): Expectation {
  const { model, simulator, nodes } = graph;
  const { machineState } = trace;
  const node = nodes[edge.target];
  const key = keyOf(model, machineState);
  if (node?.key !== key) {
    const actual = `"${stateName(machineState.snapshot.value)}" with ${toCanonicalText(model.context(machineState.snapshot.context, machineState.snapshot))}`;
    const expected = node?.machineState?.snapshot;
    const expectedContext = toCanonicalText(expected && model.context(expected.context, expected));
    throw contextError(graph, edge, `expected the context ${expectedContext}, but got ${actual}`);
  }
  const found = toExpectation(model, simulator, trace);
  const { enabled } = found;
  const expected = node.enabled.filter(({ kind }) => kind === 'event').map(({ id }) => id);
  if (enabled.join('\n') !== expected.join('\n')) {
    throw contextError(
      graph,
      edge,
      `expected the enabled events ${expected.join(', ') || '(none)'}, but got ${enabled.join(', ') || '(none)'}`,
    );
  }
  return found;
}

/** Returns what is expected after a simulated step. */
export function toExpectation(
  model: Model,
  simulator: Simulator,
  { machineState, effects }: Trace,
): Expectation {
  const { snapshot } = machineState;
  return {
    snapshot,
    value: snapshot.value,
    status: snapshot.status,
    states: leavesOf(snapshot.value),
    enabled: simulator
      .options(machineState)
      .enabled.filter(({ kind }) => kind === 'event')
      .map(({ id }) => id),
    running: runningActors(machineState),
    shown: model.shown(snapshot.context, snapshot),
    effects,
  };
}

function contextError({ model, nodes }: Graph, edge: GraphEdge, difference: string): FlowsError {
  return new FlowsError(
    `The \`context\` of the model "${model.name}" omits something that affects the next step. ` +
      `On another path that takes "${edge.stimulus.id}" to "${nodes[edge.target]?.name}", ${difference}. ` +
      'Return from `context` everything that guards, payloads, outcomes and targets depend on.',
  );
}
