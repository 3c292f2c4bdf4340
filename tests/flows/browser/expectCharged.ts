import type { Operation } from '../support/network.ts';

const amounts = ['price', 'discprice', 'amount'] as const;

type Billed = { readonly [Amount in (typeof amounts)[number]]?: unknown };

/** Throws if the server charges another amount than the chosen items cost. */
export function expectCharged(operation: Operation, due: Billed, charged: Billed): void {
  const wrong = amounts.filter(
    (amount) => due[amount] !== undefined && charged[amount] !== due[amount],
  );
  if (wrong.length === 0) return;
  throw new Error(
    `${operation} charges ${wrong.map((amount) => `${amount} ${String(charged[amount])} instead of ${String(due[amount])}`).join(', ')}.`,
  );
}
