import {
  and,
  createMachine,
  fromPromise,
  or,
  type AnyActorLogic,
  type AnyStateMachine,
} from 'xstate';
import { ROOT } from './chart.ts';
import { eventTrigger } from './descriptors.ts';

/** The config of a state or machine. */
export type Config = Readonly<Record<string, unknown>>;

/** The config of one transition. */
export interface TransitionConfig extends Config {
  readonly target?: unknown;
  readonly guard?: unknown;
  readonly actions?: unknown;
}

/** The changes to the parts of a machine. Omitted parts stay unchanged. */
export interface Rewrites {
  /**
   * Returns the config that replaces a transition, or null to remove it. `id` is that of
   * `ChartTransition`.
   */
  readonly transition?: (id: string, config: TransitionConfig) => TransitionConfig | null;
  /** Returns the config that replaces a state. */
  readonly state?: (path: string, config: Config) => Config;
  /** Returns the logic that replaces an actor, given its name. */
  readonly actor?: (name: string) => AnyActorLogic;
  /** Delays by name, in ms. */
  readonly delays?: Readonly<Record<string, number>>;
  /** The number of consecutive microsteps after which XState reports an infinite loop. */
  readonly maxIterations?: number;
}

/**
 * Creates a machine from the config of another one, with some parts replaced. The original stays
 * unchanged.
 */
export function rebuild(machine: AnyStateMachine, rewriting: Rewrites): AnyStateMachine {
  const config = rewriteState(machine.config, [], machine.id, rewriting);
  const { actors, delays } = machine.implementations;
  const names = new Set([...Object.keys(actors), ...actorNames(machine)]);
  const replaced = rewriting.actor;
  return createMachine(
    {
      ...config,
      options: {
        ...machine.options,
        maxIterations: rewriting.maxIterations ?? machine.options.maxIterations,
      },
    } as never,
    {
      ...machine.implementations,
      actors:
        replaced === undefined
          ? actors
          : Object.fromEntries([...names].map((name) => [name, replaced(name)])),
      delays: { ...delays, ...rewriting.delays },
    } as never,
  ) as AnyStateMachine;
}

/** Actor logic that never ends by itself. Its snapshot contains the input of the actor. */
export const silentActor: AnyActorLogic = fromPromise(() => new Promise<never>(() => {}));

/** Wraps a guard in one with the same result, which it also reports. */
export function observeGuard(guard: unknown, report: (verdict: boolean) => void): unknown {
  const isTrue = () => (report(true), true);
  const isFalse = () => (report(false), false);
  return or([and([guard as never, isTrue]), isFalse]);
}

function rewriteState(
  config: Config,
  path: readonly string[],
  machineId: string,
  rewriting: Rewrites,
): Config {
  const name = path.length === 0 ? ROOT : path.join('.');
  const stateId =
    typeof config['id'] === 'string' && path.length > 0
      ? config['id']
      : [machineId, ...path].join('.');
  const source = rewriting.state?.(name, config) ?? config;
  const rewrite = (trigger: string, value: unknown) =>
    rewriteTransitions(`${name} ${trigger}`, value, rewriting);
  const rewritten: Record<string, unknown> = { ...source };
  // The key of a state's `onDone` names the state; for the root it is the id of the machine.
  if (source['always'] !== undefined) rewritten['always'] = rewrite('always', source['always']);
  if (source['onDone'] !== undefined) {
    rewritten['onDone'] = rewrite(`finished(${path.at(-1) ?? machineId})`, source['onDone']);
  }
  if (isConfig(source['on']))
    rewritten['on'] = mapEntries(source['on'], (type, value) => rewrite(eventTrigger(type), value));
  if (isConfig(source['after'])) {
    rewritten['after'] = mapEntries(source['after'], (delay, value) =>
      rewrite(`after(${delay})`, value),
    );
  }
  if (source['invoke'] !== undefined) {
    rewritten['invoke'] = toList(source['invoke']).map((invoke, index) =>
      rewriteInvoke(
        invoke as Config,
        String((invoke as Config)['id'] ?? `${index}.${stateId}`),
        rewrite,
        rewriting,
      ),
    );
  }
  if (isConfig(source['states'])) {
    rewritten['states'] = mapEntries(source['states'], (key, child) =>
      rewriteState(child as Config, [...path, key], machineId, rewriting),
    );
  }
  return rewritten;
}

function rewriteInvoke(
  invoke: Config,
  id: string,
  rewrite: (trigger: string, value: unknown) => unknown,
  rewriting: Rewrites,
): Config {
  const rewritten: Record<string, unknown> = { ...invoke };
  for (const [key, kind] of [
    ['onDone', 'done'],
    ['onError', 'error'],
    ['onSnapshot', 'snapshot'],
  ] as const) {
    if (invoke[key] !== undefined) rewritten[key] = rewrite(`${kind}(${id})`, invoke[key]);
  }
  if (rewriting.actor !== undefined) {
    // A `systemId` must be unique, but the actors of explored snapshots are never stopped.
    delete rewritten['systemId'];
    if (typeof invoke['src'] !== 'string') rewritten['src'] = rewriting.actor(id);
  }
  return rewritten;
}

function rewriteTransitions(id: string, value: unknown, { transition }: Rewrites): unknown {
  if (transition === undefined) return value;
  const configs = toList(value);
  const isNumbered = configs.length > 1;
  return configs.flatMap((config, index) => {
    const transitionConfig: TransitionConfig = isConfig(config) ? config : { target: config };
    const rewritten = transition(isNumbered ? `${id}#${index + 1}` : id, transitionConfig);
    return rewritten === null ? [] : [rewritten];
  });
}

function actorNames(machine: AnyStateMachine): string[] {
  const names: string[] = [];
  const visit = (config: Config) => {
    for (const invoke of toList(config['invoke'] ?? [])) {
      const source = (invoke as Config)['src'];
      if (typeof source === 'string') names.push(source);
    }
    if (isConfig(config['states']))
      Object.values(config['states']).forEach((child) => visit(child as Config));
  };
  visit(machine.config);
  return names;
}

function mapEntries(config: Config, change: (key: string, value: unknown) => unknown): Config {
  return Object.fromEntries(
    Object.entries(config).map(([key, value]) => [key, change(key, value)]),
  );
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
