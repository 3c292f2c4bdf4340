import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { migrations } from './migrations.ts';
import type { OpenDatabase } from './Database.ts';
import { schema } from './schema/schema.ts';

/** Holds off other instances that start at the same moment; any number that nothing else uses. */
const migrationLock = 734_110_264;

/** Connects to a PostgreSQL server and brings its tables up to date. */
export async function openServer(databaseUrl: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection that breaks while idle would end the process; the next query says what is wrong.
  pool.on('error', () => undefined);
  try {
    await migrateUnderLock(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => pool.end(),
  };
}

async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), migrations);
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (error) {
    // Closing the connection gives the lock back.
    client.release(true);
    throw error;
  }
}
