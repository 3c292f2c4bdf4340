import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { placeEmptyDatabase } from '../../../server/src/testing/emptyDatabaseDump.ts';

/**
 * A database that outlives the servers under test, and the settings with which they connect to it.
 */
export interface SharedDatabase {
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * Creates a database of the storage under test: a new one on the PostgreSQL server, or an embedded
 * one in the servers' data folder when `dataDir` is given.
 */
export async function createSharedDatabase(dataDir?: string): Promise<SharedDatabase> {
  if (process.env['TEST_STORAGE'] !== 'postgres') {
    if (dataDir !== undefined) await placeEmptyDatabase(dataDir);
    return { settings: {}, drop: async () => undefined };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server)
    throw new Error('TEST_DATABASE_URL is not set. Set it to the URL of a PostgreSQL server.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: url.href },
    drop: () => command(server, `drop database ${name} with (force)`),
  };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
