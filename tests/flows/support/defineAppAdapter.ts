import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import {
  type Adapter,
  defineAdapter,
  type EventTypeOf,
  type Expectation,
  type LeafState,
  type Model,
  type StepHandler,
  type TestPath,
  type TestStep,
} from '@dukacita/flows';
import type { Control, Driver, OpenDriver, OpenOptions, PageSnapshot } from './driver.ts';
import { expectRedirected } from './expectRedirected.ts';
import type { Placement } from '../../../src/machines/placement/types.ts';
import type { History } from './history.ts';
import { isWrite, type Answer, type Operation } from './network.ts';
import { expectedRequest, type ExpectedRequest, type Requests } from './request.ts';
import { expectCall, expectCopies, expectScreen, type Screen } from './screen.ts';

/** What a step handler receives besides the driver. */
export interface StepContext<M extends AnyStateMachine> {
  /** The machine's snapshot before the step. */
  readonly before: SnapshotFrom<M>;
  readonly step: TestStep;
  /** The step after this one, for handlers that have to prepare it. */
  readonly next: TestStep | undefined;
}

/** Performs a step as a user would. */
export type AppStepHandler<M extends AnyStateMachine> = (
  driver: Driver,
  stepContext: StepContext<M>,
) => Promise<void>;

/** An actor that makes one call: its operation and the network answer for each outcome. */
interface CallActor<M extends AnyStateMachine, Outcome extends string> {
  readonly operation: Operation | ((snapshot: SnapshotFrom<M>) => Operation);
  readonly answers: { readonly [O in Outcome]: Answer | ((stepContext: StepContext<M>) => Answer) };
  /** Waits until the app has handled the outcome, if no screen shows it. */
  readonly waitUntilHandled?: ((driver: Driver) => Promise<void>) | undefined;
}

/** Any other actor: how each outcome is caused, and the calls that are pending while it runs. */
interface OtherActor<M extends AnyStateMachine, Outcome extends string> {
  readonly handlers: { readonly [O in Outcome]: AppStepHandler<M> };
  readonly calls?: ((snapshot: SnapshotFrom<M>) => readonly Operation[]) | undefined;
}

/** The screen of a state. Screens of parallel states are merged; their lists are concatenated. */
export type StateScreen = Partial<Omit<Screen, 'controls' | 'calls' | 'announcements'>> & {
  /** What live regions announce in this state; nothing by default. */
  readonly announcements?: Screen['announcements'] | undefined;
  /** Pending calls that belong to no actor of the machine. */
  readonly calls?: readonly Operation[] | undefined;
  /** Controls that send no event to the machine, such as links to other pages. */
  readonly others?: readonly Control[] | undefined;
};

/** The steps taken so far, for what depends on more than the machine's snapshot. */
export type StepHistory = readonly TestStep[];

export type ScreenOf<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  takenSteps: StepHistory,
) => StateScreen;
export type ControlsOf<M extends AnyStateMachine> =
  readonly Control[] | ((snapshot: SnapshotFrom<M>, takenSteps: StepHistory) => readonly Control[]);

/** How a user sends an event. */
export interface AppEvent<M extends AnyStateMachine, Type extends string> {
  /**
   * The controls that send the event. They are on the page if and only if the machine can take it.
   */
  readonly controls: ControlsOf<M>;
  readonly perform: (
    driver: Driver,
    stepContext: StepContext<M> & { readonly event: EventOf<M, Type> },
  ) => Promise<void>;
}

export type EventOf<M extends AnyStateMachine, Type extends string> = Extract<
  EventFromLogic<M>,
  { readonly type: Type }
>;

/** Describes an event that one control sends. */
export function sentBy<Snapshot>(control: Control | ((snapshot: Snapshot) => Control)) {
  const controlAt = typeof control === 'function' ? control : () => control;
  return {
    controls: (snapshot: Snapshot) => [controlAt(snapshot)],
    perform: (driver: Driver, { before }: { readonly before: Snapshot }) =>
      driver.press(controlAt(before)),
  };
}

interface Placing {
  readonly operation: Operation;
  /**
   * Ids of the steps that start a new order. The key in the machine's context cannot tell them
   * apart, because these steps always carry the same key.
   */
  readonly newOrderSteps: readonly string[];
}

