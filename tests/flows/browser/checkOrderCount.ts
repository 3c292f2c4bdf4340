import type { PathResult } from '@dukacita/flows';
import { failAtEnd } from './failAtEnd.ts';

/**
 * Returns the result of a path, failed in its last step if the server has other orders than
 * expected.
 * @param count the expected number of new orders
 * @param created the numbers of the orders that the server has created since the path started
 */
export function checkOrderCount(
  result: PathResult,
  count: number,
  created: readonly string[],
): PathResult {
  if (result.failure !== null || created.length === count) return result;
  const numbers = created.length === 0 ? '' : ` (${created.join(', ')})`;
  return failAtEnd(
    result,
    `Expected orders of this path: ${count}. The server has ${created.length}${numbers}.`,
  );
}
