import type { AnyStateNode } from 'xstate';
import { pathOf, ROOT, type ChartTransition, type Chart, type ChartState } from '../chart.ts';
import type { Model } from '../modelTypes.ts';
import type { Stimulus } from '../stimulus.ts';
import type { Suite } from '../suite.ts';
import { readable, sentence } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/** A machine as a map: where one can be, and how one gets from there to there. */
export interface AtlasMap {
  readonly name: string;
  readonly places: readonly Place[];
  readonly groups: readonly Group[];
  readonly transitions: readonly AtlasTransition[];
  /** Tests that take the arrows: each with the arrows in the order of its steps. */
  readonly testPaths: readonly {
    readonly id: string;
    readonly name: string;
    readonly transitions: readonly string[];
  }[];
}

export interface Place {
  /** The state's path; `start` and `anywhere` with brackets stand for no state. */
  readonly id: string;
  readonly name: string;
  /** What the model calls it. */
  readonly words: string | null;
  /** Rested in; left at once; never left; or where the map begins, and where arrows begin that come from every state. */
  readonly kind: 'state' | 'passing' | 'end' | 'start' | 'anywhere';
  readonly group: string | null;
  /** Only failures and refusals lead here. */
  readonly isFailure: boolean;
  /** Actors that run here. */
  readonly actors: readonly string[];
}

/** States that stand together in a state above them. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
}

export interface AtlasTransition {
  readonly id: string;
  /** Place or group. */
  readonly source: string;
  /** The same as `source` for what does not lead away. */
  readonly target: string;
  /** The event, the actor that ends, or the delay. */
  readonly trigger: string;
  readonly kind: ChartTransition['kind'];
  readonly guard: string | null;
  /** What brings it about, in words: one for each case. */
  readonly words: readonly string[];
  /** How the actor ends whose end this is; null for all else. */
  readonly ending: 'success' | 'rejection' | 'error' | null;
  /** A failure or refusal, or the way on from one. */
  readonly isFailurePath: boolean;
  readonly actions: readonly string[];
}

export const START = '(start)';
export const ANYWHERE = '(anywhere)';

/** Reads the map of a machine from tours that take its arrows. */
export function atlasMap({ model, testPaths }: Suite, words: Messages): AtlasMap {
  const { chart } = model;
  const root = model.machine.root as AnyStateNode;
  const leaves = [...chart.states.values()].filter(({ id }) => childrenOf(chart, id).length === 0);
  const causes = causesOf(testPaths);
  const drawn = [...chart.transitions.values()]
    .filter(({ isInert }) => !isInert)
    .flatMap((transition) =>
      drawTransition(transition, root, causes.get(transition.id) ?? [], model, words),
    );
  const failures = failurePlaces(drawn);
  const transitions = drawn.map((transition) => ({
    ...transition,
    isFailurePath:
      transition.ending === 'error' ||
      transition.ending === 'rejection' ||
      failures.has(transition.source),
  }));
  const start: AtlasTransition = {
    id: START,
    source: START,
    target: enteredPlace(root),
    trigger: '',
    kind: 'always',
    guard: null,
    words: [],
    ending: null,
    isFailurePath: false,
    actions: [],
  };
  const comesFromAnywhere = transitions.some(
    ({ source, target }) => source === ANYWHERE && target !== ANYWHERE,
  );
  return {
    name: model.name,
    places: [
      pseudoPlace(START, 'start'),
      ...(comesFromAnywhere ? [pseudoPlace(ANYWHERE, 'anywhere')] : []),
      ...leaves.map((state) => place(state, model, failures)),
    ],
    groups: [...chart.states.values()]
      .filter(({ id }) => childrenOf(chart, id).length > 0)
      .map(({ id, parent }) => ({ id, name: ownName(id), parent: parentOf(parent) })),
    transitions: [start, ...transitions],
    testPaths: testPaths.map(({ id, name, steps }) => ({
      id,
      name,
      transitions: steps.flatMap((step) => step.transitions),
    })),
  };
}

function place(
  { id, type, parent, isTransient, description }: ChartState,
  model: Model,
  failures: ReadonlySet<string>,
): Place {
  const kind = type === 'final' ? 'end' : isTransient || type === 'history' ? 'passing' : 'state';
  return {
    id,
    name: ownName(id),
    words: model.labels.states?.[id] ?? description,
    kind,
    group: parentOf(parent),
    isFailure: failures.has(id),
    actors: model.chart.invocations.filter(({ state }) => state === id).map(({ actor }) => actor),
  };
}

