import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { placeEmptyDatabase } from '../../../server/src/testing/emptyImage.ts';

/** Settings that give servers under test a place for their data, which outlives them. */
export interface OwnDatabase {
  settings: Record<string, string>;
  drop: () => Promise<void>;
}

/**
 * The storage under test: a database of its own on the PostgreSQL server, or the embedded one, for which an empty
 * database is put into the servers' data folder when one is named.
 */
export async function createOwnDatabase(dataDir?: string): Promise<OwnDatabase> {
  if (process.env['TEST_STORAGE'] !== 'postgres') {
    if (dataDir !== undefined) await placeEmptyDatabase(dataDir);
    return { settings: {}, drop: async () => undefined };
  }
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL names no PostgreSQL server.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await command(server, `create database ${name}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return {
    settings: { DATABASE_URL: own.href },
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
