import { toRoute, type Route } from './findEdges.ts';
import { FlowsError } from './FlowsError.ts';
import type { MutantResult } from './runMutants.ts';
import type { PathResult } from './runPath.ts';
import type { Suite } from './suite.ts';

/**
 * The results of the test paths of one machine on one adapter, as plain JSON. Any runner can write
 * them; `flows report` reads them. Parts of one run, such as shards, are joined when they are read.
 */
export interface Results {
  readonly version: 1;
  /** The model's name. */
  readonly machine: string;
  readonly adapter: string;
  readonly testPaths: readonly ResultPath[];
  /** Null when no mutants were run. */
  readonly mutants: readonly MutantResult[] | null;
}

/** A test path that was run, with the steps after a failure. */
export interface ResultPath extends Route {
  readonly id: string;
  readonly name: string;
  /** In ms. */
  readonly duration: number;
  readonly failure: ResultFailure | null;
  /** Pictures by step; 0 is the start. Each is a data URL or a path relative to the result file. */
  readonly pictures: Readonly<Record<number, string>>;
}

export interface ResultFailure {
  /** The step that failed; 0 for the start. */
  readonly step: number;
  /** The id of the stimulus of that step, or `start`. */
  readonly after: string;
  readonly message: string;
  /** The shortest path that was found to fail in the same way; absent when none was searched. */
  readonly shortest?: Route;
}

/** Pictures by the id of their test path. */
export type Pictures = ReadonlyMap<string, Readonly<Record<number, string>>>;

/** Converts the results of test paths to plain JSON. */
export function toResults(
  { model }: Pick<Suite, 'model'>,
  adapter: string,
  results: readonly PathResult[],
  {
    pictures,
    mutants = null,
  }: { readonly pictures?: Pictures; readonly mutants?: Results['mutants'] } = {},
): Results {
  return {
    version: 1,
    machine: model.name,
    adapter,
    testPaths: results.map(({ testPath, duration, failure }) => ({
      id: testPath.id,
      name: testPath.name,
      ...toRoute(testPath),
      duration: Math.round(duration * 1000) / 1000,
      failure: failure && {
        step: failure.step,
        after: failure.after,
        message: failure.message,
        ...(failure.shortest && { shortest: toRoute(failure.shortest) }),
      },
      pictures: pictures?.get(testPath.id) ?? {},
    })),
    mutants,
  };
}

/**
 * Parses the text of a result file: one result or a list. Throws a `FlowsError` with the name of
 * the file when it contains none.
 */
export function parseResults(text: string, file: string): Results[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (cause) {
    throw new FlowsError(`${file} is not valid JSON, so it contains no results.`, { cause });
  }
  const list: unknown[] = Array.isArray(parsed) ? parsed : [parsed];
  if (list.length > 0 && list.every(isResults)) return list;
  throw new FlowsError(
    `${file} contains no results of version 1: write it with \`toResults\`, or \`flows run --format json\`.`,
  );
}

/** Joins the results of the same machine and adapter, in the order of their first part. */
export function joinResults(parts: readonly Results[]): Results[] {
  const joined = new Map<string, Results>();
  for (const part of parts) {
    const key = JSON.stringify([part.machine, part.adapter]);
    const known = joined.get(key);
    joined.set(key, known === undefined ? part : join(known, part));
  }
  return [...joined.values()];
}

function join(one: Results, other: Results): Results {
  const mutants =
    one.mutants === null && other.mutants === null
      ? null
      : [...(one.mutants ?? []), ...(other.mutants ?? [])];
  return {
    ...one,
    testPaths: [...one.testPaths, ...other.testPaths],
    mutants: mutants && joinMutants(mutants),
  };
}

/** Returns one result for each mutant: it is killed when any part killed it. */
function joinMutants(mutants: readonly MutantResult[]): MutantResult[] {
  const byId = new Map<string, MutantResult>();
  for (const mutant of mutants) {
    if (byId.get(mutant.id)?.killed == null) byId.set(mutant.id, mutant);
  }
  return [...byId.values()];
}

function isResults(parsed: unknown): parsed is Results {
  if (typeof parsed !== 'object' || parsed === null) return false;
  const { version, machine, adapter, testPaths } = parsed as Partial<
    Record<keyof Results, unknown>
  >;
  return (
    version === 1 &&
    typeof machine === 'string' &&
    typeof adapter === 'string' &&
    Array.isArray(testPaths)
  );
}
