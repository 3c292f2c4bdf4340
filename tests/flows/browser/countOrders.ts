import type { TestPath } from '../../../tools/flows/src/suite.ts';

/** What becomes of the orders that are placed on a tour. */
export interface OrdersOfPath {
  /** Of each order whose answer does not come in time: whether the server has made it all the same. */
  readonly unheard: readonly boolean[];
  /** How many more the server has after the tour. */
  readonly count: number;
}

/** Refusals that say nothing of an order that may have been made before. */
const saysNothing = new Set(['underWay', 'rejected', 'offline']);

/**
 * Decides of each answer that is lost whether the server did the work before: always, unless the tour goes on in a
 * way that only an order that was never made allows. An order is asked for again with the same key, so that all that
 * is asked for under one key is one order.
 */
export function countOrders(testPath: TestPath): OrdersOfPath {
  const keys = attemptsByKey(testPath);
  return {
    unheard: keys.flatMap((attempts) =>
      attempts.flatMap((outcome, index) =>
        outcome === 'timedOut' ? [mayHaveBeenMade(attempts.slice(index + 1))] : [],
      ),
    ),
    count: keys.filter((attempts) =>
      attempts.some((outcome, index) => isMade(outcome, attempts.slice(index + 1))),
    ).length,
  };
}

function isMade(outcome: string, later: readonly string[]): boolean {
  return outcome === 'placed' || (outcome === 'timedOut' && mayHaveBeenMade(later));
}

function mayHaveBeenMade(later: readonly string[]): boolean {
  return later.every(
    (outcome) =>
      ['placed', 'timedOut', 'serverFailed'].includes(outcome) || saysNothing.has(outcome),
  );
}

/** How each order was answered, time after time; a new key begins a new list. */
function attemptsByKey({ steps }: TestPath): string[][] {
  const keys: string[][] = [[]];
  for (const { stimulus } of steps) {
    if (stimulus.kind === 'event' && stimulus.type === 'order.startOver') keys.push([]);
    if (stimulus.kind !== 'outcome') continue;
    if (stimulus.actor === 'payment') keys.push([]);
    if (stimulus.actor === 'placeOrder') keys.at(-1)?.push(stimulus.outcome);
  }
  return keys;
}
