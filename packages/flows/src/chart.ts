import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionName, guardName, readDescriptor, type TransitionKind } from './descriptors.ts';

/** A state of the machine config. Its id is the path below the root, joined by dots. */
export interface ChartState {
  readonly id: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  readonly parent: string | null;
  /**
   * Whether the machine never rests here because an eventless transition without a guard leaves at
   * once.
   */
  readonly isTransient: boolean;
  readonly description: string | null;
}

/** A transition of the machine config, whatever the context in which it is taken. */
export interface ChartTransition {
  /**
   * Source, trigger, and a number when the source has several for the trigger: `form done(send)#2`.
   */
  readonly id: string;
  readonly source: string;
  readonly kind: TransitionKind;
  /** Event descriptor, invoke id or delay. */
  readonly trigger: string;
  readonly descriptor: string;
  readonly targets: readonly string[];
  readonly guard: string | null;
  readonly actions: readonly string[];
  readonly description: string | null;
  /**
   * Whether it has neither target nor action, and so only forbids its event. Such a transition is
   * not a goal.
   */
  readonly isInert: boolean;
  /** Ids of the transitions with the same source and trigger that are tried first. */
  readonly before: readonly string[];
}

/** An actor that a state invokes. */
export interface Invocation {
  readonly id: string;
  /** Its name in the model: `src`, or the invoke's id when the logic is inline. */
  readonly actor: string;
  readonly state: string;
}

export interface Chart {
  readonly id: string;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly transitions: ReadonlyMap<string, ChartTransition>;
  readonly invocations: readonly Invocation[];
  /** Event types of the machine config, without wildcards. */
  readonly eventTypes: readonly string[];
  /** Event descriptors with a wildcard. */
  readonly wildcards: readonly string[];
  /** Ids of transitions by their definition in the machine that the chart was read from. */
  readonly transitionOf: ReadonlyMap<AnyTransitionDefinition, string>;
}

/** The name of the root state. */
export const ROOT = '(root)';

/** Reads the states, transitions and invoked actors of a machine. */
export function readChart(machine: AnyStateMachine): Chart {
  const states = new Map<string, ChartState>();
  const transitions = new Map<string, ChartTransition>();
  const invocations: Invocation[] = [];
  const transitionOf = new Map<AnyTransitionDefinition, string>();
  for (const node of nodesOf(machine.root)) {
    if (node !== machine.root) states.set(pathOf(node), describeState(node));
    for (const { id, src } of node.invoke) {
      const isInline = typeof src === 'string' && src.startsWith('xstate.invoke.');
      invocations.push({ id, actor: isInline ? id : String(src), state: pathOf(node) });
    }
    for (const group of transitionGroups(node)) {
      const ids: string[] = [];
      group.definitions.forEach((definition, index) => {
        const transition = describeTransition(node, group, definition, index, [...ids]);
        ids.push(transition.id);
        transitions.set(transition.id, transition);
        transitionOf.set(definition, transition.id);
      });
    }
  }
  const events = [
    ...new Set(
      [...transitions.values()]
        .filter(({ kind }) => kind === 'event')
        .map(({ descriptor }) => descriptor),
    ),
  ];
  return {
    id: machine.id,
    states,
    transitions,
    invocations,
    eventTypes: events.filter((type) => !isWildcard(type)),
    wildcards: events.filter(isWildcard),
    transitionOf,
  };
}

/** Returns the path of a state node below the root, joined by dots; `(root)` for the root. */
export function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? ROOT : node.path.join('.');
}

/** Returns whether a descriptor with a wildcard matches an event type. */
export function matchesWildcard(type: string, descriptor: string): boolean {
  return (
    descriptor === '*' ||
    (descriptor.endsWith('.*') && `${type}.`.startsWith(descriptor.slice(0, -1)))
  );
}

function isWildcard(descriptor: string): boolean {
  return descriptor.endsWith('*');
}

interface TransitionGroup {
  readonly descriptor: string;
  readonly definitions: readonly AnyTransitionDefinition[];
}

function transitionGroups(node: AnyStateNode): TransitionGroup[] {
  const groups: TransitionGroup[] = [...node.transitions].map(([descriptor, definitions]) => ({
    descriptor,
    definitions,
  }));
  return node.always === undefined
    ? groups
    : [...groups, { descriptor: '', definitions: node.always }];
}

function describeState(node: AnyStateNode): ChartState {
  return {
    id: pathOf(node),
    type: node.type,
    parent: node.parent === undefined ? null : pathOf(node.parent),
    isTransient: node.always?.some(({ guard }) => guard === undefined) ?? false,
    description: node.description ?? null,
  };
}

function describeTransition(
  node: AnyStateNode,
  { descriptor, definitions }: TransitionGroup,
  definition: AnyTransitionDefinition,
  index: number,
  before: readonly string[],
): ChartTransition {
  const { kind, trigger } = readDescriptor(descriptor, node);
  const name = kind === 'event' ? trigger : kind === 'always' ? kind : `${kind}(${trigger})`;
  const actions = definition.actions.map(actionName);
  return {
    id: `${pathOf(node)} ${name}${definitions.length > 1 ? `#${index + 1}` : ''}`,
    source: pathOf(node),
    kind,
    trigger,
    descriptor,
    targets: (definition.target ?? []).map((target) => pathOf(target as AnyStateNode)),
    guard: definition.guard === undefined ? null : guardName(definition.guard),
    actions,
    description: definition.description ?? null,
    isInert: definition.target === undefined && actions.length === 0,
    before,
  };
}

function nodesOf(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode))];
}
