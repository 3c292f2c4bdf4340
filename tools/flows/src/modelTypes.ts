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

/** Event types of a machine; `string` when the machine does not declare them. */
export type EventTypeOf<M extends AnyStateMachine> = EventFromLogic<M>['type'] & string;

/** What an event carries besides its type. */
export type PayloadOf<M extends AnyStateMachine, Type extends string> = CarriedBy<
  EventFromLogic<M>,
  Type
>;

type CarriedBy<Event extends { type: string }, Type extends string> = Event extends unknown
  ? Type extends Event['type']
    ? Omit<Event, 'type'>
    : never
  : never;

/** What an event carries in one case: the payload, or how to make it from where the machine is (undefined: not there). */
export type Case<Payload, M extends AnyStateMachine> =
  | Payload
  | ((args: {
      readonly context: ContextFrom<M>;
      readonly snapshot: SnapshotFrom<M>;
    }) => Payload | undefined);

/** Payloads of every event by the name of the case. */
export type EventCases<M extends AnyStateMachine> = {
  readonly [Type in EventTypeOf<M>]: Readonly<Record<string, Case<PayloadOf<M, Type>, M>>>;
};

/** The actors a machine declares. */
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

/** The ids under which the machine runs an actor; any text when the machine does not declare them. */
type ChildIdOf<Actor extends ProvidedActor> = Extract<Actor['id'], string>;

/** The inputs of actors by the id under which the machine runs them. */
export type ActorInputs<M extends AnyStateMachine> = {
  readonly [Actor in ActorsOf<M> as ChildIdOf<Actor>]?: InputFrom<Actor['logic']>;
};

/** The outputs of actors by the id under which the machine runs them. */
export type ActorOutputs<M extends AnyStateMachine> = {
  readonly [Actor in ActorsOf<M> as ChildIdOf<Actor>]?: OutputFrom<Actor['logic']>;
};

/** A machine at rest, as an invariant sees it. */
export interface InvariantState<M extends AnyStateMachine = AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  readonly context: ContextFrom<M>;
  /** The inputs of the actors that are running. */
  readonly inputs: ActorInputs<M>;
}

/** One edge of the state graph, or one step of a generated tour, as an invariant sees it. */
export interface InvariantStep<M extends AnyStateMachine = AnyStateMachine> {
  /** Null when the machine starts. After a restart this is the machine that ended. */
  readonly before: InvariantState<M> | null;
  readonly after: InvariantState<M>;
  readonly stimulus: Stimulus | StartStimulus;
  /** The event that was sent; null for all other stimuli. */
  readonly event: EventFromLogic<M> | null;
  /** The output of the actor that ended successfully in this step, if one did. */
  readonly outputs: ActorOutputs<M>;
  /** Names of the custom actions that the step executes, in order. */
  readonly actions: readonly string[];
}

/** Returns whether a step is correct, or `undefined` where the invariant says nothing about it. */
export type Invariant<M extends AnyStateMachine = AnyStateMachine> = (
  step: InvariantStep<M>,
) => boolean | undefined;

/** Invariants by the sentence that they prove. */
export type Invariants<M extends AnyStateMachine = AnyStateMachine> = Readonly<
  Record<string, Invariant<M>>
>;

type LogicOf<Actor extends ProvidedActor, Source> = Extract<Actor, { src: Source }>['logic'];

/** Outcomes of every actor by name. */
export type ActorOutcomes<M extends AnyStateMachine> = {
  readonly [Source in ActorsOf<M>['src']]: Readonly<
    Record<
      string,
      Outcome<OutputFrom<LogicOf<ActorsOf<M>, Source>>, InputFrom<LogicOf<ActorsOf<M>, Source>>>
    >
  >;
};

/** From where the machine was: the input with which it begins anew; undefined where that is not to be had. */
export type Restarts<M extends AnyStateMachine> = Readonly<
  Record<string, (snapshot: SnapshotFrom<M>) => InputFrom<M> | undefined>
>;

/** Paths of all states that have no states below them, joined by dots; `string` when the machine does not say. */
export type LeafState<M extends AnyStateMachine> = LeafOf<SnapshotFrom<M>['value']>;

type LeafOf<Value> = Value extends string
  ? Value
  : StateValue extends Value
    ? string
    : {
        [Key in keyof Value & string]: `${Key}.${LeafOf<Exclude<Value[Key], undefined>>}`;
      }[keyof Value & string];

/** Limits within which the state graph is explored. */
export interface Bounds {
  /** Nodes of the graph at most; default 20 000. */
  readonly nodes: number;
  /** Contexts that are looked at for one state value; default 200. */
  readonly variants: number;
  /** How often one actor may refuse or fail on the way to a node; default without limit. */
  readonly retries: number;
}

/** Words for people: what states, events and outcomes are called in test cases. */
export interface Labels {
  readonly states?: Readonly<Record<string, string>>;
  /** By event type, or by `type case`. */
  readonly events?: Readonly<Record<string, string>>;
  /** By actor, or by `actor outcome`. */
  readonly actors?: Readonly<Record<string, string>>;
  readonly starts?: Readonly<Record<string, string>>;
  readonly restarts?: Readonly<Record<string, string>>;
}

/** What must be said about a machine before tests can be made from it. */
export type Definition<M extends AnyStateMachine> = {
  /** Default: the machine's id. */
  readonly name?: string;
  readonly events: EventCases<M>;
  /** Ways in which the machine ends and another one begins in its place, by name, such as a page that is loaded anew. */
  readonly restarts?: Restarts<M>;
  /** Delays by name in ms, where the machine computes them or the tests want others. */
  readonly delays?: Readonly<Record<string, number>>;
  /**
   * What of the context guards, payloads and outcomes depend on from this snapshot on. Two snapshots with the same
   * state value and the same answer are one node. Default: the whole context.
   */
  readonly context?: (context: ContextFrom<M>, snapshot: SnapshotFrom<M>) => unknown;
  /** What of the context is compared at every step of a run. Default: what `context` gives. */
  readonly shown?: (context: ContextFrom<M>, snapshot: SnapshotFrom<M>) => unknown;
  readonly bounds?: Partial<Bounds>;
  readonly labels?: Labels;
  /** What must hold on every edge of the state graph and on every step of every tour. */
  readonly invariants?: Invariants<M>;
  /** Goals that cannot be reached, by id, with the reason. Named in vain, such a goal is an error. */
  readonly unreachable?: Readonly<Record<string, string>>;
  /** Mutants that no run can notice, by id, with the reason. */
  readonly equivalent?: Readonly<Record<string, string>>;
} & StartDefinition<InputFrom<M>> &
  ([ActorsOf<M>] extends [never]
    ? { readonly actors?: Readonly<Record<string, never>> }
    : string extends ActorsOf<M>['src']
      ? { readonly actors?: ActorOutcomes<M> }
      : { readonly actors: ActorOutcomes<M> });

/** One input, or several by name: each is a place where tours begin. */
type StartDefinition<Input> = undefined extends Input
  ? { readonly input?: Input; readonly starts?: Readonly<Record<string, Input>> }
  : { readonly input: Input } | { readonly starts: Readonly<Record<string, Input>> };

/** A machine with all that is needed to make tests from it; made by `defineModel`. */
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
  readonly unreachable: Readonly<Record<string, string>>;
  readonly equivalent: Readonly<Record<string, string>>;
}
