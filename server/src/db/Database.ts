import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { schema } from './schema/schema.ts';

/** One SQL layer over both kinds of storage; a transaction is one too. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  db: Database;
  /** Answers when the storage does. @throws when it does not */
  ping: () => Promise<void>;
  close: () => Promise<void>;
}
