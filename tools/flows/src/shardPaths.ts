import type { TestPath } from './suite.ts';

/** The part `index` (from 1) of `count`, the parts being about equally long. Every tour is in exactly one part. */
export function shardPaths(
  testPaths: readonly TestPath[],
  index: number,
  count: number,
): TestPath[] {
  const loads = Array.from({ length: count }, () => 0);
  const partOf = new Map<TestPath, number>();
  // Starting a tour takes about as long as a few steps.
  const length = ({ steps }: TestPath) => steps.length + 3;
  for (const testPath of [...testPaths].sort((a, b) => length(b) - length(a))) {
    const lightest = loads.indexOf(Math.min(...loads));
    loads[lightest] = (loads[lightest] ?? 0) + length(testPath);
    partOf.set(testPath, lightest + 1);
  }
  return testPaths.filter((testPath) => partOf.get(testPath) === index);
}
