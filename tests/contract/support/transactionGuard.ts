import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { Database } from '../../../server/src/data/db/Database.ts';
import type { FileStore } from '../../../server/src/data/files/openFileStore.ts';

/** Holds in what is called from a transaction of a guarded database. */
const transaction = new AsyncLocalStorage<true>();

function requireNoTransaction(what: string): void {
  if (transaction.getStore()) throw new Error(`${what} inside a transaction`);
}

// An error of a subscriber is an uncaught one, which fails the tests.
subscribe('net.client.socket', () => requireNoTransaction('A connection was opened'));
subscribe('undici:request:create', () => requireNoTransaction('A request was sent'));

/**
 * Makes tests fail when a connection is opened, a request is sent or the guarded file store is used
 * inside a transaction of the database.
 */
export function guardTransactions(db: Database): void {
  const begin = db.transaction.bind(db);
  db.transaction = (work, config) => begin((tx) => transaction.run(true, () => work(tx)), config);
}

/** Makes the methods of a file store throw inside the transactions of a guarded database. */
export function guardFiles(files: FileStore): FileStore {
  return new Proxy(files, {
    get(target, name: keyof FileStore) {
      requireNoTransaction(`files.${name} was called`);
      return target[name];
    },
  });
}
