import type { Operation } from '../support/network.ts';

const amounts = ['price', 'discprice', 'amount'] as const;

type Billed = { readonly [Amount in (typeof amounts)[number]]?: unknown };

/** Throws when the server charges something else than follows from what was chosen. */
export function expectCharged(operation: Operation, due: Billed, charged: Billed): void {
  const wrong = amounts.filter(
    (amount) => due[amount] !== undefined && charged[amount] !== due[amount],
  );
  if (wrong.length === 0) return;
  throw new Error(
    `${operation} charges ${wrong.map((amount) => `${amount} ${String(charged[amount])} where ${String(due[amount])} is due`).join(', ')}.`,
  );
}
