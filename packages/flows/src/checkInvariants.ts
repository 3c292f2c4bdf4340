import { toCanonicalText } from './canonical.ts';
import type { Simulator } from './createSimulator.ts';
import { stepOfEdge, stepsOfPath, type ExploredEdge } from './invariantStep.ts';
import type { InvariantStep, Model } from './modelTypes.ts';
import { stateName } from './stateName.ts';
import type { TestPath } from './suite.ts';

export interface InvariantReport {
  /**
   * One message for each invariant that is violated or throws. Its first line names the machine,
   * invariant and edge.
   */
  readonly violated: readonly string[];
  /** One message for each invariant that applies to no step. */
  readonly unused: readonly string[];
}

/** A step on which invariants are evaluated, and how to describe where it is. */
interface CheckedStep {
  readonly step: InvariantStep;
  readonly isEdge: boolean;
  /** The number of steps up to and including this one. */
  readonly depth: number;
  /** Formats the ids of the stimuli from the start up to and including this step. */
  readonly path: () => string;
}

/**
 * Evaluates the invariants of a model on every explored edge and on every step of the test paths.
 * Both are needed: a node holds only the first context that was found for it, while a test path has
 * contexts of its own.
 */
export function checkInvariants(
  model: Model,
  simulator: Simulator,
  explored: readonly ExploredEdge[],
  testPaths: readonly TestPath[],
): InvariantReport {
  const violated: string[] = [];
  const unused: string[] = [];
  const invariants = Object.entries(model.invariants);
  if (invariants.length === 0) return { violated, unused };
  const checked = [...stepsOfEdges(simulator, explored), ...testPaths.flatMap(checkedSteps)];
  for (const [sentence, evaluate] of invariants) {
    const invariant = `${model.name}: "${sentence}"`;
    const applied = checked.flatMap((each) => {
      const result = evaluateOn(evaluate, each.step);
      return result === undefined ? [] : [{ checked: each, result }];
    });
    const failing = applied.filter(({ result }) => result !== true);
    const edges = failing.filter(({ checked }) => checked.isEdge);
    const [first] = (edges.length > 0 ? edges : failing).toSorted(
      (one, other) => one.checked.depth - other.checked.depth,
    );
    if (first !== undefined)
      violated.push(
        `${invariant} ${describe(first.checked, first.result)}${moreEdges(edges.length - 1)}`,
      );
    if (applied.length === 0) {
      unused.push(
        `${invariant} was never checked: it returns undefined on every edge. Correct its condition, or remove it.`,
      );
    }
  }
  return { violated, unused };
}

/** A violation of an invariant or a property on a path. */
export interface Violation {
  /** The number of the step that shows it; 0 for the start. */
  readonly step: number;
  readonly message: string;
}

/** Returns the first violation of each invariant on a path. */
export function invariantViolations({ invariants }: Model, testPath: TestPath): Violation[] {
  const steps = stepsOfPath(testPath);
  return Object.entries(invariants).flatMap(([sentence, evaluate]) => {
    for (const [step, each] of steps.entries()) {
      const result = evaluateOn(evaluate, each);
      if (result !== undefined && result !== true)
        return [{ step, message: `"${sentence}" ${problemOf(result)} ${stepText(each)}.` }];
    }
    return [];
  });
}

/** Returns the result of an invariant, or the error that it throws. */
function evaluateOn(
  evaluate: (step: never) => boolean | undefined,
  step: InvariantStep,
): boolean | undefined | Thrown {
  try {
    return evaluate(step as never);
  } catch (error) {
    return { error };
  }
}

interface Thrown {
  readonly error: unknown;
}

function describe({ step, path }: CheckedStep, result: unknown): string {
  const { before, after } = step;
  const changed = before === null ? [] : changesOf(before.context, after.context);
  return [
    `${problemOf(result)} ${stepText(step)}.`,
    `    path: ${path()}`,
    ...(changed.length > 0 ? [`    changed: ${changed.join(', ')}`] : []),
  ].join('\n');
}

function problemOf(result: unknown): string {
  return typeof result === 'object' && result !== null
    ? `threw ${String((result as Thrown).error)} on`
    : 'is violated by';
}

/** Names a step by its stimulus and the states before and after it. */
export function stepText({ before, after, stimulus }: InvariantStep): string {
  const source = before === null ? '(start)' : stateName(before.snapshot.value);
  return `"${stimulus.id}" from ${source} to ${stateName(after.snapshot.value)}`;
}

function moreEdges(count: number): string {
  if (count < 1) return '';
  return count === 1 ? '\n    1 more edge violates it.' : `\n    ${count} more edges violate it.`;
}

/** Returns one text for each key of the context that a step changes. */
function changesOf(before: object, after: object): string[] {
  const [previous, current] = [before, after] as Readonly<Record<string, unknown>>[];
  return Object.keys({ ...previous, ...current }).flatMap((key) => {
    const [oldText, newText] = [toCanonicalText(previous?.[key]), toCanonicalText(current?.[key])];
    return oldText === newText ? [] : [`${key}: ${shorten(oldText)} → ${shorten(newText)}`];
  });
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

function stepsOfEdges(simulator: Simulator, explored: readonly ExploredEdge[]): CheckedStep[] {
  // The edge that found each machine state. Exploration is breadth first, so these edges form
  // shortest paths.
  const found = new Map(explored.map((edge) => [edge.trace.machineState, edge]));
  const pathTo = (edge: ExploredEdge): ExploredEdge[] => {
    const previous = edge.before === null ? undefined : found.get(edge.before);
    return previous === undefined ? [edge] : [...pathTo(previous), edge];
  };
  return explored.map((edge): CheckedStep => ({
    step: stepOfEdge(simulator, edge),
    isEdge: true,
    depth: pathTo(edge).length,
    path: () => formatPath(pathTo(edge).map(({ stimulus: { id } }) => id)),
  }));
}

function checkedSteps(testPath: TestPath): CheckedStep[] {
  // The start is an edge of the state graph.
  return stepsOfPath(testPath)
    .slice(1)
    .map((step, index) => ({
      step,
      isEdge: false,
      depth: index + 1,
      path: () => `test path ${testPath.id}, ${formatPath(idsUpTo(testPath, index + 1))}`,
    }));
}

/** Returns the ids of the start and the first steps of a test path. */
export function idsUpTo({ start, steps }: TestPath, step: number): string[] {
  return [start, ...steps.slice(0, step).map(({ stimulus }) => stimulus.id)];
}

/** Formats the ids of a start and of steps. */
export function formatPath(ids: readonly string[]): string {
  return `start ${ids.join(' > ')}`;
}
