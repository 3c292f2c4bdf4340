import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../../', import.meta.url));

/** What the lifecycle alone writes. */
const tables = {
  orders: [
    'paymentState',
    'fulfilmentState',
    'received',
    'refunded',
    'proofPending',
    'machineVersion',
  ],
  personMessages: ['approved'],
};

/** Files that create rows in their first state. */
const creations: Record<string, string> = {
  'features/greetings/createGreetingOrder.ts':
    'inserts the message of a new order, which is not approved',
  'demo/data/createListing.ts': 'creates the messages of demo listings, which have no order',
};

/** Returns the columns that a file writes although only the lifecycle may. */
function statusWrites(text: string): string[] {
  return Object.entries(tables).flatMap(([table, columns]) => {
    const calls = text.matchAll(
      new RegExp(`\\.(?:update|insert)\\(${table}\\)\\s*\\.(?:set|values)\\(`, 'g'),
    );
    return [...calls].flatMap(({ index, 0: call }) => {
      const written = argumentsFrom(text, index + call.length);
      return columns
        .filter((column) => new RegExp(`(^|[^.\\w])${column}\\s*[:,}]`).test(written))
        .map((column) => `${table}.${column}`);
    });
  });
}

/** Returns the text up to the parenthesis that closes a call, whose arguments begin at a place. */
function argumentsFrom(text: string, begin: number): string {
  let depth = 1;
  let end = begin;
  for (; depth > 0 && end < text.length; end += 1)
    depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0;
  return text.slice(begin, end);
}

describe('the state of an order', () => {
  it('is written by the lifecycle alone', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.ts') &&
        !file.endsWith('.test.ts') &&
        !file.startsWith('features/orders/lifecycle/') &&
        !creations[file],
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      statusWrites(readFileSync(`${source}${file}`, 'utf8')).map((write) => `${file}: ${write}`),
    );
    expect(found).toEqual([]);
  });

  it('has exceptions only for files that still write it', () => {
    const unused = Object.keys(creations).filter(
      (file) => !/\bapproved\s*[:,]/.test(readFileSync(`${source}${file}`, 'utf8')),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    [`tx\n  .update(orders)\n  .set({ ...rest(), paymentState: 'paid' })`, 'orders.paymentState'],
    [`tx.update(orders).set({ fulfilmentState })`, 'orders.fulfilmentState'],
    [
      `tx.update(orders).set({ received: sql\`\${orders.received} + 1\`, fromName })`,
      'orders.received',
    ],
    [`tx.update(orders).set({ refunded: 0 })`, 'orders.refunded'],
    [`tx.update(orders).set({ proofPending: true })`, 'orders.proofPending'],
    [`tx.update(personMessages).set({ approved }).where(eq(a, b))`, 'personMessages.approved'],
    [`tx.insert(personMessages).values([{ approved: true }])`, 'personMessages.approved'],
  ])('is found in %s', (text, write) => {
    expect(statusWrites(text)).toEqual([write]);
  });

  it('is not found in other writes', () => {
    expect(
      statusWrites(
        `tx.update(orders).set({ fromName }).where(eq(orders.paymentState, 'paid')); tx.update(vaInvoices).set({ status: 'open' })`,
      ),
    ).toEqual([]);
  });
});
