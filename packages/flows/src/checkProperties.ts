import type { Graph } from './buildGraph.ts';
import { formatPath, idsUpTo, stepText, type Violation } from './checkInvariants.ts';
import { stepsOfPath } from './invariantStep.ts';
import type { InvariantStep, LooseProperty, Model } from './modelTypes.ts';
import { shortestFailing } from './shrink.ts';
import type { PropertyCount, TestPath } from './suite.ts';

/** A step at which a property begins, and what becomes of it. */
interface Instance {
  /** The number of the step; 0 for the start. */
  readonly begun: number;
  readonly verdict: 'held' | 'violated' | 'inconclusive';
  /** The number of the last step that was looked at. */
  readonly decided: number;
  /** What a condition threw. */
  readonly error?: unknown;
}

/**
 * Checks the properties of a model on test paths: how often each of them held, and one message for
 * each that is violated, with the shortest path that was found, or that was never decided.
 */
export function checkProperties(
  graph: Graph,
  testPaths: readonly TestPath[],
): { readonly counts: readonly PropertyCount[]; readonly violations: readonly string[] } {
  const { name, properties } = graph.model;
  const counter = createPropertyCounter(graph.model);
  const violated = new Map<string, { testPath: TestPath; step: number }>();
  for (const testPath of testPaths) {
    counter.add(testPath).violations.forEach(({ step }, sentence) => {
      if (!violated.has(sentence)) violated.set(sentence, { testPath, step });
    });
  }
  const violations = [...violated].map(([sentence, { testPath, step }]) => {
    const find = (candidate: TestPath) =>
      violationIn(sentence, properties[sentence] as LooseProperty, candidate);
    const isSame = (candidate: TestPath) => find(candidate)?.step ?? null;
    const shortest = shortestFailing(graph, testPath, step, isSame);
    const { message, step: last } = find(shortest) as Violation;
    return `${name}: ${message}\n    path: ${formatPath(idsUpTo(shortest, last))}`;
  });
  return { counts: counter.counts(), violations: [...violations, ...counter.undecided()] };
}

/** Counts how often the properties of a model hold on paths. */
export function createPropertyCounter({ name, properties }: Model) {
  const counts = new Map(
    Object.keys(properties).map((sentence) => [
      sentence,
      { held: 0, violated: 0, inconclusive: 0 },
    ]),
  );
  return {
    /** Adds a path. Returns the first violation of each property, and what the path left open. */
    add(testPath: TestPath) {
      const violations = new Map<string, Violation>();
      const inconclusive: string[] = [];
      const steps = counts.size === 0 ? [] : stepsOfPath(testPath);
      for (const [sentence, count] of counts) {
        const instances = instancesOn(properties[sentence] as LooseProperty, steps);
        instances.forEach(({ verdict }) => (count[verdict] += 1));
        if (instances.some(({ verdict }) => verdict === 'inconclusive'))
          inconclusive.push(sentence);
        const first = firstViolation(sentence, steps, instances);
        if (first !== null) violations.set(sentence, first);
      }
      return { violations, inconclusive };
    },
    counts: (): PropertyCount[] =>
      [...counts].map(([sentence, { held, inconclusive }]) => ({ sentence, held, inconclusive })),
    /** Returns one message for each property that was decided nowhere. */
    undecided: (): string[] =>
      [...counts].flatMap(([sentence, { held, violated, inconclusive }]) => {
        if (held + violated > 0) return [];
        const why =
          inconclusive === 0
            ? 'no step begins it'
            : `each of the ${inconclusive} times it began, the path ended before`;
        return [
          `${name}: "${sentence}" was never decided: ${why}. Correct its conditions, or remove it.`,
        ];
      }),
  };
}

/** Returns the first violation of a property on a path; null when there is none. */
function violationIn(
  sentence: string,
  property: LooseProperty,
  testPath: TestPath,
): Violation | null {
  const steps = stepsOfPath(testPath);
  return firstViolation(sentence, steps, instancesOn(property, steps));
}

function firstViolation(
  sentence: string,
  steps: readonly InvariantStep[],
  instances: readonly Instance[],
): Violation | null {
  const [first] = instances
    .filter(({ verdict }) => verdict === 'violated')
    .toSorted((one, other) => one.decided - other.decided);
  if (first === undefined) return null;
  const { begun, decided, error } = first;
  const nameOf = (step: number) => stepText(steps[step] as InvariantStep);
  const problem = error === undefined ? 'is violated by' : `threw ${String(error)} on`;
  return {
    step: decided,
    message: [
      `"${sentence}" ${problem} ${nameOf(decided)}.`,
      `    began: step ${begun}, ${nameOf(begun)}`,
      `    decided: step ${decided}, ${nameOf(decided)}`,
    ].join('\n'),
  };
}

function instancesOn(property: LooseProperty, steps: readonly InvariantStep[]): Instance[] {
  const { after } = property;
  return steps.flatMap((step, begun): Instance[] => {
    try {
      const begins = after === undefined ? begun === 0 : after(step as never);
      return begins ? [follow(property, steps, begun)] : [];
    } catch (error) {
      return [{ begun, verdict: 'violated', decided: begun, error }];
    }
  });
}

/** Follows a property from the step at which it begins to the one that decides it. */
function follow(
  { eventually, never, until }: LooseProperty,
  steps: readonly InvariantStep[],
  begun: number,
): Instance {
  const meets = (condition: LooseProperty['never'], step: number) =>
    condition?.(steps[step] as never, steps[begun] as never) === true;
  const last = steps.length - 1;
  for (let decided = begun + 1; decided <= last; decided += 1) {
    try {
      if (meets(eventually ?? until, decided)) return { begun, verdict: 'held', decided };
      if (meets(never, decided)) return { begun, verdict: 'violated', decided };
    } catch (error) {
      return { begun, verdict: 'violated', decided, error };
    }
  }
  if (eventually !== undefined) {
    const hasEnded = steps[last]?.after.snapshot.status !== 'active';
    return { begun, verdict: hasEnded ? 'violated' : 'inconclusive', decided: last };
  }
  return { begun, verdict: last > begun ? 'held' : 'inconclusive', decided: last };
}
