import type { AnyStateNode } from 'xstate';
import { pathOf, ROOT, type ChartTransition, type Chart, type ChartState } from '../chart.ts';
import type { Model } from '../modelTypes.ts';
import type { Stimulus } from '../stimulus.ts';
import type { Suite } from '../suite.ts';
import { toWords, sentence } from '../describePath.ts';
import type { Messages } from '../messages.ts';

/** A machine as a map: its places and the transitions between them. */
export interface AtlasMap {
  readonly name: string;
  readonly places: readonly Place[];
  readonly groups: readonly Group[];
  readonly transitions: readonly AtlasTransition[];
  /** Test paths, each with its transitions in the order of its steps. */
  readonly testPaths: readonly {
    readonly id: string;
    readonly name: string;
    readonly transitions: readonly string[];
  }[];
}

/** A leaf state on the map, or the pseudo-place `(start)` or `(anywhere)`. */
export interface Place {
  /** The state's path, or the id of a pseudo-place. */
  readonly id: string;
  readonly name: string;
  /** The label from the model, else the description of the state. */
  readonly words: string | null;
  /** A state that rests, is left at once (`passing`) or is final (`end`), or a pseudo-place. */
  readonly kind: 'state' | 'passing' | 'end' | 'start' | 'anywhere';
  readonly group: string | null;
  /** Whether only rejections and errors lead here. */
  readonly isFailure: boolean;
  /** Names of the actors that the state invokes. */
  readonly actors: readonly string[];
}

/** A state with child states, drawn around them. */
export interface Group {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
}

/** A transition on the map. One with several targets becomes several of these. */
export interface AtlasTransition {
  readonly id: string;
  /** The id of a place or group. */
  readonly source: string;
  /** The id of a place; equal to `source` when the transition has no target. */
  readonly target: string;
  /** The event type, the id of the actor that ends, or the delay. */
  readonly trigger: string;
  readonly kind: ChartTransition['kind'];
  readonly guard: string | null;
  /** Descriptions of the stimuli that trigger it, one for each case. */
  readonly words: readonly string[];
  /** The kind of outcome for a done or error transition; null for all others. */
  readonly ending: 'success' | 'rejection' | 'error' | null;
  /** Whether it is triggered by a rejection or error, or leaves a place that only these lead to. */
  readonly isFailurePath: boolean;
  readonly actions: readonly string[];
}

export const START = '(start)';
export const ANYWHERE = '(anywhere)';

/**
 * Creates the map of a machine. The test paths of the suite provide the descriptions of its
 * transitions.
 */
export function createAtlasMap({ model, testPaths }: Suite, words: Messages): AtlasMap {
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
  const starts = enteredPlaces(root).map((target, index): AtlasTransition => ({
    id: index === 0 ? START : `${START} → ${target}`,
    source: START,
    target,
    trigger: '',
    kind: 'always',
    guard: null,
    words: [],
    ending: null,
    isFailurePath: false,
    actions: [],
  }));
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
    transitions: [...starts, ...transitions],
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
      : transition.targets.flatMap((path) => enteredPlaces(nodeAt(root, path)));
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

/**
 * Returns the paths of the places that are entered: the initial leaf of a compound state; the state
 * itself if it is parallel, or each of its regions if it is the root, which is not drawn.
 */
function enteredPlaces(node: AnyStateNode): string[] {
  if (node.type === 'parallel' && node.parent === undefined)
    return Object.values(node.states).flatMap((region) => enteredPlaces(region as AnyStateNode));
  const [first] = node.type === 'compound' ? (node.initial.target ?? []) : [];
  return first === undefined ? [pathOf(node)] : enteredPlaces(first as AnyStateNode);
}

function nodeAt(root: AnyStateNode, path: string): AnyStateNode {
  return path === ROOT
    ? root
    : path
        .split('.')
        .reduce<AnyStateNode>((node, key) => (node.states[key] ?? node) as AnyStateNode, root);
}

/** Returns the stimuli that trigger each transition in the test paths. */
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
    return labels.restarts?.[cause.restart] ?? sentence(toWords(cause.restart));
  if (cause.kind === 'event')
    return labels.events?.[cause.id] ?? labels.events?.[cause.type] ?? sentence(toWords(cause.id));
  return (
    labels.actors?.[`${cause.actor} ${cause.outcome}`] ??
    sentence(toWords(`${cause.actor}: ${cause.outcome}`))
  );
}

function childrenOf(chart: Chart, id: string): ChartState[] {
  return [...chart.states.values()].filter(({ parent }) => parent === id);
}

function parentOf(parent: string | null): string | null {
  return parent === ROOT ? null : parent;
}

function ownName(id: string): string {
  return sentence(toWords(id.slice(id.lastIndexOf('.') + 1)));
}
