import type { TestPath } from '@dukacita/flows';

/** What happens to the orders that a path places. */
export interface OrdersOfPath {
  /** For each order request that times out: whether the server handles it nevertheless. */
  readonly timedOutButHandled: readonly boolean[];
  /** The number of orders that the path creates on the server. */
  readonly count: number;
}

/** Outcomes of a retry that do not say whether the order exists. */
const undecided = new Set(['inProgress', 'rejected', 'offline']);

/**
 * Decides for each request that times out whether the server creates the order: always, unless a
 * later outcome of the path is possible only without the order. Retries have the same key, so all
 * requests with one key create at most one order.
 */
export function countOrders(testPath: TestPath): OrdersOfPath {
  const keys = attemptsByKey(testPath);
  return {
    timedOutButHandled: keys.flatMap((attempts) =>
      attempts.flatMap((outcome, index) =>
        outcome === 'timedOut' ? [canExist(attempts.slice(index + 1))] : [],
      ),
    ),
    count: keys.filter((attempts) =>
      attempts.some((outcome, index) => isCreated(outcome, attempts.slice(index + 1))),
    ).length,
  };
}

function isCreated(outcome: string, later: readonly string[]): boolean {
  return outcome === 'placed' || (outcome === 'timedOut' && canExist(later));
}

function canExist(later: readonly string[]): boolean {
  return later.every(
    (outcome) => ['placed', 'timedOut', 'serverFailed'].includes(outcome) || undecided.has(outcome),
  );
}

/** Returns the outcomes of the requests of each order, in order. A new key starts a new order. */
function attemptsByKey({ steps }: TestPath): string[][] {
  const keys: string[][] = [[]];
  for (const { stimulus } of steps) {
    if (stimulus.kind === 'event' && stimulus.type === 'order.startOver') keys.push([]);
    if (stimulus.kind !== 'outcome') continue;
    if (stimulus.actor === 'payment') keys.push([]);
    if (stimulus.actor === 'placeOrder' || stimulus.actor === 'placement')
      keys.at(-1)?.push(stimulus.outcome);
  }
  return keys;
}
