import type { Adapter } from './adapter.ts';
import { invariantViolations } from './checkInvariants.ts';
import { createPropertyCounter } from './checkProperties.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { createSimulator } from './createSimulator.ts';
import { FlowsError } from './FlowsError.ts';
import type { Model } from './modelTypes.ts';
import { suggestName } from './nearestName.ts';
import { createRandom, type Random } from './random.ts';
import { toExpectation, toPath, toStep } from './replay.ts';
import { runAgain } from './run.ts';
import { runPath, toFailure, type PathResult } from './runPath.ts';
import { causeOf, type ShrinkBudget } from './shrink.ts';
import { eventStimuli, type Stimulus } from './stimulus.ts';
import type { Expectation, TestPath, TestStep } from './suite.ts';

export interface WalkOptions<Run> {
  /** Default: the machine. */
  readonly adapter?: Adapter<Run>;
  /** The same seed gives the same walks; default 1. */
  readonly seed?: number;
  /** The number of walks; default 20. */
  readonly walks?: number;
  /** The maximum number of steps of a walk; default 40. */
  readonly steps?: number;
  /** The time after which no further walk starts, in ms; unlimited by default. */
  readonly time?: number;
  /** How often a stimulus is chosen, compared with the others, by id; default 1, and 0 for never. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Payloads that replace those of the model, by the id of the event stimulus. */
  readonly payloads?: Readonly<Record<string, (seed: number) => object>>;
  /** Ends a walk after a step for which it returns true. */
  readonly stop?: (expected: Expectation) => boolean;
  /** How long to look for shorter failing walks. */
  readonly shrink?: ShrinkBudget;
}

/** The result of a walk. */
export interface WalkResult extends PathResult {
  /** The sentences of the properties that the walk began and did not decide. */
  readonly inconclusive: readonly string[];
}

/** One choice of a walk: a stimulus, and the seed of its payload; null for the model's payload. */
interface Choice {
  readonly stimulus: string;
  readonly seed: number | null;
}

/**
 * Takes random walks through a machine whose state graph is too large to be covered, and runs them.
 * A failure ends its walk and comes with the shortest walk that was found to fail in the same way;
 * its message ends with the seed and the number of the walk. A walk on which the model violates an
 * invariant or a property fails as well, without running. When no walk decides a property, the last
 * one fails. Throws a `FlowsError` for a payload of an event that does not exist.
 */
export async function walk<Run>(
  model: Model,
  options: WalkOptions<Run> = {},
): Promise<WalkResult[]> {
  const { seed = 1, walks = 20, steps = 40, time = Number.POSITIVE_INFINITY } = options;
  const adapter = options.adapter ?? (createMachineAdapter(model) as unknown as Adapter<Run>);
  const walker = createWalker(model, options);
  const budget = { runs: options.shrink?.runs ?? 100, time: options.shrink?.time ?? 30_000 };
  const end = performance.now() + time;
  const results: WalkResult[] = [];
  const counter = createPropertyCounter(model);
  for (let number = 1; number <= walks && performance.now() < end; number += 1) {
    const id = `w${number}`;
    const random = createRandom(seed * 7919 + number);
    const { choices, testPath } = walker.take(id, random, steps);
    const { inconclusive } = counter.add(testPath);
    const result = { ...(await runOn(model, adapter, testPath, runPath)), inconclusive };
    const { failure } = result;
    if (failure === null) {
      results.push(result);
      continue;
    }
    const shortest = await shorten(choices.slice(0, failure.step), budget, async (candidate) => {
      const again = walker.repeat(id, testPath.start, candidate);
      if (again === null) return null;
      const { failure: other } = await runOn(model, adapter, again, runAgain);
      return other !== null && causeOf(other) === causeOf(failure) ? other.step : null;
    });
    const message = `${failure.message}\nWalk ${number} of the seed ${seed}.`;
    const found = walker.repeat(id, testPath.start, shortest) ?? testPath;
    results.push({ ...result, failure: { ...failure, message, shortest: found } });
  }
  const [undecided] = counter.undecided();
  const last = results.at(-1);
  if (undecided === undefined || last?.failure !== null) return results;
  const step = last.testPath.steps.length;
  return [...results.slice(0, -1), { ...last, failure: toFailure(last.testPath, step, undecided) }];
}

/** Runs a path, unless the model itself violates an invariant or a property on it. */
async function runOn<Run>(
  model: Model,
  adapter: Adapter<Run>,
  testPath: TestPath,
  runWith: (adapter: Adapter<Run>, testPath: TestPath) => Promise<PathResult>,
): Promise<PathResult> {
  const [violation] = [
    ...invariantViolations(model, testPath),
    ...createPropertyCounter(model).add(testPath).violations.values(),
  ].toSorted((one, other) => one.step - other.step);
  if (violation === undefined) return runWith(adapter, testPath);
  const failure = toFailure(testPath, violation.step, violation.message);
  return { testPath, adapter: adapter.name, failure, duration: 0 };
}

/**
 * Leaves out more and more choices, in halves first and one by one last, and replaces payloads by
 * those of the model, while the walk fails in the same way.
 * @param failingStep returns the step at which choices fail in the same way, or null
 */
