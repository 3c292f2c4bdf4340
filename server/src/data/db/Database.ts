import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

/** The Drizzle interface of both database drivers and of their transactions. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /**
   * Runs SQL outside of Drizzle and of any transaction; text without values may have several
   * statements. Never call it inside a transaction: the embedded database has one connection, for
   * which it would wait for ever.
   */
  execute: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
  /** Runs work that only one instance at a time may do, such as creating tables. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /**
   * Calls `onMessage` with each payload that `notify` sends to the channel from now on, from any
   * process on the same database.
   * @param channel lower-case letters, digits and underscores
   * @param onReconnect is called when a lost connection was replaced; messages may have been lost
   * @returns a function that stops it
   */
  listen: (
    channel: string,
    onMessage: (payload: string) => void,
    onReconnect?: () => void,
  ) => Promise<() => Promise<void>>;
  close: () => Promise<void>;
}
