import { vi } from 'vitest';
import type { Database } from '../../../server/src/db/Database.ts';

/**
 * Holds back transactions until `count` of them are requested, and then starts all at once, so that
 * none can read what another has written.
 */
export function beginTransactions(db: Database, count: number): void {
  const begin = db.transaction.bind(db);
  let waiting = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  vi.spyOn(db, 'transaction').mockImplementation(async (...args) => {
    waiting += 1;
    if (waiting === count) open();
    await opened;
    return begin(...args);
  });
}
