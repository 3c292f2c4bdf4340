import { vi } from 'vitest';
import type { Database } from '../../../server/src/data/db/Database.ts';

/**
 * Makes calls of `db.transaction` wait until there are `count` of them, and then starts all of
 * these transactions at once, so that none can read what another has written. Later ones do not
 * wait.
 */
export function startTransactionsTogether(db: Database, count: number): void {
  const startTransaction = db.transaction.bind(db);
  let calls = 0;
  let startAll = (): void => undefined;
  const allCalled = new Promise<void>((resolve) => {
    startAll = resolve;
  });
  vi.spyOn(db, 'transaction').mockImplementation(async (...args) => {
    calls += 1;
    if (calls === count) startAll();
    await allCalled;
    return startTransaction(...args);
  });
}