export interface AppAdapterDefinition<M extends AnyStateMachine, Actors extends object> {
  /** Returns how to open the app so that the machine starts with this input and takes this step. */
  readonly open: (
    input: InputFrom<M>,
    first: TestStep | undefined,
  ) => Omit<OpenOptions, 'heldOperations' | 'isOffline'>;
  /**
   * Brings the opened app to the state in which the path starts. Calls `goOffline` before its last
   * action; it does nothing unless the path starts offline.
   */
  readonly prepare?:
    | ((driver: Driver, input: InputFrom<M>, goOffline: () => Promise<void>) => Promise<void>)
    | undefined;
  /** Builds the expected request of every operation from the steps of a path. */
  readonly requests: Requests<InputFrom<M>>;
  /** The access token that requests carry, except those that sign in. */
  readonly token: string | ((history: History<InputFrom<M>>) => string);
  /** Operations whose calls are answered within a step, so that no state has them pending. */
  readonly answeredInSteps?: readonly Operation[] | undefined;
  readonly events: { readonly [Type in EventTypeOf<M>]: AppEvent<M, Type> };
  readonly actors: {
    readonly [Actor in keyof Actors]:
      CallActor<M, keyof Actors[Actor] & string> | OtherActor<M, keyof Actors[Actor] & string>;
  };
  readonly states: { readonly [State in LeafState<M>]: ScreenOf<M> | 'transient' };
  /** The call that creates an order, whose `Idempotency-Key` is compared between requests. */
  readonly placing?: Placing | undefined;
  /** Returns the addresses that redirect to the current one in this state. */
  readonly unreachableAddresses?: ((snapshot: SnapshotFrom<M>) => readonly string[]) | undefined;
  /** Reloads the page; by default calls `driver.reload()`. */
  readonly reload?: AppStepHandler<M> | undefined;
  /** Returns whether the state ends before it can be checked, if this step comes next. */
  readonly endsBeforeCheck?:
    ((snapshot: SnapshotFrom<M>, next: TestStep | undefined) => boolean) | undefined;
}

/** The state of a running path. */
export interface Run {
  readonly driver: Driver;
  readonly testPath: TestPath;
  /** The idempotency key of each order that was sent. */
  readonly keys: Map<string, string>;
  /** When each finished step began, by the device's clock, in ms since the epoch. */
  readonly times: number[];
}

/**
 * Creates an adapter that runs the paths of a machine on the whole app, with any driver. After each
 * step it compares the complete screen: address, heading, dialog, texts, fields, exactly the
 * controls of the events that the machine can take, and exactly the pending calls of the running
 * actors.
 */
export function defineAppAdapter<
  M extends AnyStateMachine,
  Events extends object,
  Actors extends object,
>(
  model: Model<M, Events, Actors>,
  definition: AppAdapterDefinition<M, Actors>,
  openDriver: OpenDriver,
): Adapter<Run> {
  const {
    open,
    prepare,
    states,
    placing,
    reload = (driver: Driver) => driver.reload(),
  } = definition;
  const actors = definition.actors as Readonly<Record<string, AnyActor>>;
  const untyped = definition as unknown as AnyDefinition;
  const screenOf = createScreenOf(model, untyped);
  const holds = [
    ...(Object.keys(definition.requests) as Operation[]),
    ...(definition.answeredInSteps ?? []),
  ];

  /** Compares each call once more before it is answered: a step may send a call and answer it. */
  const checkingDriver = ({ driver, testPath, times }: Run): Driver => ({
    ...driver,
    async answer(operation, answer) {
      const isWithinStep = definition.answeredInSteps?.includes(operation) === true;
      const call = isWithinStep
        ? operation
        : requestOf(untyped, operation, historyOf(testPath, times), driver);
      if (typeof call !== 'string') await expectCall(driver, call);
      await driver.answer(operation, answer);
    },
  });
  const stepOf = (handler: AnyAppStepHandler) => createStepHandler(actors, checkingDriver, handler);

  const adapter: Adapter<Run> = {
    name: 'app',
    async start(testPath) {
      const isOffline = endsOffline(actors, testPath, 0);
      const input = testPath.input as InputFrom<M>;
      const driver = await openDriver({
        ...open(input, testPath.steps[0]),
        heldOperations: holds,
        isOffline: isOffline && prepare === undefined,
      });
      await prepare?.(driver, input, async () => {
        if (isOffline) await driver.setOnline(false);
      });
      return {
        driver,
        testPath,
        keys: new Map(),
        times: [],
      };
    },
    events: mapValues(untyped.events, ({ perform }) =>
      stepOf((driver, stepContext) =>
        perform(driver, { ...stepContext, event: stepContext.step.event as never }),
      ),
    ),
    actors: mapValues(actors, (actor) =>
      'operation' in actor
        ? stepOf(answerCall(actor))
        : mapValues(actor.handlers, (handler) => stepOf(handler)),
    ),
    restarts: mapValues(model.restarts, () => stepOf(reload as AnyAppStepHandler)),
    delay: stepOf(waitFor),
    states: mapValues(states as Readonly<Record<string, unknown>>, (screen) =>
      screen === 'transient' ? 'transient' : () => {},
    ),
    async check({ driver, testPath, keys, times }, expected) {
      const done = times.length;
      if (
        endsOffline(actors, testPath, done) ||
        definition.endsBeforeCheck?.(expected.snapshot as SnapshotFrom<M>, testPath.steps[done]) ===
          true
      )
        return;
      const takenSteps = testPath.steps.slice(0, done);
      const screen = screenOf(expected, takenSteps);
      const history = historyOf(testPath, times);
      const calls = screen.calls.map((operation) => requestOf(untyped, operation, history, driver));
      await expectScreen(driver, { ...screen, calls });
      await expectCopies(driver, screen);
      if (placing !== undefined)
        expectKey(
          keys,
          orderOf(placing, expected, takenSteps),
          placing.operation,
          await driver.snapshot(),
        );
      await expectRedirected(
        driver,
        definition.unreachableAddresses?.(expected.snapshot as SnapshotFrom<M>) ?? [],
      );
      if (endsOffline(actors, testPath, done - 1)) await driver.setOnline(true);
    },
    stop: ({ driver }) => driver.close(),
  };
  return defineAdapter(model as unknown as Model, adapter as never) as Adapter<Run>;
}

