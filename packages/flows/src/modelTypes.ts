import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  ContextFrom,
  EventFromLogic,
  InputFrom,
  OutputFrom,
  ProvidedActor,
  SnapshotFrom,
  StateMachine,
  StateValue,
} from 'xstate';
import type { Chart } from './chart.ts';
import type { Outcome } from './outcomes.ts';
import type { StartStimulus, Stimulus } from './stimulus.ts';

/** The event types of a machine; `string` when the machine does not declare them. */
export type EventTypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'] & string;

/** The payload of an event: its properties besides `type`. */
export type PayloadOf<M extends AnyStateMachine, Type extends string> = CarriedBy<
  EventFromLogic<M>,
  Type
>;

type CarriedBy<Event extends { type: string }, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Omit<Event, 'type'>
    : never
  : never;

/**
 * The payload of an event in one case, or a function that computes it; it returns undefined where
 * the case does not apply.
 */
export type Case<Payload, M extends AnyStateMachine> =
  | Payload
  | ((args: {
      readonly context: ContextFrom<M>;
      readonly snapshot: SnapshotFrom<M>;
    }) => Payload | undefined);

/** The payloads of every event by the name of the case. */
export type EventCases<M extends AnyStateMachine> = {
  readonly [Type in EventTypeOf<M>]: Readonly<Record<string, Case<PayloadOf<M, Type>, M>>>;
};

/** The actors that a machine declares. */
type ActorsOf<M extends AnyStateMachine> =
  M extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer Actor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Actor
    : ProvidedActor;

/**
 * The ids under which the machine runs an actor; `string` when the machine does not declare them.
 */
type ChildIdOf<Actor extends ProvidedActor> = Extract<Actor['id'], string>;

/** The inputs of actors by the id under which the machine runs them. */
export type ActorInputs<M extends AnyStateMachine> = {
  readonly [Actor in ActorsOf<M> as ChildIdOf<Actor>]?: InputFrom<Actor['logic']>;
};

/** The outputs of actors by the id under which the machine runs them. */
export type ActorOutputs<M extends AnyStateMachine> = {
  readonly [Actor in ActorsOf<M> as ChildIdOf<Actor>]?: OutputFrom<Actor['logic']>;
};

/** A machine at rest, as invariants and purposes receive it. */
export interface InvariantState<M extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly context: ContextFrom<M>;
  /** The inputs of the running actors. */
  readonly inputs: ActorInputs<M>;
}

/** One edge of the state graph or one step of a test path, as invariants receive it. */
export interface InvariantStep<M extends AnyStateMachine = AnyStateMachine> {
  /** Null when the machine starts. At a restart, the machine that ended. */
  readonly before: InvariantState<M> | null;
  readonly after: InvariantState<M>;
  readonly stimulus: Stimulus | StartStimulus;
  /** The event that was sent; null for all other stimuli. */
  readonly event: EventFromLogic<M> | null;
  /** The output of the actor that was done in this step, if one was. */
  readonly outputs: ActorOutputs<M>;
  /** Names of the custom actions that the step executes, in order. */
  readonly actions: readonly string[];
}

/** Returns whether a step meets a test purpose. */
export type Purpose<M extends AnyStateMachine = AnyStateMachine> = (
  step: InvariantStep<M>,
) => boolean;

/** Test purposes by the sentence that states what a test must contain. */
export type Purposes<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, Purpose<M>>
>;

/** Returns whether a step is correct, or `undefined` when the invariant does not apply to it. */
export type Invariant<M extends AnyStateMachine = AnyStateMachine> = (
  step: InvariantStep<M>,
) => boolean | undefined;

/** Invariants by the sentence that states them. */
export type Invariants<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, Invariant<M>>
>;

/**
 * Returns whether a step of a path meets a condition.
 * @param begun the step at which the property began
 */
export type Condition<M extends AnyStateMachine = AnyStateMachine> = (
  step: InvariantStep<M>,
  begun: InvariantStep<M>,
) => boolean;

/** What must happen or must not happen on a path, from a step on. */
export type Property<M extends AnyStateMachine = AnyStateMachine> = {
  /** The steps at which the property begins; default: the start. */
  readonly after?: (step: InvariantStep<M>) => boolean;
} & (
  | {
      /** A later step must meet it. */
      readonly eventually: Condition<M>;
      readonly never?: undefined;
      readonly until?: undefined;
    }
  | {
      /** No later step may meet it. */
      readonly never: Condition<M>;
      /** From the step that meets it on, nothing is forbidden any more. */
      readonly until?: Condition<M>;
      readonly eventually?: undefined;
    }
);

/** Properties by the sentence that states them. */
export type Properties<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, Property<M>>
>;

type LogicOf<Actor extends ProvidedActor, Source> = Extract<Actor, { src: Source }>['logic'];

/** The outcomes of every actor by name. */
export type ActorOutcomes<M extends AnyStateMachine> = {
  readonly [Source in ActorsOf<M>['src']]: Readonly<
    Record<
      string,
      Outcome<OutputFrom<LogicOf<ActorsOf<M>, Source>>, InputFrom<LogicOf<ActorsOf<M>, Source>>>
    >
  >;
};

/**
 * Restarts by name: each computes the input of the next machine from the last snapshot, or
 * undefined where it does not apply.
 */
