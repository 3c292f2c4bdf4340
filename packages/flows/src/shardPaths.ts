import type { TestPath } from './suite.ts';
import { START_STEPS } from './walks.ts';

/**
 * Returns shard `index` (from 1) of `count` shards of about equal length. Every test path is in
 * exactly one shard.
 */
export function shardPaths(
  testPaths: readonly TestPath[],
  index: number,
  count: number,
): TestPath[] {
  const loads = Array.from({ length: count }, () => 0);
  const shardOf = new Map<TestPath, number>();
  const length = ({ steps }: TestPath) => steps.length + START_STEPS;
  for (const testPath of [...testPaths].sort((a, b) => length(b) - length(a))) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + length(testPath);
    shardOf.set(testPath, lightest + 1);
  }
  return testPaths.filter((testPath) => shardOf.get(testPath) === index);
}
