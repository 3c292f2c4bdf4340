import type { Graph } from './buildGraph.ts';
import type { ChartTransition } from './chart.ts';
import { chartGoalsOf, goalId, type Criterion } from './criteria.ts';
import { FlowsError } from './FlowsError.ts';
import { chartGoals } from './measure.ts';
import { hint } from './nearestName.ts';
import { isIn } from './stateName.ts';
import { isTakenBy } from './stimulus.ts';
import type { Unreached } from './suite.ts';

export interface Misses {
  readonly cover: readonly Criterion[];
  /** Goals of the chart that were asked for and are not reached. */
  readonly missed: readonly string[];
  /** Items that lie deeper than the limit. */
  readonly tooDeep: readonly string[];
  readonly maxSteps: number;
  /** Whether the whole graph was the ground, so that a goal not reached is one that cannot be. */
  readonly isWhole: boolean;
}

/** The goals that are not reached, each with the reason. Throws when the model explains goals that are none or are reached. */
export function explainUnreached(
  graph: Graph,
  { missed, tooDeep, maxSteps, isWhole }: Misses,
): Unreached[] {
  const reachable = reachableGoals(graph);
  checkExplanations(graph, reachable);
  const acceptedReason = (goal: string) => graph.model.unreachable[goal] ?? null;
  const deep = tooDeep.map((item) => ({
    goal: itemName(graph, item),
    reason: `It takes more than ${maxSteps} steps to get there: raise --max-steps.`,
    acceptedReason: null,
  }));
  const known = new Set(deep.map(({ goal }) => goal));
  const never = missed
    .filter((goal) => !known.has(goal) && !reachable.has(goal))
    .map((goal) => ({
      goal,
      reason: findReason(graph, goal, reachable),
      acceptedReason: acceptedReason(goal),
    }));
  return isWhole ? [...never, ...deep] : deep;
}

function reachableGoals(graph: Graph): Set<string> {
  const found = new Set<string>();
  for (const edge of graph.edges) {
    const goals = chartGoalsOf(graph, edge);
    goals.states.forEach((name) => found.add(goalId('states', name)));
    goals.transitions.forEach((name) => found.add(goalId('transitions', name)));
    goals.guards.forEach((name) => found.add(goalId('guards', name)));
    goals.outcomes.forEach((name) => found.add(goalId('outcomes', name)));
    goals.restarts.forEach((name) => found.add(goalId('restarts', name)));
  }
  return found;
}

function checkExplanations(graph: Graph, reachable: ReadonlySet<string>): void {
  const goals = Object.values(chartGoals(graph)).flat();
  for (const goal of Object.keys(graph.model.unreachable)) {
    if (!goals.includes(goal)) {
      throw new FlowsError(
        `"${graph.model.name}" explains "${goal}", which is no goal. ${hint(goal, goals)}`,
      );
    }
    if (reachable.has(goal)) {
      throw new FlowsError(
        `"${graph.model.name}" explains why "${goal}" is out of reach, but it is reached: take it out of \`unreachable\`.`,
      );
    }
  }
}

function itemName(graph: Graph, item: string): string {
  const [kind, ...numbers] = item.split(' ');
  if (kind !== 'transition' && kind !== 'pair') return item;
  const edges = numbers.map((number) => graph.edges[Number(number)]);
  const source = graph.nodes[edges[0]?.source ?? 0]?.name;
  return `${kind} ${source} — ${edges.map((edge) => edge?.stimulus.id).join(', ')}`;
}

function findReason(graph: Graph, goal: string, reachable: ReadonlySet<string>): string {
  const kind = goal.slice(0, goal.indexOf(' '));
  const name = goal.slice(kind.length + 1);
  if (kind === 'state') return whyState(graph, name);
  if (kind === 'outcome') return whyOutcome(graph, name);
  if (kind === 'restart') return whyRestart(graph, name);
  const transition = graph.model.chart.transitions.get(name);
  if (transition === undefined) return 'There is no such arrow.';
  if (kind === 'guard') {
    if (!isAsked(graph, transition))
      return `The guard is never asked: ${whyTransition(graph, transition, reachable)}`;
    return 'The guard says yes whenever it is asked: give a payload, outcome or start for which it says no.';
  }
  return whyTransition(graph, transition, reachable);
}

function whyState({ model }: Graph, name: string): string {
  const entering = [...model.chart.transitions.values()].filter(({ targets }) =>
    targets.some((target) => target === name || target.startsWith(`${name}.`)),
  );
  if (entering.length === 0)
    return 'No arrow leads there, and it is no initial state that is entered.';
  return `None of the arrows that lead there is ever taken: ${entering.map(({ id }) => `"${id}"`).join(', ')}.`;
}

function whyOutcome({ model, nodes }: Graph, name: string): string {
  const actor = name.slice(0, name.indexOf(': '));
  const children = model.chart.invocations.filter((each) => each.actor === actor);
  const runs = nodes.some(({ machineState }) =>
    children.some(({ id }) => machineState?.snapshot.children[id] !== undefined),
  );
  if (!runs) return `The actor "${actor}" is never started.`;
  return `No transition answers it while "${actor}" runs: add onDone or onError, or take the outcome out of the model.`;
}

function whyRestart({ nodes }: Graph, name: string): string {
  const [restart, state = ''] = name.split(': ');
  const rests = nodes.some(
    ({ machineState }) => machineState !== null && isIn(machineState.snapshot.value, state),
  );
  return rests
    ? `\`restarts.${restart}\` gives no input wherever the machine rests in "${state}".`
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
    return `Its state "${source}" is never reached.`;
  const rests = nodes.some(
    ({ machineState }) =>
      machineState !== null &&
      (!model.chart.states.has(source) || isIn(machineState.snapshot.value, source)),
  );
  if (kind !== 'always' && kind !== 'finished' && !rests)
    return `Its state "${source}" is left as soon as it is entered.`;
  if (kind === 'event') {
    const cases = Object.entries(model.events).filter(
      ([type, each]) => isTakenBy(type, descriptor) && Object.keys(each).length > 0,
    );
    if (cases.length === 0)
      return `The model has no payload for an event that "${descriptor}" takes: add a case.`;
  }
  if (kind === 'snapshot') return 'Snapshots of running actors are not modelled.';
  if (kind === 'done' || kind === 'error') {
    const actor =
      model.chart.invocations.find(({ id, state }) => id === trigger && state === source)?.actor ??
      trigger;
    const outcomes = Object.values(model.actors[actor] ?? {});
    if (!outcomes.some((outcome) => (outcome.kind === 'error') === (kind === 'error'))) {
      return `The model has no ${kind === 'error' ? 'failure' : 'success or refusal'} among the outcomes of "${actor}": add one.`;
    }
  }
  if (transition.guard !== null && isAsked(graph, transition)) {
    return `Its guard "${transition.guard}" never says yes: give a payload, outcome or start for which it does.`;
  }
  const before =
    transition.before.length > 0 ? ` (${transition.before.map((id) => `"${id}"`).join(', ')})` : '';
  return `Another arrow is always taken before it: one that is tried earlier${before} or one of a state inside "${source}".`;
}

/** Whether the guard of an arrow was asked anywhere. */
function isAsked({ edges, nodes }: Graph, { id }: ChartTransition): boolean {
  return (
    edges.some(({ trace }) => trace.refused.includes(id) || trace.allowed.includes(id)) ||
    nodes.some(({ refused }) => refused.includes(id))
  );
}