export type Restarts<M extends AnyStateMachine> = Readonly<
  Record<string, (snapshot: SnapshotFrom<M>) => InputFrom<M> | undefined>
>;

/**
 * The paths of all states without child states, joined by dots; `string` when the machine does not
 * declare them.
 */
export type LeafState<M extends AnyStateMachine> = LeafOf<SnapshotFrom<M>['value']>;

type LeafOf<Value> = Value extends string
  ? Value
  : StateValue extends Value
    ? string
    : {
        [Key in keyof Value & string]: `${Key}.${LeafOf<Exclude<Value[Key], undefined>>}`;
      }[keyof Value & string];

/** The limits of the exploration of the state graph. */
export interface Bounds {
  /** The maximum number of nodes; default 20 000. */
  readonly nodes: number;
  /** The maximum number of contexts that are explored for one state value; default 200. */
  readonly variants: number;
  /**
   * The maximum number of rejections and errors of one actor on the way to a node; unlimited by
   * default.
   */
  readonly retries: number;
}

/** The texts for states, events, outcomes, starts and restarts in test cases. */
export interface Labels {
  readonly states?: Readonly<Record<string, string>>;
  /** By event type, or by `type case`. */
  readonly events?: Readonly<Record<string, string>>;
  /** By actor, or by `actor outcome`. */
  readonly actors?: Readonly<Record<string, string>>;
  readonly starts?: Readonly<Record<string, string>>;
  readonly restarts?: Readonly<Record<string, string>>;
}

/** What `defineModel` needs to know about a machine. */
export type Definition<M extends AnyStateMachine> = {
  /** Default: the machine's id. */
  readonly name?: string;
  readonly events: EventCases<M>;
  /** Ways in which the machine is replaced by a new one, by name, such as a page reload. */
  readonly restarts?: Restarts<M>;
  /** Delays by name in ms. They replace the delays of the machine. */
  readonly delays?: Readonly<Record<string, number>>;
  /**
   * Returns the part of the context that guards, payloads, outcomes and targets depend on from this
   * snapshot on. Two snapshots with the same state value and the same result are one node. Default:
   * the whole context.
   */
  readonly context?: (context: ContextFrom<M>, snapshot: SnapshotFrom<M>) => unknown;
  /**
   * Returns the part of the context that is compared at every step of a run. Default: the result of
   * `context`.
   */
  readonly shown?: (context: ContextFrom<M>, snapshot: SnapshotFrom<M>) => unknown;
  readonly bounds?: Partial<Bounds>;
  readonly labels?: Labels;
  /** Properties of every edge of the state graph and of every step of every test path. */
  readonly invariants?: Invariants<M>;
  /** What must happen or must not happen on every test path and walk. */
  readonly properties?: Properties<M>;
  /** Steps of which the test paths must contain at least one each. */
  readonly purposes?: Purposes<M>;
  /**
   * Goals that cannot be reached, by id, with the reason. It is an error when such a goal is
   * reached.
   */
  readonly unreachable?: Readonly<Record<string, string>>;
  /**
   * Mutants that behave like the machine, by id, with the reason. It is an error when one is
   * killed.
   */
  readonly equivalent?: Readonly<Record<string, string>>;
} & StartDefinition<InputFrom<M>> &
  ([ActorsOf<M>] extends [never]
    ? { readonly actors?: Readonly<Record<string, never>> }
    : string extends ActorsOf<M>['src']
      ? { readonly actors?: ActorOutcomes<M> }
      : { readonly actors: ActorOutcomes<M> });

/** One input, or several by name. Each is a start of test paths. */
type StartDefinition<Input> = undefined extends Input
  ? { readonly input?: Input; readonly starts?: Readonly<Record<string, Input>> }
  : { readonly input: Input } | { readonly starts: Readonly<Record<string, Input>> };

/** A property without the types of its machine. */
export interface LooseProperty {
  readonly after?: (step: never) => boolean;
  readonly eventually?: ((step: never, begun: never) => boolean) | undefined;
  readonly never?: ((step: never, begun: never) => boolean) | undefined;
  readonly until?: ((step: never, begun: never) => boolean) | undefined;
}

/** A machine with everything needed to generate tests from it; created by `defineModel`. */
export interface Model<
  M extends AnyStateMachine = AnyStateMachine,
  Events extends object = object,
  Actors extends object = object,
  Restarting extends object = object,
> {
  readonly name: string;
  readonly machine: M;
  readonly chart: Chart;
  readonly starts: Readonly<Record<string, unknown>>;
  readonly events: Events & Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly actors: Actors &
    Readonly<Record<string, Readonly<Record<string, Outcome<unknown, never>>>>>;
  readonly restarts: Restarting & Readonly<Record<string, (snapshot: never) => unknown>>;
  readonly delays: Readonly<Record<string, number>>;
  readonly context: (context: unknown, snapshot: AnyMachineSnapshot) => unknown;
  readonly shown: (context: unknown, snapshot: AnyMachineSnapshot) => unknown;
  readonly bounds: Bounds;
  readonly labels: Labels;
  readonly invariants: Readonly<Record<string, (step: never) => boolean | undefined>>;
  readonly properties: Readonly<Record<string, LooseProperty>>;
  readonly purposes: Readonly<Record<string, (step: never) => boolean>>;
  readonly unreachable: Readonly<Record<string, string>>;
  readonly equivalent: Readonly<Record<string, string>>;
}
