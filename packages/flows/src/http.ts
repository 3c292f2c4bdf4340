import type { AnyMachineSnapshot } from 'xstate';
import type { Adapter, Assertion, StepHandler } from './adapter.ts';
import { toCanonicalText } from './canonical.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import type { Expectation } from './suite.ts';
import { eventStimuli, eventWith, type EventStimulus, type MachineEvent } from './stimulus.ts';

/** One attempt to send an event to a server. */
export interface Attempt {
  readonly event: MachineEvent;
  /** The name of the payload's case; empty for an event without payload. */
  readonly case: string;
  /** The machine in the state in which the event is sent. */
  readonly snapshot: AnyMachineSnapshot;
  /** Who sends it; null without credentials, or when no caller is involved. */
  readonly caller: string | null;
  /** Whether to send a version of the resource that is not the current one. */
  readonly isStale: boolean;
}

/** How an event reaches a server. */
export interface HttpCall<Run, Answer> {
  /**
   * Returns who may send the event, at least one. The first one sends it on test paths. Absent for
   * events of the system, which nobody calls.
   */
  readonly allowed?: (run: Run, snapshot: AnyMachineSnapshot) => readonly string[];
  /** Whether the request says which version of the resource it means. */
  readonly isVersioned: boolean;
  /**
   * Sends the request. Resolves for every answer, also for a refusal; with undefined when an illegal
   * event has no address, such as the refund of a payment that does not exist.
   */
  readonly send: (run: Run, attempt: Attempt) => Promise<Answer | undefined>;
}

export interface HttpAdapterOptions<Run, Answer> {
  readonly start: Adapter<Run>['start'];
  readonly stop?: Adapter<Run>['stop'];
  /** The call of each event, by type or by `type case`. */
  readonly calls: Readonly<Record<string, HttpCall<Run, Answer>>>;
  /** Everybody who can call, allowed or not. */
  readonly callers: readonly string[];
  /** Called after an answer to an attempt that is legal and allowed. Throws when it was refused. */
  readonly onAccepted: (run: Run, answer: Answer, attempt: Attempt) => void | Promise<void>;
  /** Compares what the server says and stores with the expected state. */
  readonly check: Assertion<Run>;
  /** Reads everything that a refused call must not change. */
  readonly readStored: (run: Run) => Promise<unknown>;
  /**
   * Calls that are refused at every node, whatever the machine accepts, by what they are: "a payment
   * with a forged signature". Each throws when its answer is another one.
   */
  readonly refusals?: Readonly<Record<string, (run: Run, expected: Expectation) => Promise<void>>>;
  /** Each throws when the answer is another one. */
  readonly expectRejection: {
    /** For an event that is not possible in the state. */
    readonly illegal: (answer: Answer, attempt: Attempt) => void;
    /** For a caller who is not allowed, or without credentials. */
    readonly forbidden: (answer: Answer, attempt: Attempt) => void;
    /** For another version of the resource. */
    readonly stale: (answer: Answer, attempt: Attempt) => void;
  };
}

/** How many calls an adapter has made. */
export interface HttpCounts {
  paths: number;
  steps: number;
  /** States in which every caller who is not allowed was refused. */
  states: number;
  /** States with a context that makes a difference, in which every illegal event was refused. */
  nodes: number;
  illegal: number;
  /** Illegal events that had no address. */
  unsendable: number;
  forbidden: number;
  stale: number;
  /** Calls of `refusals`. */
  others: number;
}

/**
 * Creates an adapter for a machine that runs on a server: an event is a request by an allowed
 * caller, a state is read back. At each node of the state graph that a path reaches for the first
 * time, every event that is illegal there is refused to an allowed caller, and every legal one with
 * a version that is not the current one, and so are all `refusals`; in each state value, every call
 * is refused to every caller who is not allowed. No refused call changes what is stored.
 *
 * Throws a `FlowsError` for an event without a call, and for a machine with actors, delays or
 * restarts, which a server does not run by itself.
 */
