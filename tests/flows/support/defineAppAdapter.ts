import type { AnyStateMachine, InputFrom, SnapshotFrom } from 'xstate';
import { defineAdapter, type StepHandler, type Adapter } from '../../../tools/flows/src/adapter.ts';
import type { EventTypeOf, LeafState, Model } from '../../../tools/flows/src/modelTypes.ts';
import type { Expectation, TestPath, TestStep } from '../../../tools/flows/src/suite.ts';
import type { Control, Driver, OpenDriver, Opening, PageSnapshot } from './driver.ts';
import { expectRedirected } from './expectRedirected.ts';
import type { History } from './history.ts';
import { isWrite, type Answer, type Operation } from './network.ts';
import { expectedRequest, type ExpectedRequest, type RequestParts } from './request.ts';
import { expectCopies, expectScreen, type Screen } from './screen.ts';

/** What a step may look at. */
export interface StepContext<M extends AnyStateMachine> {
  /** The machine before the step. */
  readonly before: SnapshotFrom<M>;
  readonly step: TestStep;
  /** The one after it, for what has to be brought about before. */
  readonly next: TestStep | undefined;
}

/** Does a step as a person would. */
type AppStepHandler<M extends AnyStateMachine> = (
  driver: Driver,
  stepContext: StepContext<M>,
) => Promise<void>;

/** An actor that is one call: how each outcome is answered on the network. */
interface CallActor<M extends AnyStateMachine, Outcome extends string> {
  readonly operation: Operation | ((snapshot: SnapshotFrom<M>) => Operation);
  readonly answers: { readonly [O in Outcome]: Answer | ((stepContext: StepContext<M>) => Answer) };
  /** Waits until the app has taken in how the call ended, where no screen shows it. */
  readonly waitUntilHandled?: ((driver: Driver) => Promise<void>) | undefined;
}

/** Any other actor: how each outcome is brought about, and the calls that wait while it runs. */
interface OtherActor<M extends AnyStateMachine, Outcome extends string> {
  readonly handlers: { readonly [O in Outcome]: AppStepHandler<M> };
  readonly calls?: ((snapshot: SnapshotFrom<M>) => readonly Operation[]) | undefined;
}

/** What a state shows. Those of parallel states are laid over each other, their lists joined. */
export type StateScreen = Partial<Omit<Screen, 'controls' | 'calls' | 'announces'>> & {
  /** What live regions say in this state; nothing when left out. */
  readonly announces?: Screen['announces'] | undefined;
  readonly calls?: readonly Operation[] | undefined;
  /** Controls that send no event of the machine, such as links to other pages. `calls` are those of no actor. */
  readonly others?: readonly Control[] | undefined;
};

/** The steps that led to where the machine is: for what a screen knows and the machine does not. */
export type StepHistory = readonly TestStep[];

type ScreenOf<M extends AnyStateMachine> = (
  snapshot: SnapshotFrom<M>,
  takenSteps: StepHistory,
) => StateScreen;
type ControlsOf<M extends AnyStateMachine> =
  | readonly Control[]
  | ((snapshot: SnapshotFrom<M>, takenSteps: StepHistory) => readonly Control[]);

interface Placing<M extends AnyStateMachine> {
  readonly operation: Operation;
  readonly key: (snapshot: SnapshotFrom<M>) => string;
  /** Steps that begin a new order in place of this one: the machine cannot say so, since each gives it the same key. */
  readonly newOrderSteps: readonly string[];
}