function pseudoPlace(id: string, kind: 'start' | 'anywhere'): Place {
  return { id, name: kind, words: null, kind, group: null, isFailure: false, actors: [] };
}

function drawTransition(
  transition: ChartTransition,
  root: AnyStateNode,
  causes: readonly Stimulus[],
  model: Model,
  words: Messages,
): AtlasTransition[] {
  const source = transition.source === ROOT ? ANYWHERE : transition.source;
  const targets =
    transition.targets.length === 0
      ? [source]
      : transition.targets.map((path) => enteredPlace(nodeAt(root, path)));
  const endings = new Set(
    causes.flatMap((cause) => (cause.kind === 'outcome' ? [cause.outcomeKind] : [])),
  );
  const isEnd = transition.kind === 'done' || transition.kind === 'error';
  return targets.map((target, index) => ({
    id: index === 0 ? transition.id : `${transition.id} → ${target}`,
    source,
    target,
    trigger: transition.trigger,
    kind: transition.kind,
    guard: transition.guard,
    words:
      transition.kind === 'always'
        ? []
        : [...new Set(causes.map((cause) => describeCause(cause, model, words)))],
    ending: !isEnd
      ? null
      : transition.kind === 'error'
        ? 'error'
        : endings.has('success')
          ? 'success'
          : endings.has('rejection')
            ? 'rejection'
            : 'success',
    isFailurePath: false,
    actions: transition.actions,
  }));
}

/** Where one is after a state was entered: its first state, and the first of that; what has several at once is a place itself. */
function enteredPlace(node: AnyStateNode): string {
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return first === undefined ? pathOf(node) : enteredPlace(first as AnyStateNode);
}

function nodeAt(root: AnyStateNode, path: string): AnyStateNode {
  return path === ROOT
    ? root
    : path
        .split('.')
        .reduce<AnyStateNode>((node, key) => (node.states[key] ?? node) as AnyStateNode, root);
}

/** What was done in the tours when each arrow was taken. */
function causesOf(testPaths: Suite['testPaths']): Map<string, Stimulus[]> {
  const causes = new Map<string, Map<string, Stimulus>>();
  for (const { stimulus, transitions } of testPaths.flatMap(({ steps }) => steps)) {
    const [first, ...rest] = transitions;
    if (first === undefined) continue;
    causes.set(
      first,
      (causes.get(first) ?? new Map<string, Stimulus>()).set(stimulus.id, stimulus),
    );
    for (const transition of rest) if (!causes.has(transition)) causes.set(transition, new Map());
  }
  return new Map([...causes].map(([transition, stimuli]) => [transition, [...stimuli.values()]]));
}

function failurePlaces(transitions: readonly AtlasTransition[]): Set<string> {
  const leading = transitions.filter(({ source, target }) => source !== target);
  const isBad = ({ ending }: AtlasTransition) => ending === 'error' || ending === 'rejection';
  return new Set(
    leading
      .map(({ target }) => target)
      .filter((place) =>
        leading.every((transition) => transition.target !== place || isBad(transition)),
      ),
  );
}

function describeCause(cause: Stimulus, { labels }: Model, words: Messages): string {
  if (cause.kind === 'delay') return sentence(words.wait(cause.wait));
  if (cause.kind === 'restart')
    return labels.restarts?.[cause.restart] ?? sentence(readable(cause.restart));
  if (cause.kind === 'event')
    return labels.events?.[cause.id] ?? labels.events?.[cause.type] ?? sentence(readable(cause.id));
  return (
    labels.actors?.[`${cause.actor} ${cause.outcome}`] ??
    sentence(readable(`${cause.actor}: ${cause.outcome}`))
  );
}

function childrenOf(chart: Chart, id: string): ChartState[] {
  return [...chart.states.values()].filter(({ parent }) => parent === id);
}

function parentOf(parent: string | null): string | null {
  return parent === ROOT ? null : parent;
}

function ownName(id: string): string {
  return sentence(readable(id.slice(id.lastIndexOf('.') + 1)));
}
