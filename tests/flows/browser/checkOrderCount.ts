import type { PathResult } from '../../../tools/flows/src/runPaths.ts';

/**
 * What a tour found, with what the server has after it. A tour on which all was as expected fails in its last step when
 * other orders were made than it placed.
 * @param count how many the tour placed
 * @param made names of those that the server has more than before
 */
export function checkOrderCount(
  result: PathResult,
  count: number,
  made: readonly string[],
): PathResult {
  if (result.failure !== null || made.length === count) return result;
  const { steps } = result.testPath;
  const names = made.length === 0 ? '' : ` (${made.join(', ')})`;
  const error = new Error(
    `Orders that the server should have of this tour: ${count}. It has ${made.length}${names}.`,
  );
  return {
    ...result,
    failure: {
      step: steps.length,
      after: steps.at(-1)?.stimulus.id ?? 'start',
      message: error.message,
      error,
    },
  };
}