export interface AppAdapterDefinition<M extends AnyStateMachine, Actors extends object> {
  /** How the app is opened so that the machine begins with an input, and goes on with the first step. */
  readonly open: (
    input: InputFrom<M>,
    first: TestStep | undefined,
  ) => Omit<Opening, 'holds' | 'isOffline'>;
  /** Every call that an actor makes, and what it sends after the steps of a path. */
  readonly requests: {
    readonly [O in Operation]?: (history: History<InputFrom<M>>) => RequestParts<O>;
  };
  readonly events: { readonly [Type in EventTypeOf<M>]: AppStepHandler<M> };
  /** By which controls an event is sent. They are there exactly when the machine can take the event. */
  readonly controls: { readonly [Type in EventTypeOf<M>]: ControlsOf<M> };
  readonly actors: {
    readonly [Actor in keyof Actors]:
      | CallActor<M, keyof Actors[Actor] & string>
      | OtherActor<M, keyof Actors[Actor] & string>;
  };
  readonly states: { readonly [State in LeafState<M>]: ScreenOf<M> | 'transient' };
  /** The call that makes an order, which may be sent again under the same `Idempotency-Key`. */
  readonly placing?: Placing<M> | undefined;
  /** Addresses that cannot be gone to now: each leads back. */
  readonly unreachableAddresses?: ((snapshot: SnapshotFrom<M>) => readonly string[]) | undefined;
  /** How the page is loaded anew; by the driver alone when left out. */
  readonly reload?: AppStepHandler<M> | undefined;
  /** Whether a state is over before anybody can look, when this comes next. */
  readonly endsBeforeCheck?:
    | ((snapshot: SnapshotFrom<M>, next: TestStep | undefined) => boolean)
    | undefined;
}

/** Where a tour is. */
export interface Run {
  readonly driver: Driver;
  readonly testPath: TestPath;
  /** By order, the key under which it was sent. */
  readonly keys: Map<string, string>;
  /** Of every step that was done, what the device's clock said when it began, in ms since the epoch. */
  readonly times: number[];
}

/**
 * Makes a layer on the whole app from what is said of a machine, once for every driver. After each step the screen
 * is compared as a whole: address, heading, dialog, texts, fields, exactly the controls by which the machine takes
 * events, and exactly the calls of the actors that run.
 */
export function defineAppAdapter<
  M extends AnyStateMachine,
  Events extends object,
  Actors extends object,
