import { FlowsError } from './FlowsError.ts';
import type { MutantResult } from './runMutants.ts';
import type { PathResult } from './runPaths.ts';
import type { Suite } from './suite.ts';

/**
 * What a layer found on the tours of one machine, as plain JSON: whatever runs the tours writes it, and
 * `flows report` reads it. Parts of one run, such as shards, are joined when they are read.
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

export interface ResultPath {
  readonly id: string;
  readonly name: string;
  /** The model's start it began with. */
  readonly start: string;
  /** Ids of what is done, step by step, those that were never come to included. */
  readonly steps: readonly string[];
  /** In ms. */
  readonly duration: number;
  readonly failure: ResultFailure | null;
  /** Pictures by step, 0 being the beginning: data URLs, or paths of files, relative to the file of the results. */
  readonly pictures: Readonly<Record<number, string>>;
}

export interface ResultFailure {
  /** 0 when the beginning was wrong already. */
  readonly step: number;
  /** What was done last, or `start`. */
  readonly after: string;
  readonly message: string;
}

/** By the id of a tour: its pictures. */
export type Pictures = ReadonlyMap<string, Readonly<Record<number, string>>>;

/** The results of tours that were run, ready to be written as JSON. */
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
      start: testPath.start,
      steps: testPath.steps.map(({ stimulus }) => stimulus.id),
      duration: Math.round(duration * 1000) / 1000,
      failure: failure && { step: failure.step, after: failure.after, message: failure.message },
      pictures: pictures?.get(testPath.id) ?? {},
    })),
    mutants,
  };
}

/** Reads results, one or a list, from the text of a file. Throws a `FlowsError` that names the file when it holds none. */
export function parseResults(text: string, file: string): Results[] {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (cause) {
    throw new FlowsError(`${file} is no JSON, so it holds no results of tours.`, { cause });
  }
  const list: unknown[] = Array.isArray(read) ? read : [read];
  if (list.length > 0 && list.every(isResults)) return list;
  throw new FlowsError(
    `${file} holds no results of tours of version 1: write it with \`toResults\`, or with \`flows run --format json\`.`,
  );
}

/** Joins what belongs to the same machine and layer, in the order of its first part. */
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
    mutants: mutants && decisive(mutants),
  };
}

/** One result a mutant: what any part noticed is noticed. */
function decisive(mutants: readonly MutantResult[]): MutantResult[] {
  const byId = new Map<string, MutantResult>();
  for (const mutant of mutants) {
    if (byId.get(mutant.id)?.killed == null) byId.set(mutant.id, mutant);
  }
  return [...byId.values()];
}

function isResults(read: unknown): read is Results {
  if (typeof read !== 'object' || read === null) return false;
  const { version, machine, adapter, testPaths } = read as Partial<Record<keyof Results, unknown>>;
  return (
    version === 1 &&
    typeof machine === 'string' &&
    typeof adapter === 'string' &&
    Array.isArray(testPaths)
  );
}
