import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './Database.ts';
import { schema } from './schema/schema.ts';
import { isStorageAway } from './storageAway.ts';

interface PoolLimits {
  /** The most connections at once. */
  connections: number;
  /** How long a query waits for a connection, in ms. */
  patience: number;
}

/** Opens connections to a PostgreSQL server when they are needed. One that is lost fails what used it, and nothing else. */
export function openPool(
  databaseUrl: string,
  { connections, patience }: PoolLimits = { connections: 20, patience: 10_000 },
): { pool: pg.Pool; db: Database } {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    connectionTimeoutMillis: patience,
  });
  const byConnection = new WeakMap<pg.ClientBase, Database>();
  pool.on('connect', (client) => {
    byConnection.set(client, drizzle(client, { schema }));
    // A connection that is lost inside a transaction would end the process; its next statement says what is wrong.
    client.on('error', () => undefined);
  });
  // The same for a connection that is lost while nobody uses it.
  pool.on('error', () => undefined);

  const db: Database = drizzle(pool, { schema });
  // Drizzle's own never gives a connection back on which a transaction could not begin.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isLost = false;
    try {
      const own = byConnection.get(client) ?? drizzle(client, { schema });
      return await own.transaction(work, config);
    } catch (error) {
      isLost = isStorageAway(error);
      throw error;
    } finally {
      client.release(isLost);
    }
  };
  return { pool, db };
}