>(
  name: string,
  model: Model<M, Events, Actors>,
  definition: AppAdapterDefinition<M, Actors>,
  openDriver: OpenDriver,
): Adapter<Run> {
  const {
    open,
    requests,
    events,
    states,
    placing,
    reload = (driver: Driver) => driver.reload(),
  } = definition;
  const actors = definition.actors as Readonly<Record<string, AnyActor>>;
  const screenOf = createScreenOf(model, definition as unknown as AnyDefinition);
  const holds = Object.keys(requests) as Operation[];

  const stepOf = (handler: AnyAppStepHandler) => createStepHandler(actors, handler);

  const adapter: Adapter<Run> = {
    name,
    async start(testPath) {
      const isOffline = endsOffline(actors, testPath, 0);
      return {
        driver: await openDriver({
          ...open(testPath.input as InputFrom<M>, testPath.steps[0]),
          holds,
          isOffline,
        }),
        testPath,
        keys: new Map(),
        times: [],
      };
    },
    events: mapValues(events as Readonly<Record<string, AnyAppStepHandler>>, (handler) =>
      stepOf(handler),
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
      const history = {
        input: testPath.input,
        steps: takenSteps.map((step, index) => ({ step, at: times[index] ?? 0 })),
      };
      const calls = screen.calls.map((operation) =>
        requestOf(requests as AnyRequests, operation, history, driver),
      );
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

/** What a call sends. Throws where the path has not led to what it needs. */
function requestOf(
  requests: AnyRequests,
  operation: Operation,
  history: History<unknown>,
  driver: Driver,
): Operation | ExpectedRequest {
  const build = requests[operation];
  if (build === undefined) return operation;
  const parts = build(history);
  return expectedRequest(operation, {
    ...parts,
    token: parts.token && driver.nameToken(parts.token),
  });
}

type AnyRequests = Readonly<
  Record<string, ((history: History<unknown>) => RequestParts<Operation>) | undefined>
>;

/** Which order of the tour is being made. */
function orderOf<M extends AnyStateMachine>(
  { key, newOrderSteps }: Placing<M>,
  { snapshot }: Expectation,
  takenSteps: StepHistory,
): string {
  const before = takenSteps.filter(({ stimulus }) => newOrderSteps.includes(stimulus.id)).length;
  return `${key(snapshot as SnapshotFrom<M>)}, number ${before + 1}`;
}

/** Throws when a call was not sent under the key of the order it makes: a new one for a new order, else the same. */
function expectKey(
  keys: Map<string, string>,
  known: string,
  operation: Operation,
  { calls }: PageSnapshot,
): void {
  for (const { key } of calls.filter((call) => call.operation === operation)) {
    if (key === null) throw new Error(`${operation} was sent without an Idempotency-Key.`);
    const namesake = [...keys].find(([, sent]) => sent === key)?.[0] ?? known;
    if (namesake !== known)
      throw new Error(
        `${operation} of a new order (${known}) was sent under the key of the one before (${namesake}).`,
      );
    const before = keys.get(known) ?? key;
    if (before !== key)
      throw new Error(
        `${operation} of the same order (${known}) was sent again under another key: ${before}, then ${key}.`,
      );
    keys.set(known, key);
  }
}

type AnyActor = CallActor<AnyStateMachine, string> | OtherActor<AnyStateMachine, string>;
type AnyAppStepHandler = AppStepHandler<AnyStateMachine>;
type AnyDefinition = AppAdapterDefinition<
  AnyStateMachine,
  Readonly<Record<string, Readonly<Record<string, unknown>>>>
>;

/** What a person has before them when the machine is as expected. */
function createScreenOf(
  model: { readonly chart: Model['chart'] },
  { controls, states, actors }: AnyDefinition,
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
    const { others: _, ...laid } = Object.assign({}, ...parts) as StateScreen;
    const types = new Set(enabled.map((id) => id.split(' ')[0] ?? id));
    const byEvents = [...types].flatMap((type) => {
      const given = controls[type] ?? [];
      return typeof given === 'function' ? given(snapshot, takenSteps) : given;
    });
    return {
      heading: '',
      ...laid,
      shows: parts.flatMap(({ shows }) => shows ?? []),
      hides: parts.flatMap(({ hides }) => hides ?? []),
      announces: parts.flatMap(({ announces }) => announces ?? []),
      controls: [...byEvents, ...parts.flatMap(({ others }) => others ?? [])],
      calls: [
        ...running.flatMap((id) => callsOf(id, snapshot)),
        ...parts.flatMap(({ calls }) => calls ?? []),
      ],
    };
  };
}

/** A step of the layer. The connection goes before a step whose call is to find none. */
function createStepHandler(
  actors: Readonly<Record<string, AnyActor>>,
  handler: AnyAppStepHandler,
): StepHandler<Run> {
  return async (run, step) => {
    const { driver, testPath, times } = run;
    const done = times.length;
    const at = await driver.now();
    if (endsOffline(actors, testPath, done + 1)) await driver.setOnline(false);
    if (endsOffline(actors, testPath, done)) await driver.waitUntilSendFails();
    else
      await handler(driver, {
        before: expectedAt(testPath, done).snapshot,
        step,
        next: testPath.steps[done + 1],
      });
    times.push(at);
  };
}

/** Lets the device sleep for as long as a delay lasts. */
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
 * Whether the step at an index ends a write in `offline`. A device without connection does not even try a write, so
 * nothing is ever seen between the step that asks for it and this one.
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
    throw new Error(`The layer has no answer for the outcome "${outcome}": add one.`);
  return typeof answer === 'function' ? answer(stepContext) : answer;
}

/** What is expected after so many steps. */
function expectedAt(testPath: TestPath, done: number): Expectation {
  return testPath.steps[done - 1]?.expected ?? testPath.before;
}

function mapValues<Value, Mapped>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
