import type { Graph } from './buildGraph.ts';
import type { ChartTransition } from './chart.ts';
import { chartCriteria, chartGoalsOf, goalId, type Criterion } from './criteria.ts';
import { FlowsError } from './FlowsError.ts';
import { chartGoals } from './measure.ts';
import { suggestName } from './nearestName.ts';
import type { Segment } from './planningGraph.ts';
import { isVaried, type SentData } from './sentData.ts';
import { isInState } from './stateName.ts';
import { matchesDescriptor } from './stimulus.ts';
import type { Unreached } from './suite.ts';

export interface UnreachedInput {
  readonly cover: readonly Criterion[];
  /** Ids of the requested goals of the chart, the model and the data that no path reaches. */
  readonly missed: readonly string[];
  /** What the paths give to actors. */
  readonly sent: SentData;
  /**
   * Items that no path of at most `maxSteps` steps covers: ids of chart goals, or the text that
   * `createItemsAt` gives to edges and pairs.
   */
  readonly beyondMaxSteps: readonly string[];
  readonly maxSteps: number;
  /** The segments that the numbers in the items of edges and pairs refer to. */
  readonly segments: readonly Segment[];
  /**
   * Whether paths were planned on the complete graph, not only between two states. If not, only
   * the items of `beyondMaxSteps` are returned.
   */
  readonly isComplete: boolean;
}

/**
 * Returns the goals that are not reached although they are requested, each with the reason: no path
 * can reach them, or none within `maxSteps`. Throws a `FlowsError` when the model's `unreachable`
 * names a goal that does not exist or can be reached.
 */
export function explainUnreached(
  graph: Graph,
  { cover, missed, sent, beyondMaxSteps, maxSteps, segments, isComplete }: UnreachedInput,
): Unreached[] {
  const reachable = reachableGoals(graph);
  checkUnreachableList(graph, reachable, sent, cover);
  const acceptedReason = (goal: string) => graph.model.unreachable[goal] ?? null;
  const tooLong = beyondMaxSteps.map((item) => ({
    goal: itemName(graph, segments, item),
    reason: `Reaching it takes more steps than the limit of ${maxSteps}: raise --max-steps.`,
    acceptedReason: null,
  }));
  const goalsBeyondMaxSteps = new Set(tooLong.map(({ goal }) => goal));
  const unreachable = missed
    .filter((goal) => !goalsBeyondMaxSteps.has(goal) && !reachable.has(goal))
    .map((goal) => ({
      goal,
      reason: goal.startsWith(goalId('data', ''))
        ? whyConstant(sent, goal)
        : findReason(graph, goal, reachable),
      acceptedReason: acceptedReason(goal),
    }));
  return isComplete ? [...unreachable, ...tooLong] : tooLong;
}

/** Returns the ids of the goals that some edge of the state graph reaches. */
function reachableGoals(graph: Graph): Set<string> {
  const found = new Set<string>();
  for (const edge of graph.edges) {
    const goals = chartGoalsOf(graph, edge);
    for (const criterion of chartCriteria)
      goals[criterion].forEach((name) => found.add(goalId(criterion, name)));
  }
  return found;
}

function checkUnreachableList(
  graph: Graph,
  reachableInChart: ReadonlySet<string>,
  sent: SentData,
  cover: readonly Criterion[],
): void {
  const dataGoals = (isMeant: (from: SentData, name: string) => boolean) =>
    [graph.sent, sent].flatMap((from) =>
      [...from.keys()].filter((name) => isMeant(from, name)).map((name) => goalId('data', name)),
    );
  const goals = [...Object.values(chartGoals(graph)).flat(), ...dataGoals(() => true)];
  // Which data differs depends on the fixtures, which the paths of a server may have of its own.
  const varied = cover.includes('data') ? dataGoals(isVaried) : [];
  const reachable = new Set([...reachableInChart, ...varied]);
  for (const goal of Object.keys(graph.model.unreachable)) {
    if (!goals.includes(goal)) {
      throw new FlowsError(
        `The model "${graph.model.name}" lists "${goal}" as unreachable, but there is no such goal. ${suggestName(goal, goals)}`,
      );
    }
    if (reachable.has(goal)) {
      throw new FlowsError(
        `The model "${graph.model.name}" lists "${goal}" as unreachable, but it can be reached: remove it from \`unreachable\`.`,
      );
    }
  }
}

function whyConstant(sent: SentData, goal: string): string {
  const [value] = sent.get(goal.slice(goalId('data', '').length))?.values ?? [];
  return value === undefined
    ? 'It was never sent, or always empty: add a payload, outcome or start that fills it.'
    : `It was always ${value.length > 80 ? `${value.slice(0, 79)}…` : value}: add a payload, outcome or start with another value.`;
}

/** Returns the name of an item for people: edges and pairs by their source and stimuli. */
function itemName(graph: Graph, segments: readonly Segment[], item: string): string {
  const [kind, ...numbers] = item.split(' ');
  if (kind !== 'edge' && kind !== 'pair') return item;
  const edges = numbers.flatMap((number) => segments[Number(number)]?.edges ?? []);
  const source = graph.nodes[edges[0]?.source ?? 0]?.name;
  return `${kind} ${source} — ${edges.map(({ stimulus }) => stimulus.id).join(', ')}`;
}