export function createHttpAdapter<Run, Answer>(
  model: Model,
  options: HttpAdapterOptions<Run, Answer>,
): Adapter<Run> & { readonly counts: HttpCounts } {
  rejectUnsupported(model);
  const { expectRejection, callers } = options;
  const stimuli = eventStimuli(model.events).map((stimulus) => ({
    stimulus,
    call: callOf(options.calls, stimulus),
  }));
  const counts: HttpCounts = {
    paths: 0,
    steps: 0,
    states: 0,
    nodes: 0,
    illegal: 0,
    unsendable: 0,
    forbidden: 0,
    stale: 0,
    others: 0,
  };
  const seenStates = new Set<string>();
  const seenNodes = new Set<string>();
  /** Forgets that the state and node of the last failed check were seen. */
  let forgetFailed = () => {};
  const lastSnapshots = new WeakMap<object, AnyMachineSnapshot>();
  /** What was stored when the run was last read. */
  const lastStored = new WeakMap<object, string>();

  const possibleAttempts = (snapshot: AnyMachineSnapshot) =>
    stimuli.flatMap(({ stimulus, call }) => {
      const event = eventWith(
        stimulus.type,
        model.events[stimulus.type]?.[stimulus.case],
        snapshot,
      );
      return event === undefined
        ? []
        : [{ call, attempt: { event, case: stimulus.case, snapshot, isStale: false } }];
    });

  /** Makes a call that has to be refused, and has to change nothing that is stored. */
  const refuse = async (
    run: Run,
    what: string,
    kind: 'illegal' | 'forbidden' | 'stale' | 'others',
    call: () => Promise<boolean>,
  ): Promise<void> => {
    const before = lastStored.get(run as object);
    let isSent: boolean;
    try {
      isSent = await call();
    } catch (error) {
      throw new Error(
        `${what} was not refused as it should be: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
    const after = toCanonicalText(await options.readStored(run));
    if (after !== before)
      throw new Error(`${what} changed what is stored, from ${before} to ${after}.`);
    counts[isSent ? kind : 'unsendable'] += 1;
  };

  const refuseCall = (
    run: Run,
    kind: keyof typeof expectRejection,
    call: HttpCall<Run, Answer>,
    attempt: Attempt,
  ): Promise<void> =>
    refuse(
      run,
      `The ${kind} call of "${attempt.event.type}" by ${attempt.caller ?? 'nobody'}`,
      kind,
      async () => {
        const answer = await call.send(run, attempt);
        if (answer !== undefined) expectRejection[kind](answer, attempt);
        else if (kind !== 'illegal') throw new Error('It has no address.');
        return answer !== undefined;
      },
    );

  const refuseInNode = async (run: Run, expected: Expectation): Promise<void> => {
    const { snapshot } = expected;
    for (const [what, call] of Object.entries(options.refusals ?? {})) {
      await refuse(run, `The call "${what}"`, 'others', async () => {
        await call(run, expected);
        return true;
      });
    }
    for (const { call, attempt } of possibleAttempts(snapshot)) {
      const allowed = call.allowed?.(run, snapshot) ?? [null];
      if (!snapshot.can(attempt.event)) {
        // The allowed callers take turns.
        const caller = allowed[counts.illegal % allowed.length] ?? null;
        await refuseCall(run, 'illegal', call, { ...attempt, caller });
      } else if (call.isVersioned) {
        const [caller = null] = allowed;
        await refuseCall(run, 'stale', call, { ...attempt, caller, isStale: true });
      }
    }
  };

  const refuseCallers = async (run: Run, snapshot: AnyMachineSnapshot): Promise<void> => {
    const refused = new Set<HttpCall<Run, Answer>>();
    for (const { call, attempt } of possibleAttempts(snapshot)) {
      if (call.allowed === undefined || refused.has(call)) continue;
      refused.add(call);
      const allowed = call.allowed(run, snapshot);
      for (const caller of [...callers, null]) {
        if (caller === null || !allowed.includes(caller))
          await refuseCall(run, 'forbidden', call, { ...attempt, caller });
      }
    }
  };

  const check: Assertion<Run> = async (run, expected) => {
    await options.check(run, expected);
    const { snapshot } = expected;
    const state = toCanonicalText(snapshot.value);
    const node = toCanonicalText([snapshot.value, model.context(snapshot.context, snapshot)]);
    const isNewState = isNew(seenStates, state);
    const isNewNode = isNew(seenNodes, node);
    if (isNewState || isNewNode) {
      forgetFailed = () => {
        if (isNewState) seenStates.delete(state);
        if (isNewNode) seenNodes.delete(node);
      };
      lastStored.set(run as object, toCanonicalText(await options.readStored(run)));
      if (isNewState) await refuseCallers(run, snapshot);
      if (isNewNode) await refuseInNode(run, expected);
      forgetFailed = () => {};
      counts.states += Number(isNewState);
      counts.nodes += Number(isNewNode);
    }
    lastSnapshots.set(run as object, snapshot);
  };

  const send: StepHandler<Run> = async (run, { stimulus, event }) => {
    const snapshot = lastSnapshots.get(run as object);
    if (stimulus.kind !== 'event' || event === null || snapshot === undefined) return;
    const call = callOf(options.calls, stimulus);
    const caller = call.allowed?.(run, snapshot)[0] ?? null;
    const attempt: Attempt = { event, case: stimulus.case, snapshot, caller, isStale: false };
    const answer = await call.send(run, attempt);
    if (answer === undefined) throw new Error(`The event "${stimulus.id}" has no address.`);
    await options.onAccepted(run, answer, attempt);
    counts.steps += 1;
  };

  return {
    name: 'http',
    counts,
    recheck: () => forgetFailed(),
    start(testPath) {
      counts.paths += 1;
      return options.start(testPath);
    },
    events: Object.fromEntries(Object.keys(model.events).map((type) => [type, send])),
    actors: {},
    states: Object.fromEntries([...model.chart.states.keys()].map((state) => [state, () => {}])),
    check,
    ...(options.stop && { stop: options.stop }),
  };
}

function callOf<Run, Answer>(
  calls: Readonly<Record<string, HttpCall<Run, Answer>>>,
  { id, type }: EventStimulus,
): HttpCall<Run, Answer> {
  const call = calls[id] ?? calls[type];
  if (call === undefined)
    throw new FlowsError(`No call for the event "${id}": add one for it or for its type.`);
  return call;
}

function rejectUnsupported({ name, actors, chart, restarts }: Model): void {
  const hasDelays = [...chart.transitions.values()].some(({ kind }) => kind === 'after');
  if (Object.keys(actors).length > 0 || Object.keys(restarts).length > 0 || hasDelays)
    throw new FlowsError(
      `The adapter "http" does not support the model "${name}": it has actors, delays or restarts.`,
    );
}

/** Adds an entry and returns whether it is new. */
function isNew(seen: Set<string>, entry: string): boolean {
  const { size } = seen;
  return seen.add(entry).size > size;
}
