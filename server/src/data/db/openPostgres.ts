import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { migrations, requireKnownTables } from './migrations.ts';
import type { OpenDatabase } from './Database.ts';
import { fillSearchNames } from './fillSearchNames.ts';
import { openListener } from './openListener.ts';
import { schema } from './schema/schema.ts';
import { openPool, type PoolLimits } from './openPool.ts';

/**
 * Key of the advisory lock that lets one instance migrate at a time; any number not used elsewhere.
 */
const migrationLock = 734_110_264;

/** Connects to a PostgreSQL server and runs pending migrations. */
export async function openPostgres(
  databaseUrl: string,
  limits: PoolLimits = {},
): Promise<OpenDatabase> {
  const { pool, db } = openPool(databaseUrl, limits);
  try {
    await underLock(pool, async (client) => {
      await requireKnownTables(drizzle(client));
      await migrate(drizzle(client), migrations);
      await fillSearchNames(drizzle(client, { schema }));
    });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const listener = openListener(databaseUrl);
  return {
    db,
    execute: (text, values) => pool.query(text, values),
    exclusively: (work) => underLock(pool, work),
    listen: listener.listen,
    async close() {
      await listener.close();
      await pool.end();
    },
  };
}

async function underLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    // A migration may take long, and so may another instance that migrates first.
    await client.query('set statement_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const result = await work(client);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    await client.query('reset statement_timeout');
    client.release();
    return result;
  } catch (error) {
    // Closing the connection releases the lock.
    client.release(true);
    throw error;
  }
}
