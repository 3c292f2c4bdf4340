import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';
import { schema } from './schema/schema.ts';
import { isDatabaseUnreachable } from './isDatabaseUnreachable.ts';

export interface PoolLimits {
  /** The maximum number of open connections. */
  connections?: number;
  /** How long a query waits for a connection, in ms. */
  connectTimeoutMs?: number;
  /** How long a statement may run, in ms; 0 is no limit. */
  statementTimeoutMs?: number;
}

/**
 * Opens a pool of connections to a PostgreSQL server. A connection that is lost fails only the
 * query or transaction that uses it.
 */
export function openPool(
  databaseUrl: string,
  { connections = 20, connectTimeoutMs = 10_000, statementTimeoutMs = 0 }: PoolLimits = {},
): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: connectTimeoutMs,
    ...(statementTimeoutMs > 0 ? { statement_timeout: statementTimeoutMs } : {}),
  });
  const byConnection = new WeakMap<pg.ClientBase, Database>();
  pool.on('connect', (client) => {
    byConnection.set(client, drizzle(client, { schema }));
    // Without a listener, a connection lost inside a transaction ends the process; its next
    // statement reports the loss.
    client.on('error', () => undefined);
  });
  // The same for a connection that is lost while it is idle.
  pool.on('error', () => undefined);

  const db: Database = drizzle(pool, { schema });
  // Drizzle's own transaction() never releases a connection on which `begin` failed.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      const clientDb = byConnection.get(client) ?? drizzle(client, { schema });
      return await clientDb.transaction(work, config);
    } catch (error) {
      isLost = isDatabaseUnreachable(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return { pool, db };
}
