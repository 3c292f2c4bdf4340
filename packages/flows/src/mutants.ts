import type { AnyStateMachine } from 'xstate';
import { ROOT, type Chart } from './chart.ts';
import { actionName, guardName } from './descriptors.ts';
import type { Model } from './modelTypes.ts';
import { rebuild, type Config, type Rewrites, type TransitionConfig } from './rebuild.ts';

export type MutantKind = 'deleted' | 'retargeted' | 'guard dropped' | 'action dropped';

/** A copy of a machine with one fault. */
export interface Mutant {
  /** The same in every run; the `equivalent` of a model refers to it. */
  readonly id: string;
  readonly kind: MutantKind;
  /** The state with the fault, and the transition when the fault is in one. */
  readonly state: string;
  readonly transition: string | null;
  readonly machine: AnyStateMachine;
}

/**
 * Creates the mutants of a machine: each transition deleted and retargeted, each guard and each
 * action dropped.
 */
export function createMutants(model: Model): Mutant[] {
  const { machine, chart } = model;
  const faults = [...transitionFaults(machine, chart), ...stateFaults(machine)];
  return faults.flatMap(({ rewriting, ...fault }) => {
    try {
      return [{ ...fault, machine: rebuild(machine, { ...rewriting, maxIterations: 1000 }) }];
    } catch {
      // XState rejects some changed configs; such a mutant cannot run.
      return [];
    }
  });
}

interface Fault extends Omit<Mutant, 'machine'> {
  readonly rewriting: Rewrites;
}

function transitionFaults(machine: AnyStateMachine, chart: Chart): Fault[] {
  const faults: Fault[] = [];
  const change = (
    kind: MutantKind,
    transition: string,
    what: string,
    mutate: (config: TransitionConfig) => TransitionConfig | null,
  ) =>
    faults.push({
      id: `${kind}: ${transition}${what}`,
      kind,
      state: chart.transitions.get(transition)?.source ?? ROOT,
      transition,
      rewriting: { transition: (id, config) => (id === transition ? mutate(config) : config) },
    });
  rebuild(machine, {
    transition: (id, config) => {
      change('deleted', id, '', () => null);
      const target = otherTarget(chart, id);
      if (target !== null)
        change('retargeted', id, ` → ${target}`, (each) => ({
          ...each,
          target: idOf(machine, target),
        }));
      if (config.guard !== undefined) {
        change('guard dropped', id, ` ${guardName(config.guard)}`, ({ guard: _, ...each }) => each);
      }
      const actions = toList(config.actions);
      actions.forEach((action, place) =>
        change('action dropped', id, ` ${actionId(actions, place, action)}`, (each) => ({
          ...each,
          actions: actions.toSpliced(place, 1),
        })),
      );
      return config;
    },
  });
  return faults;
}

function stateFaults(machine: AnyStateMachine): Fault[] {
  const faults: Fault[] = [];
  rebuild(machine, {
    state: (path, config) => {
      for (const moment of ['entry', 'exit'] as const) {
        const actions = toList(config[moment]);
        actions.forEach((action, place) =>
          faults.push({
            id: `action dropped: ${path} ${moment} ${actionId(actions, place, action)}`,
            kind: 'action dropped',
            state: path,
            transition: null,
            rewriting: {
              state: (each, stateConfig) =>
                each === path
                  ? without(stateConfig, moment, actions.toSpliced(place, 1))
                  : stateConfig,
            },
          }),
        );
      }
      return config;
    },
  });
  return faults;
}

/**
 * Returns a sibling of the target, else a sibling of its nearest ancestor that has one; null when
 * there is none.
 */
function otherTarget(chart: Chart, transitionId: string): string | null {
  const transition = chart.transitions.get(transitionId);
  let current = transition?.targets[0];
  if (transition === undefined || current === undefined || transition.targets.length > 1)
    return null;
  for (
    ;
    current !== undefined && current !== ROOT;
    current = chart.states.get(current)?.parent ?? undefined
  ) {
    const parent = chart.states.get(current)?.parent;
    const isParallel = parent != null && chart.states.get(parent)?.type === 'parallel';
    const siblings = [...chart.states.values()]
      .filter((state) => state.parent === parent && state.type !== 'history')
      .map(({ id }) => id);
    if (siblings.length < 2 || isParallel) continue;
    return siblings[(siblings.indexOf(current) + 1) % siblings.length] ?? null;
  }
  return null;
}

function idOf(machine: AnyStateMachine, path: string): string {
  let node = machine.root;
  for (const key of path.split('.')) node = node.states[key] ?? node;
  return `#${node.id}`;
}

function without(config: Config, key: string, actions: readonly unknown[]): Config {
  return { ...config, [key]: actions };
}

function actionId(actions: readonly unknown[], place: number, action: unknown): string {
  return actions.length > 1 ? `${actionName(action)}@${place + 1}` : actionName(action);
}

function toList(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
