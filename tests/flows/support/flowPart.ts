import type { AnyStateMachine, ContextFrom, SnapshotFrom } from 'xstate';
import {
  type EventCases,
  type EventTypeOf,
  type Invariants,
  type LeafState,
  noPayload,
  type PayloadOf,
  type TestStep,
} from '@dukacita/flows';
import { sentBy, type AppEvent, type EventOf, type ScreenOf } from './defineAppAdapter.ts';
import { button } from './driver.ts';

/** Everything that the generated tests know of an event. */
export type EventTest<M extends AnyStateMachine, Type extends string, Entries> = AppEvent<
  M,
  Type
> & {
  /** What a tester does, in Indonesian: for all cases, or for each. */
  readonly label: string | Readonly<Record<string, string>>;
  /**
   * Returns what the event changes of what the app sends later; nothing by default.
   * @param at when the step began, by the device's clock, in ms since the epoch
   */
  readonly enters?: (event: EventOf<M, Type>, known: Entries, at: number) => Partial<Entries>;
} & (object extends PayloadOf<M, Type>
    ? { readonly cases?: CasesOf<M, Type> }
    : {
        /** What the event carries: one case for each kind of value. */
        readonly cases: CasesOf<M, Type>;
      });

type CasesOf<M extends AnyStateMachine, Type extends string> =
  Type extends EventTypeOf<M> ? EventCases<M>[Type] : never;

/** Everything that the generated tests know of a state. */
interface StateTest<M extends AnyStateMachine> {
  /** What the tester sees, in Indonesian. */
  readonly label: string;
  readonly screen: ScreenOf<M>;
}

/** A part of a machine: some of its events and states, and the rules that only they concern. */
export interface FlowPart<M extends AnyStateMachine, Entries = object> {
  readonly events: { readonly [Type in EventTypeOf<M>]?: EventTest<M, Type, Entries> };
  readonly states: { readonly [State in LeafState<M>]?: StateTest<M> | 'transient' };
  readonly invariants?: Invariants<M>;
  /** Returns what this part adds to the context that decides what can happen next. */
  readonly context?: PartContext<M>;
}

type PartContext<M extends AnyStateMachine> = (
  context: ContextFrom<M>,
  snapshot: SnapshotFrom<M>,
) => Readonly<Record<string, unknown>>;

/** All parts of a machine. */
export interface Flow<M extends AnyStateMachine, Entries> {
  readonly events: { readonly [Type in EventTypeOf<M>]: EventTest<M, Type, Entries> };
  readonly states: { readonly [State in LeafState<M>]: StateTest<M> | 'transient' };
  readonly invariants: Invariants<M>;
  readonly context: PartContext<M>;
}

/** Returns the invariants and the context of several parts. */
export function mergeParts<M extends AnyStateMachine, Entries>(
  parts: readonly FlowPart<M, Entries>[],
): Pick<Flow<M, Entries>, 'invariants' | 'context'> {
  return {
    invariants: Object.assign({}, ...parts.map(({ invariants }) => invariants)) as Invariants<M>,
    context: (context, snapshot) =>
      Object.assign({}, ...parts.map((part) => part.context?.(context, snapshot))) as Readonly<
        Record<string, unknown>
      >,
  };
}

/** Returns what the model of a machine needs from its parts. */
export function modelParts<M extends AnyStateMachine, Entries>({
  events,
  states,
  invariants,
  context,
}: Flow<M, Entries>) {
  const { cases, labels } = modelEvents<M>(events);
  return {
    invariants,
    context,
    events: cases,
    labels: {
      events: labels,
      states: Object.fromEntries(
        Object.entries<StateTest<M> | 'transient'>(states).flatMap(([state, test]) =>
          test === 'transient' ? [] : [[state, test.label]],
        ),
      ),
    },
  };
}

/** Returns what the events of a machine carry, and what a tester does. */
export function modelEvents<M extends AnyStateMachine>(events: object) {
  return {
    cases: mapValues(events, ({ cases = noPayload }) => cases) as EventCases<M>,
    labels: Object.fromEntries(
      Object.entries(events as AnyEventTests).flatMap(([type, { label }]) =>
        typeof label === 'string'
          ? [[type, label]]
          : Object.entries(label).map(([name, text]) => [`${type} ${name}`.trim(), text]),
      ),
    ),
  };
}

/** Returns what the adapter of a machine needs from its parts. */
export function adapterParts<M extends AnyStateMachine, Entries>({
  events,
  states,
}: Flow<M, Entries>) {
  return {
    events,
    states: mapValues(states, (test: StateTest<M> | 'transient') =>
      test === 'transient' ? test : test.screen,
    ) as { readonly [State in LeafState<M>]: ScreenOf<M> | 'transient' },
  };
}

/** Returns what the event of a step changes of what the app sends; null for any other step. */
export function entriesOf<Entries>(
  { events }: { readonly events: object },
  { event }: TestStep,
  known: Entries,
  at: number,
): Partial<Entries> | null {
  if (event === null) return null;
  const test = (events as AnyEventTests)[event.type];
  return test?.enters?.(event as never, known as never, at) ?? null;
}

/**
 * Describes an event that one button sends.
 * @param where follows the button's name in the label, such as `pada pratinjau`
 */
export function pressing(name: string, where = '') {
  return { label: `Tekan "${name}" ${where}`.trim(), ...sentBy(button(name)) };
}

type AnyEventTests = Readonly<Record<string, AnyEventTest>>;

type AnyEventTest = Omit<EventTest<AnyStateMachine, string, never>, 'cases' | 'enters'> & {
  readonly cases?: Readonly<Record<string, unknown>>;
  readonly enters?: (event: never, known: never, at: number) => object;
};

function mapValues<Test>(tests: object, map: (test: Test & AnyEventTest) => unknown): object {
  return Object.fromEntries(Object.entries(tests).map(([key, test]) => [key, map(test as never)]));
}
