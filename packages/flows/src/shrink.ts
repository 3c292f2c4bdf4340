import { createApproach, type Approach } from './approach.ts';
import type { Graph, GraphEdge } from './buildGraph.ts';
import { findEdges, toRoute } from './findEdges.ts';
import { FlowsError } from './FlowsError.ts';
import { replay } from './replay.ts';
import type { PathFailure, PathResult } from './runPath.ts';
import type { TestPath } from './suite.ts';

/** How long to look for the shortest failing paths of a suite. */
export interface ShrinkBudget {
  /** The maximum number of paths to run; default 100. */
  readonly runs?: number;
  /** The time after which no further path starts, in ms; default 30 000. */
  readonly time?: number;
}

/** Runs a test path once more, in the way in which it failed. */
export type RunAgain = (testPath: TestPath) => Promise<PathResult>;

/** Adds to a failed result the shortest path that fails in the same way. */
export type Shrinker = (result: PathResult, runAgain: RunAgain) => Promise<PathResult>;

/**
 * Creates a shrinker for the failures of one suite, which share a budget. Failures with the same
 * stimulus and first line have the same cause, so that only the first of them is shortened.
 */
export function createShrinker(
  graph: Graph,
  { runs = 100, time = 30_000 }: ShrinkBudget = {},
): Shrinker {
  const shortestOf = new Map<string, TestPath>();
  const left = { runs, time };
  return async (result, runAgain) => {
    const { failure, testPath } = result;
    if (failure === null) return result;
    const cause = causeOf(failure);
    const begin = performance.now();
    const failingStep = async (candidate: TestPath) => {
      if (left.runs <= 0 || performance.now() - begin > left.time) return null;
      left.runs -= 1;
      const again = (await runAgain(candidate)).failure;
      return again !== null && causeOf(again) === cause ? again.step : null;
    };
    let shortest = shortestOf.get(cause);
    if (shortest === undefined) {
      const search = shorten(graph, testPath, failure.step);
      let found = search.next();
      while (found.done !== true) found = search.next(await failingStep(found.value));
      shortest = found.value;
    }
    left.time -= performance.now() - begin;
    shortestOf.set(cause, shortest);
    return {
      ...result,
      failure: {
        ...failure,
        shortest: shortest.steps.length <= failure.step ? shortest : upTo(testPath, failure.step),
      },
    };
  };
}

/**
 * Returns the shortest path that was found to fail like a test path at a step.
 * @param failingStep returns the step at which a candidate fails in the same way, or null
 * @param runs the maximum number of candidates
 */
export function shortestFailing(
  graph: Graph,
  testPath: TestPath,
  step: number,
  failingStep: (candidate: TestPath) => number | null,
  runs = 100,
): TestPath {
  const search = shorten(graph, testPath, step);
  let found = search.next();
  for (let run = 0; found.done !== true; run += 1)
    found = search.next(run < runs ? failingStep(found.value) : null);
  return found.value;
}

/** Returns what failures with the same cause have in common: the stimulus and the first line. */
export function causeOf({ after, message }: PathFailure): string {
  return `${after}\n${message.split('\n')[0]}`;
}

function upTo(testPath: TestPath, step: number): TestPath {
  return { ...testPath, steps: testPath.steps.slice(0, step) };
}

/**
 * Searches the state graph for a shorter path with the same failure. First comes the last step in
 * its node, approached by the shortest path, then with more and more of the steps before it. When
 * the step alone is enough, the same stimulus in nodes nearer to the start follows; otherwise,
 * parts of the path are replaced by shortest paths, until none can be.
 * Each candidate is yielded; `next` takes the step at which it fails in the same way, or null.
 */
function* shorten(
  graph: Graph,
  testPath: TestPath,
  step: number,
): Generator<TestPath, TestPath, number | null> {
  let shortest = upTo(testPath, step);
  let edges = findEdges(graph, toRoute(shortest));
  const approach = createApproach(graph);
  const tried = new Set<string>();

  function* replaceBy(
    candidate: readonly GraphEdge[] | null,
  ): Generator<TestPath, boolean, number | null> {
    if (candidate === null || candidate.length >= edges.length) return false;
    const key = candidate.map(({ index }) => index).join();
    if (tried.has(key)) return false;
    tried.add(key);
    const candidatePath = replayable(graph, candidate, testPath.id);
    const failed = candidatePath === null ? null : yield candidatePath;
    if (candidatePath === null || failed === null) return false;
    shortest = upTo(candidatePath, failed);
    edges = candidate.slice(0, failed + 1);
    return true;
  }

  const whole = edges;
  const last = whole.at(-1);
  if (last === undefined || step === 0) return shortest;
  for (let kept = 1; kept < whole.length; kept *= 2) {
    const rest = whole.slice(-kept);
    const before = approach(0, (rest[0] as GraphEdge).source);
    const isShortest = kept === 1 && before?.length === whole.length - 1;
    if (!isShortest && !(yield* replaceBy(before && [...before, ...rest]))) continue;
    if (kept > 1) break;
    for (const candidate of nearer(graph, last, approach))
      if (yield* replaceBy(candidate)) return shortest;
    return shortest;
  }
  for (let isShorter = true; isShorter;) {
    isShorter = false;
    for (const candidate of withShortcuts(edges, approach)) {
      isShorter = yield* replaceBy(candidate);
      if (isShorter) break;
    }
  }
  return shortest;
}

/** Returns the shortest paths that end with the stimulus of an edge in any node, shortest first. */
function nearer(graph: Graph, last: GraphEdge, approach: Approach): GraphEdge[][] {
  return graph.edges
    .filter(({ stimulus }) => stimulus.id === last.stimulus.id)
    .flatMap((edge) => {
      const before = approach(0, edge.source);
      return before === null ? [] : [[...before, edge]];
    })
    .toSorted((one, other) => one.length - other.length);
}

/** Returns the paths in which one part is replaced by a shorter one, the shortest path first. */
function withShortcuts(edges: readonly GraphEdge[], approach: Approach): GraphEdge[][] {
  const candidates: GraphEdge[][] = [];
  for (const [begin, from] of edges.entries()) {
    for (const [offset, to] of edges.slice(begin + 1).entries()) {
      const shortcut = approach(from.source, to.source);
      if (shortcut === null || shortcut.length > offset) continue;
      candidates.push([...edges.slice(0, begin), ...shortcut, ...edges.slice(begin + 1 + offset)]);
    }
  }
  return candidates.toSorted((one, other) => one.length - other.length);
}

/** Returns the test path along edges; null when the machine cannot take them in this order. */
function replayable(graph: Graph, edges: readonly GraphEdge[], id: string): TestPath | null {
  try {
    return replay(graph, edges, id);
  } catch (error) {
    if (error instanceof FlowsError) return null;
    throw error;
  }
}