/**
 * Builds the expected request of a call. Throws if the path lacks a value that the request needs.
 */
function requestOf(
  { requests, token }: Pick<AnyDefinition, 'requests' | 'token'>,
  operation: Operation,
  history: History<unknown>,
  driver: Driver,
): Operation | ExpectedRequest {
  const build = requests[operation];
  if (build === undefined) return operation;
  const sent = typeof token === 'function' ? token(history) : token;
  return expectedRequest(operation, build(history) as never, driver.tokenName(sent));
}

/** Returns the steps that are done, each with the time at which it began. */
function historyOf({ input, steps }: TestPath, times: readonly number[]): History<unknown> {
  return { input, steps: times.map((at, index) => ({ step: steps[index] as TestStep, at })) };
}

/** Names the order that is being placed, uniquely within the path. */
function orderOf(
  { newOrderSteps }: Placing,
  { snapshot }: Expectation,
  takenSteps: StepHistory,
): string {
  const { placement } = snapshot.context as { readonly placement: Placement };
  const before = takenSteps.filter(({ stimulus }) => newOrderSteps.includes(stimulus.id)).length;
  return `${placement.key}, number ${before + 1}`;
}

/** Throws unless a new order has a new idempotency key and a retry has the key of its order. */
function expectKey(
  keys: Map<string, string>,
  order: string,
  operation: Operation,
  { calls }: PageSnapshot,
): void {
  for (const { key } of calls.filter((call) => call.operation === operation)) {
    if (key === null) throw new Error(`${operation} was sent without an Idempotency-Key.`);
    const owner = [...keys].find(([, sent]) => sent === key)?.[0] ?? order;
    if (owner !== order)
      throw new Error(
        `${operation} for a new order (${order}) was sent with the key of another order (${owner}).`,
      );
    const before = keys.get(order) ?? key;
    if (before !== key)
      throw new Error(
        `${operation} for the same order (${order}) was sent again with another key: ${before}, then ${key}.`,
      );
    keys.set(order, key);
  }
}

type AnyActor = CallActor<AnyStateMachine, string> | OtherActor<AnyStateMachine, string>;
type AnyAppStepHandler = AppStepHandler<AnyStateMachine>;
type AnyDefinition = Omit<
  AppAdapterDefinition<
    AnyStateMachine,
    Readonly<Record<string, Readonly<Record<string, unknown>>>>
  >,
  'events'
> & { readonly events: Readonly<Record<string, AppEvent<AnyStateMachine, string>>> };

