import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Graph } from './buildGraph.ts';
import { isActor, isPlain, toCanonicalText } from './canonical.ts';
import type { Chart } from './chart.ts';
import { actorName } from './stimulus.ts';
import type { TestPath } from './suite.ts';

/** A field of the inputs of an actor, or an object that has fields. */
export interface SentField {
  /** The name of the object that has this field; null for the whole input. */
  readonly parent: string | null;
  /** Up to two different values, without null and what is empty, as canonical texts. */
  readonly values: Set<string>;
  /** Whether it has no fields of its own. */
  isLeaf: boolean;
}

/**
 * What invoked actors were given: fields by their names, such as `save: address.city`. The name of
 * the whole input is that of the actor. All items of a list are one field, `save: lines.*`.
 */
export type SentData = ReadonlyMap<string, SentField>;

/** A record of what actors are given, to which steps and test paths are added. */
export interface SentRecorder {
  readonly fields: SentData;
  /** Adds the inputs of the actors that a step starts. */
  readonly addStep: (before: AnyMachineSnapshot | null, after: AnyMachineSnapshot) => void;
  readonly addPath: (testPath: TestPath) => void;
}

/** Returns what test paths give to actors. */
export function sentOn(graph: Graph, testPaths: readonly TestPath[]): SentData {
  const recorder = createSentRecorder(graph.model.chart, graph.sent);
  testPaths.forEach(recorder.addPath);
  return recorder.fields;
}

/**
 * Creates a record of what actors are given.
 * @param known what is given elsewhere, so that the record names what is never given
 */
export function createSentRecorder(chart: Chart, known: SentData = new Map()): SentRecorder {
  const fields = new Map(
    [...known].map(([name, field]) => [name, { ...field, values: new Set<string>() }]),
  );
  const seen = new Map<string, WeakSet<object>>();

  function visit(name: string, parent: string | null, value: unknown): void {
    if (!isData(value)) return;
    if (typeof value === 'object' && value !== null) {
      const known = seen.get(name) ?? new WeakSet();
      if (known.has(value)) return;
      seen.set(name, known.add(value));
    }
    const field = fields.get(name) ?? { parent, values: new Set<string>(), isLeaf: true };
    fields.set(name, field);
    const items = itemsOf(value);
    if (items === null ? value !== null && value !== '' : items.length > 0) {
      if (field.values.size < 2) field.values.add(toCanonicalText(withoutActors(value)));
      field.isLeaf &&= items === null;
    }
    for (const [key, item] of items ?? [])
      visit(`${name}${parent === null ? ': ' : '.'}${key}`, name, item);
  }

  const addStep: SentRecorder['addStep'] = (before, after) =>
    startedActors(chart, before, after).forEach(({ actor, input }) => visit(actor, null, input));

  return {
    fields,
    addStep,
    addPath({ before: first, steps }) {
      let before = first.snapshot;
      addStep(null, before);
      for (const { expected } of steps) {
        addStep(before, expected.snapshot);
        before = expected.snapshot;
      }
    },
  };
}

/** Returns the actors that a step starts, with their inputs. */
export function startedActors(
  chart: Chart,
  before: AnyMachineSnapshot | null,
  after: AnyMachineSnapshot,
): { readonly actor: string; readonly input: unknown }[] {
  return Object.entries(childrenOf(after)).flatMap(([id, child]) => {
    if (child === undefined || (before && childrenOf(before)[id] === child)) return [];
    const { input } = child.getSnapshot() as { readonly input?: unknown };
    return [{ actor: actorName(chart, child.src, id), input }];
  });
}

/** Returns the names of the fields that have no fields of their own. */
export function leavesOf(sent: SentData): string[] {
  return [...sent].flatMap(([name, { isLeaf }]) => (isLeaf ? [name] : []));
}

/** Returns the actor to which a field is given. */
export function actorOf(name: string): string {
  return name.split(': ', 1)[0] as string;
}

/**
 * Returns the names of what has fewer than two different values. An object that never differs
 * stands for all its fields.
 */
export function constantFields(sent: SentData): string[] {
  return [...sent]
    .filter(
      ([, { parent, values }]) => values.size < 2 && (parent === null || isVaried(sent, parent)),
    )
    .map(([name]) => name);
}

/** Returns whether a field and all objects in which it is have two different values. */
export function isVaried(sent: SentData, name: string): boolean {
  const field = sent.get(name);
  return (
    field !== undefined &&
    field.values.size > 1 &&
    (field.parent === null || isVaried(sent, field.parent))
  );
}

function itemsOf(value: unknown): (readonly [key: string, item: unknown])[] | null {
  if (Array.isArray(value)) return value.map((item: unknown) => ['*', item]);
  return isPlain(value) ? Object.entries(value) : null;
}

/** Returns whether an input can be sent: an actor or a function cannot. */
function isData(value: unknown): boolean {
  const isPart = typeof value === 'object' && value !== null && isActor(value);
  return value !== undefined && typeof value !== 'function' && !isPart;
}

function withoutActors(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutActors);
  if (!isPlain(value)) return value;
  const items = Object.entries(value).filter(([, item]) => isData(item));
  return Object.fromEntries(items.map(([key, item]) => [key, withoutActors(item)]));
}

function childrenOf({
  children,
}: AnyMachineSnapshot): Readonly<Record<string, (AnyActorRef & { src?: unknown }) | undefined>> {
  return children;
}
