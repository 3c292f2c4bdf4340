import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { migrations } from '../../../server/src/data/db/migrations.ts';
import type { DatabaseOptions } from '../../../server/src/data/db/openDatabase.ts';
import { createEmptyDatabaseDump } from '../../../server/src/testing/emptyDatabaseDump.ts';
import type { SharedDatabase } from './sharedDatabase.ts';

/**
 * Creates a database that is migrated up to the named migration, and runs the statements in it.
 * @param shared the database on PostgreSQL to use, if that storage is under test
 */
export async function createOlderDatabase(
  shared: SharedDatabase,
  tag: string,
  statements: string,
): Promise<DatabaseOptions> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  try {
    const older = { ...migrations, migrationsFolder: folder };
    await copyMigrationsUpTo(tag, folder);
    const url = shared.settings['DATABASE_URL'];
    if (url) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await migrateServer(drizzleServer(client), older);
      await client.query(statements);
      await client.end();
      return { dataDir: null, databaseUrl: url };
    }
    const client = await PGlite.create({
      loadDataDir: await createEmptyDatabaseDump(),
      extensions: { pg_trgm },
    });
    await migrateEmbedded(drizzleEmbedded(client), older);
    await client.exec(statements);
    const image = await client.dumpDataDir('none');
    await client.close();
    return { dataDir: null, databaseUrl: undefined, image };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyMigrationsUpTo(tag: string, folder: string): Promise<void> {
  await cp(migrations.migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
}