/** Creates a function that returns the expected screen of an expectation. */
function createScreenOf(
  model: { readonly chart: Model['chart'] },
  { events, states, actors }: AnyDefinition,
): (
  expected: Expectation,
  takenSteps: StepHistory,
) => Omit<Screen, 'calls'> & { readonly calls: readonly Operation[] } {
  const sources = new Map(model.chart.invocations.map(({ id, actor }) => [id, actor]));

  function callsOf(id: string, snapshot: Expectation['snapshot']): readonly Operation[] {
    const actor = actors[sources.get(id) ?? id] as AnyActor | undefined;
    if (actor === undefined) return [];
    return 'operation' in actor ? [operationOf(actor, snapshot)] : (actor.calls?.(snapshot) ?? []);
  }

  return ({ snapshot, states: leaves, enabled, running }, takenSteps) => {
    const parts = leaves.map((leaf) => {
      const screen = states[leaf];
      return typeof screen === 'function' ? screen(snapshot, takenSteps) : {};
    });
    const { others: _, ...merged } = Object.assign({}, ...parts) as StateScreen;
    const types = new Set(enabled.map((id) => id.split(' ')[0] ?? id));
    const eventControls = [...types].flatMap((type) => {
      const ofType = events[type]?.controls ?? [];
      return typeof ofType === 'function' ? ofType(snapshot, takenSteps) : ofType;
    });
    return {
      heading: '',
      ...merged,
      texts: parts.flatMap(({ texts }) => texts ?? []),
      absentTexts: parts.flatMap(({ absentTexts }) => absentTexts ?? []),
      announcements: parts.flatMap(({ announcements }) => announcements ?? []),
      controls: [...eventControls, ...parts.flatMap(({ others }) => others ?? [])],
      calls: [
        ...running.flatMap((id) => callsOf(id, snapshot)),
        ...parts.flatMap(({ calls }) => calls ?? []),
      ],
    };
  };
}

/** Creates the handler of a step. Goes offline before a step whose write ends with `offline`. */
function createStepHandler(
  actors: Readonly<Record<string, AnyActor>>,
  checkingDriver: (run: Run) => Driver,
  handler: AnyAppStepHandler,
): StepHandler<Run> {
  return async (run, step) => {
    const { driver, testPath, times } = run;
    const done = times.length;
    const at = await driver.now();
    if (endsOffline(actors, testPath, done + 1)) await driver.setOnline(false);
    if (endsOffline(actors, testPath, done)) await driver.waitForOfflineCheck();
    else
      await handler(checkingDriver(run), {
        before: expectedAt(testPath, done).snapshot,
        step,
        next: testPath.steps[done + 1],
      });
    times.push(at);
  };
}

/** Lets the device sleep for the duration of a delay. */
const waitFor: AnyAppStepHandler = async (driver, { step: { stimulus } }) => {
  if (stimulus.kind === 'delay') await driver.sleepUntil((await driver.now()) + stimulus.wait);
};

function answerCall(actor: CallActor<AnyStateMachine, string>): AnyAppStepHandler {
  return async (driver, stepContext) => {
    await driver.answer(operationOf(actor, stepContext.before), answerOf(actor, stepContext));
    await actor.waitUntilHandled?.(driver);
  };
}

/**
 * Returns whether the step at this index ends a write with `offline`. An offline device rejects the
 * write at once, so no screen can be checked between the previous step and this one.
 */
function endsOffline(
  actors: Readonly<Record<string, AnyActor>>,
  testPath: TestPath,
  index: number,
): boolean {
  const step = testPath.steps[index];
  if (step?.stimulus.kind !== 'outcome') return false;
  const { actor: source, child } = step.stimulus;
  const actor = actors[source];
  if (actor === undefined || !('operation' in actor)) return false;
  const { snapshot } = expectedAt(testPath, index);
  const wasRunning = index > 0 && expectedAt(testPath, index - 1).running.includes(child);
  return (
    !wasRunning &&
    isWrite(operationOf(actor, snapshot)) &&
    answerOf(actor, { before: snapshot, step, next: undefined }).type === 'offline'
  );
}

function operationOf(
  { operation }: CallActor<AnyStateMachine, string>,
  snapshot: Expectation['snapshot'],
): Operation {
  return typeof operation === 'function' ? operation(snapshot) : operation;
}

function answerOf(
  actor: CallActor<AnyStateMachine, string>,
  stepContext: StepContext<AnyStateMachine>,
): Answer {
  const outcome =
    stepContext.step.stimulus.kind === 'outcome' ? stepContext.step.stimulus.outcome : '';
  const answer = actor.answers[outcome];
  if (answer === undefined)
    throw new Error(`The adapter has no answer for the outcome "${outcome}": add one.`);
  return typeof answer === 'function' ? answer(stepContext) : answer;
}

/** Returns the expectation after the given number of steps. */
function expectedAt(testPath: TestPath, done: number): Expectation {
  return testPath.steps[done - 1]?.expected ?? testPath.before;
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