async function shorten(
  choices: readonly Choice[],
  budget: { runs: number; readonly time: number },
  failingStep: (candidate: readonly Choice[]) => Promise<number | null>,
): Promise<readonly Choice[]> {
  const end = performance.now() + budget.time;
  let shortest = choices;
  const attempt = async (candidate: readonly Choice[]): Promise<boolean> => {
    if (budget.runs <= 0 || performance.now() > end) return false;
    budget.runs -= 1;
    const step = await failingStep(candidate);
    if (step === null) return false;
    shortest = candidate.slice(0, step);
    return true;
  };
  for (let size = Math.ceil(choices.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let at = 0; at < shortest.length;)
      if (!(await attempt([...shortest.slice(0, at), ...shortest.slice(at + size)]))) at += size;
  }
  for (const [at, choice] of shortest.entries()) {
    if (choice.seed !== null) await attempt(shortest.with(at, { ...choice, seed: null }));
  }
  return shortest;
}

function createWalker(
  model: Model,
  { weights = {}, payloads = {}, stop = () => false }: Omit<WalkOptions<never>, 'adapter'>,
) {
  checkNames(model, payloads);
  const expecting = createSimulator(model);
  let payloadSeed: number | null = null;
  const own = createSimulator({
    ...model,
    events: withPayloads(model, payloads, () => payloadSeed),
  });
  const starts = Object.keys(model.starts);

  return {
    take(id: string, random: Random, maxSteps: number) {
      const start = starts[Math.floor(random() * starts.length)] ?? '';
      const choices: Choice[] = [];
      const path = beginPath(id, start);
      while (choices.length < maxSteps) {
        payloadSeed = Math.floor(random() * 2 ** 31);
        const stimulus = choose(own.options(path.state()).enabled, weights, random);
        if (stimulus === undefined) break;
        const isOwn = stimulus.id in payloads;
        choices.push({ stimulus: stimulus.id, seed: isOwn ? payloadSeed : null });
        if (stop(path.add(stimulus))) break;
      }
      return { choices, testPath: path.finish() };
    },
    /** Returns the path of choices; null when one of them is not possible. */
    repeat(id: string, start: string, choices: readonly Choice[]): TestPath | null {
      const path = beginPath(id, start);
      for (const choice of choices) {
        payloadSeed = choice.seed;
        const stimulus = own
          .options(path.state())
          .enabled.find((each) => each.id === choice.stimulus);
        if (stimulus === undefined) return null;
        path.add(stimulus);
      }
      return path.finish();
    },
  };

  function beginPath(id: string, start: string) {
    let trace = own.start(start);
    const before = toExpectation(model, expecting, trace);
    const steps: TestStep[] = [];
    return {
      state: () => trace.machineState,
      add(stimulus: Stimulus): Expectation {
        const from = trace.machineState;
        const event =
          stimulus.kind === 'event' || stimulus.kind === 'outcome'
            ? (own.eventOf(from, stimulus) ?? null)
            : null;
        trace = own.take(from, stimulus);
        const expected = toExpectation(model, expecting, trace);
        const restart = stimulus.kind === 'restart' ? { input: own.inputOf(from, stimulus) } : null;
        steps.push(toStep(stimulus, event, restart, trace, expected));
        return expected;
      },
      finish: () => toPath(model, id, start, before, steps),
    };
  }
}

function choose(
  stimuli: readonly Stimulus[],
  weights: Readonly<Record<string, number>>,
  random: Random,
): Stimulus | undefined {
  const weightOf = ({ id }: Stimulus) => weights[id] ?? 1;
  const total = stimuli.reduce((sum, stimulus) => sum + weightOf(stimulus), 0);
  let left = random() * total;
  return stimuli.find((stimulus) => {
    left -= weightOf(stimulus);
    return left < 0;
  });
}

/** Returns the cases of the events, with the payloads of walks where there is a seed for them. */
function withPayloads(
  { events }: Model,
  payloads: Readonly<Record<string, (seed: number) => object>>,
  seed: () => number | null,
): Model['events'] {
  const changed: Record<string, Record<string, unknown>> = Object.fromEntries(
    Object.entries(events).map(([type, cases]) => [type, { ...cases }]),
  );
  for (const { id, type, case: name } of eventStimuli(events)) {
    const create = payloads[id];
    const usual: unknown = events[type]?.[name];
    if (create === undefined) continue;
    (changed[type] as Record<string, unknown>)[name] = (args: unknown) => {
      const payloadSeed = seed();
      if (payloadSeed !== null) return create(payloadSeed);
      return typeof usual === 'function' ? (usual(args) as unknown) : usual;
    };
  }
  return changed;
}

function checkNames({ name, events }: Model, payloads: object): void {
  const known = eventStimuli(events).map(({ id }) => id);
  for (const id of Object.keys(payloads)) {
    if (known.includes(id)) continue;
    throw new FlowsError(
      `The model "${name}" has no event "${id}" for a payload. ${suggestName(id, known)}`,
    );
  }
}
