import { sql } from 'drizzle-orm';
import pg from 'pg';
import { expect } from 'vitest';
import type { Database } from '../../../server/src/data/db/Database.ts';

/** Locks tables and ends connections of a server on PostgreSQL, through separate connections. */
export interface DatabaseAdmin {
  /** Makes every statement on the table wait until `unlock`. */
  lock: (table: string) => Promise<void>;
  unlock: () => Promise<void>;
  /** Waits until one connection is blocked by the lock. */
  waitForBlocked: () => Promise<void>;
  /** Waits until one connection is blocked by the lock, and ends it. */
  endBlocked: () => Promise<void>;
  /** Ends every connection of the server. @returns the number of connections */
  endAll: () => Promise<number>;
  /** Ends the connection with this backend id, and waits until it is closed. */
  end: (pid: number) => Promise<void>;
  close: () => Promise<void>;
}

export async function openDatabaseAdmin(db: Database): Promise<DatabaseAdmin> {
  const found = await db.execute(sql`select current_database() as name`);
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
  url.pathname = `/${String((found as { rows: { name: string }[] }).rows[0]?.name)}`;
  const options = { connectionString: url.href, application_name: 'admin' };
  const admin = new pg.Client(options);
  const locker = new pg.Client(options);
  await Promise.all([admin.connect(), locker.connect()]);

  const backends = async (condition: string): Promise<number[]> => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name <> 'admin' and ${condition}`,
    );
    return rows.map(({ pid }) => pid);
  };
  const end = async (pid: number): Promise<void> => {
    await admin.query('select pg_terminate_backend($1)', [pid]);
    await expect.poll(() => backends(`pid = ${pid}`)).toEqual([]);
  };

  const waitForBlocked = async (): Promise<void> => {
    await expect.poll(() => backends(`wait_event_type = 'Lock'`)).toHaveLength(1);
  };

  return {
    async lock(table) {
      await locker.query(`begin; lock table ${table} in access exclusive mode`);
    },
    async unlock() {
      await locker.query('rollback');
    },
    waitForBlocked,
    async endBlocked() {
      await waitForBlocked();
      for (const pid of await backends(`wait_event_type = 'Lock'`)) await end(pid);
    },
    async endAll() {
      const pids = await backends('true');
      for (const pid of pids) await end(pid);
      return pids.length;
    },
    end,
    async close() {
      await Promise.all([admin.end(), locker.end()]);
    },
  };
}
