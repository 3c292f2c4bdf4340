import { keyOf, type Graph, type GraphEdge } from './buildGraph.ts';
import { toCanonicalText } from './canonical.ts';
import { FlowsError } from './FlowsError.ts';
import type { MachineState } from './machineState.ts';
import type { Stimulus } from './stimulus.ts';

/**
 * Repeats one edge of each transition and start, and throws a `FlowsError` when it leads elsewhere
 * the second time: an action, a guard or the initial context is not pure.
 */
export function checkPurity(graph: Graph): void {
  const { model, simulator, nodes } = graph;
  waitForClock();
  const seen = new Set<string>();
  // A step that changes a value in place may change the initial context, too, so starts come last.
  const starts = graph.out[0] ?? [];
  for (const edge of [...graph.edges.filter(({ source }) => source !== 0), ...starts]) {
    const { stimulus, source, trace } = edge;
    const ids = stimulus.kind === 'start' ? [`start ${stimulus.id}`] : trace.transitions;
    if (ids.every((id) => seen.has(id))) continue;
    ids.forEach((id) => seen.add(id));
    const before = nodes[source]?.machineState ?? null;
    const repeated =
      before === null ? simulator.start(stimulus.id) : simulator.take(before, stimulus as Stimulus);
    const [first, second] = [trace.machineState, repeated.machineState];
    // The key was computed when the edge was found, before anything could change in place.
    if (nodes[edge.target]?.key === keyOf(model, second)) continue;
    throw new FlowsError(
      `The machine of "${model.name}" is not pure: "${stimulus.id}" from "${nodes[source]?.name}" gave ` +
        `${differenceOf(first, second)} when it was taken again. An action or guard${ofTransitions(graph, edge)} ` +
        'reads the clock, chance or a variable, or changes a value in place: put the value into the event or the input.',
    );
  }
}

/** Waits until the clock shows another millisecond, so that what reads it differs. */
function waitForClock(): void {
  for (const begin = Date.now(); Date.now() === begin;);
}

function ofTransitions({ model: { chart } }: Graph, { trace }: GraphEdge): string {
  const named = trace.transitions.map((id) => {
    const actions = chart.transitions.get(id)?.actions ?? [];
    return `"${id}"${actions.length === 0 ? '' : ` (${actions.join(', ')})`}`;
  });
  return named.length === 0 ? '' : ` of ${named.join(' or ')}`;
}

/**
 * Compares the contexts that come to a node with the one that was found first, as far as the whole
 * contexts differ, and follows them to further nodes. Throws a `FlowsError` when they can take
 * other steps: the `context` of the model omits something.
 * @param limits the maximum numbers of other contexts, for each node and in total
 */
export function checkContext(
  graph: Graph,
  limits: { readonly eachNode: number; readonly total: number },
): void {
  const { model, simulator, nodes, edges, out } = graph;
  const seen = nodes.map(({ machineState }) => new Set([wholeContext(machineState)]));
  const queue: { readonly node: number; readonly machineState: MachineState }[] = [];
  const visit = (node: number, machineState: MachineState) => {
    const known = seen[node] as Set<string>;
    if (
      queue.length >= limits.total ||
      machineState === nodes[node]?.machineState ||
      known.size > limits.eachNode
    )
      return;
    const { size } = known;
    if (known.add(wholeContext(machineState)).size > size) queue.push({ node, machineState });
  };
  edges.forEach(({ target, trace }) => visit(target, trace.machineState));
  for (const { node, machineState } of queue) {
    const { name, enabled, machineState: first } = nodes[node] as Graph['nodes'][number];
    const complain = (difference: string) =>
      new FlowsError(
        `The \`context\` of the model "${model.name}" omits something that affects the next step. ` +
          `In "${name}", with ${differenceOf(first as MachineState, machineState)} on another path, ${difference}. ` +
          'Return from `context` everything that guards, payloads, outcomes and targets depend on.',
      );
    const possible = simulator.options(machineState).enabled;
    const ids = possible.map(({ id }) => id);
    const expected = enabled.map(({ id }) => id);
    if (ids.join('\n') !== expected.join('\n')) {
      const changed = [...ids, ...expected].filter(
        (id) => !ids.includes(id) || !expected.includes(id),
      );
      throw complain(`"${changed.join('", "')}" is possible only once`);
    }
    for (const stimulus of possible) {
      const edge = out[node]?.find((each) => each.stimulus.id === stimulus.id);
      if (edge === undefined) continue;
      const trace = simulator.take(machineState, stimulus);
      const isSameStep =
        nodes[edge.target]?.key === keyOf(model, trace.machineState) &&
        trace.transitions.join('\n') === edge.trace.transitions.join('\n');
      if (!isSameStep) throw complain(`"${stimulus.id}" does something else`);
      visit(edge.target, trace.machineState);
    }
  }
}

function wholeContext(machineState: MachineState | null): string {
  return machineState === null ? '' : toCanonicalText(machineState.snapshot.context);
}

/** Returns how the contexts of two machine states differ, such as `count: 1 and then 2`. */
function differenceOf(first: MachineState, second: MachineState): string {
  const [one, other] = [first, second].map(
    ({ snapshot }) => snapshot.context as Readonly<Record<string, unknown>>,
  );
  const keys = Object.keys({ ...one, ...other }).filter(
    (key) => toCanonicalText(one?.[key]) !== toCanonicalText(other?.[key]),
  );
  if (keys.length === 0) return 'another result';
  return keys
    .map(
      (key) =>
        `${key}: ${short(toCanonicalText(one?.[key]))} and then ${short(toCanonicalText(other?.[key]))}`,
    )
    .join(', ');
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