function findReason(graph: Graph, goal: string, reachable: ReadonlySet<string>): string {
  const kind = goal.slice(0, goal.indexOf(' '));
  const name = goal.slice(kind.length + 1);
  if (kind === 'state') return whyState(graph, name);
  if (kind === 'outcome') return whyOutcome(graph, name);
  if (kind === 'restart') return whyRestart(graph, name);
  if (kind === 'purpose') return 'No step of the state graph meets it: correct its condition.';
  const transition = graph.model.chart.transitions.get(name);
  if (transition === undefined) return 'There is no such transition.';
  if (kind === 'guard') {
    // The goal of a guard is that it is false once.
    if (graph.nodes.some(({ refusedUnseen }) => refusedUnseen.includes(name)))
      return 'Nothing happens where the guard is false, so no step shows it: add a transition that is taken there.';
    if (!isGuardEvaluated(graph, transition))
      return `The guard is never evaluated: ${whyTransition(graph, transition, reachable)}`;
    return 'The guard is true whenever it is evaluated: add a payload, outcome or start for which it is false.';
  }
  return whyTransition(graph, transition, reachable);
}

function whyState({ model }: Graph, name: string): string {
  const entering = [...model.chart.transitions.values()].filter(({ targets }) =>
    targets.some((target) => target === name || target.startsWith(`${name}.`)),
  );
  if (entering.length === 0)
    return 'No transition leads to it, and it is not the initial state of a state that is entered.';
  return `None of the transitions that lead to it is ever taken: ${entering.map(({ id }) => `"${id}"`).join(', ')}.`;
}

function whyOutcome({ model, nodes }: Graph, name: string): string {
  const actor = name.slice(0, name.indexOf(': '));
  const children = model.chart.invocations.filter((each) => each.actor === actor);
  const runs = nodes.some(({ machineState }) =>
    children.some(({ id }) => machineState?.snapshot.children[id] !== undefined),
  );
  if (!runs) return `The actor "${actor}" is never started.`;
  return `No transition handles it while "${actor}" runs: add onDone or onError, or remove the outcome from the model.`;
}

function whyRestart({ nodes }: Graph, name: string): string {
  const [restart, state = ''] = name.split(': ');
  const isEverIn = nodes.some(
    ({ machineState }) => machineState !== null && isInState(machineState.snapshot.value, state),
  );
  return isEverIn
    ? `\`restarts.${restart}\` returns no input wherever the machine rests in "${state}".`
    : `The machine never rests in "${state}".`;
}

function whyTransition(
  graph: Graph,
  transition: ChartTransition,
  reachable: ReadonlySet<string>,
): string {
  const { model, nodes } = graph;
  const { source, kind, trigger, descriptor } = transition;
  if (model.chart.states.has(source) && !reachable.has(goalId('states', source)))
    return `Its source state "${source}" is never reached.`;
  const restsInSource = nodes.some(
    ({ machineState }) =>
      machineState !== null &&
      (!model.chart.states.has(source) || isInState(machineState.snapshot.value, source)),
  );
  if (kind !== 'always' && kind !== 'finished' && !restsInSource)
    return `Its source state "${source}" is left as soon as it is entered.`;
  if (kind === 'event') {
    const hasCase = Object.entries(model.events).some(
      ([type, cases]) => matchesDescriptor(type, descriptor) && Object.keys(cases).length > 0,
    );
    if (!hasCase)
      return `The model has no payload for an event that "${descriptor}" matches: add a case.`;
  }
  if (kind === 'done' || kind === 'error') {
    const actor =
      model.chart.invocations.find(({ id, state }) => id === trigger && state === source)?.actor ??
      trigger;
    const outcomes = Object.values(model.actors[actor] ?? {});
    if (!outcomes.some((outcome) => (outcome.kind === 'error') === (kind === 'error'))) {
      return `The model has no ${kind === 'error' ? 'error' : 'success or rejection'} among the outcomes of "${actor}": add one.`;
    }
  }
  if (transition.guard !== null && isGuardEvaluated(graph, transition)) {
    return `Its guard "${transition.guard}" is never true: add a payload, outcome or start for which it is.`;
  }
  const triedEarlier =
    transition.before.length > 0 ? ` (${transition.before.map((id) => `"${id}"`).join(', ')})` : '';
  return `Another transition is always taken first: one that is tried earlier${triedEarlier} or one of a state inside "${source}".`;
}

/** Returns whether the guard of a transition is evaluated anywhere in the state graph. */
function isGuardEvaluated({ edges, nodes }: Graph, { id }: ChartTransition): boolean {
  return (
    edges.some(({ trace }) => trace.refused.includes(id) || trace.allowed.includes(id)) ||
    nodes.some(({ refused, refusedUnseen }) => refused.includes(id) || refusedUnseen.includes(id))
  );
}
