import type { AnyStateMachine } from 'xstate';
import { ROOT, type Chart } from './chart.ts';
import { actionName, guardName } from './descriptors.ts';
import type { Model } from './modelTypes.ts';
import { rebuild, type Config, type Rewriting, type TransitionConfig } from './rebuild.ts';

export type MutantKind = 'deleted' | 'retargeted' | 'guard dropped' | 'action dropped';

/** A machine with one fault. */
export interface Mutant {
  /** The same from run to run, and what `equivalent` of a model names. */
  readonly id: string;
  readonly kind: MutantKind;
  /** The state that is at fault, and the arrow, where it is one. Elsewhere the machine does what it always did. */
  readonly state: string;
  readonly transition: string | null;
  readonly machine: AnyStateMachine;
}

/** Every mutant of the model's machine: each arrow deleted and retargeted, each guard and each action dropped. */
export function createMutants(model: Model): Mutant[] {
  const { machine, chart } = model;
  const faults = [...transitionFaults(machine, chart), ...stateFaults(machine)];
  return faults.flatMap(({ rewriting, ...fault }) => {
    try {
      return [{ ...fault, machine: rebuild(machine, { ...rewriting, maxIterations: 1000 }) }];
    } catch {
      // A machine that cannot even be made tests nothing.
      return [];
    }
  });
}

interface Fault extends Omit<Mutant, 'machine'> {
  readonly rewriting: Rewriting;
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
      const actions = listOf(config.actions);
      actions.forEach((action, place) =>
        change('action dropped', id, ` ${numbered(actions, place, action)}`, (each) => ({
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
        const actions = listOf(config[moment]);
        actions.forEach((action, place) =>
          faults.push({
            id: `action dropped: ${path} ${moment} ${numbered(actions, place, action)}`,
            kind: 'action dropped',
            state: path,
            transition: null,
            rewriting: {
              state: (each, own) =>
                each === path ? without(own, moment, actions.toSpliced(place, 1)) : own,
            },
          }),
        );
      }
      return config;
    },
  });
  return faults;
}

/** Another state beside the target; failing that, beside one of the states around it. Null where there is no choice. */
function otherTarget(chart: Chart, transitionId: string): string | null {
  const transition = chart.transitions.get(transitionId);
  let around = transition?.targets[0];
  if (transition === undefined || around === undefined || transition.targets.length > 1)
    return null;
  for (
    ;
    around !== undefined && around !== ROOT;
    around = chart.states.get(around)?.parent ?? undefined
  ) {
    const parent = chart.states.get(around)?.parent;
    const isParallel = parent != null && chart.states.get(parent)?.type === 'parallel';
    const beside = [...chart.states.values()]
      .filter((state) => state.parent === parent && state.type !== 'history')
      .map(({ id }) => id);
    if (beside.length < 2 || isParallel) continue;
    return beside[(beside.indexOf(around) + 1) % beside.length] ?? null;
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

function numbered(actions: readonly unknown[], place: number, action: unknown): string {
  return actions.length > 1 ? `${actionName(action)}@${place + 1}` : actionName(action);
}

function listOf(value: unknown): unknown[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
