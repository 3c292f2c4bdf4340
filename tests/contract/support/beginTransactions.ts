import { vi } from 'vitest';
import type { Database } from '../../../server/src/db/Database.ts';

/**
 * Holds transactions back until `count` of them want to begin, and lets them all go at once: whoever looked before
 * has seen nothing of the others.
 */
export function beginTransactions(db: Database, count: number): void {
  const begin = db.transaction.bind(db);
  let waiting = 0;
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  vi.spyOn(db, 'transaction').mockImplementation(async (...given) => {
    waiting += 1;
    if (waiting === count) open();
    await opened;
    return begin(...given);
  });
}
