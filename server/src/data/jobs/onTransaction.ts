import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';

/** How pg-boss runs a statement. */
interface StatementRunner {
  executeSql: (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;
}

/**
 * Lets pg-boss run its statements in a transaction, at a time of the server's clock: the clock that
 * judges deadlines also decides when a job is due, in tests as well.
 * @param moment replaces `now()` in the statements
 */
export function onTransaction(tx: Database, moment: Date): StatementRunner {
  return {
    async executeSql(text, values = []) {
      const result = await tx.execute(toSql(text, values, moment));
      return result as unknown as { rows: unknown[] };
    },
  };
}

/** Converts a statement with the placeholders `$1`, `$2`, … */
function toSql(text: string, values: unknown[], moment: Date): SQL {
  const time = sql`${moment.toISOString()}::timestamptz`;
  return sql.join(
    text.split(/(\$\d+|now\(\))/).map((part, index) => {
      if (index % 2 === 0) return sql.raw(part);
      return part === 'now()' ? time : sql`${sql.param(values[Number(part.slice(1)) - 1])}`;
    }),
  );
}
