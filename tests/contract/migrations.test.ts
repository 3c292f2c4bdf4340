import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../server/src/db/migrations.ts';
import { type DatabaseOptions, openDatabase } from '../../server/src/db/openDatabase.ts';
import { createEmptyDatabaseDump } from '../../server/src/testing/emptyDatabaseDump.ts';
import { type SharedDatabase, createSharedDatabase } from './support/sharedDatabase.ts';

let folder: string;
let database: SharedDatabase;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  database = await createSharedDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('R11 recounts the approved messages in a database whose counter included all messages', async () => {
  const older = await createOlderDatabase(
    '0002_person_order',
    `insert into cities (id, name) values (1, 'Bandung');
     insert into persons (id, name, search_name, city_id, live_until, sender_count) values
       (1, 'Some approved', 'some approved', 1, now(), 3), (2, 'None approved', 'none approved', 1, now(), 2),
       (3, 'No messages', 'no messages', 1, now(), 5), (4, 'All approved', 'all approved', 1, now(), 1);
     insert into person_messages (person_id, message_date, from_name, approved) values
       (1, now(), 'a', true), (1, now(), 'b', false), (1, now(), 'c', true),
       (2, now(), 'd', false), (2, now(), 'e', false), (4, now(), 'f', true)`,
  );
  const { db, close } = await openDatabase(older);
  const counted = await db.execute(sql`select id, sender_count from persons order by id`);
  await close();
  expect((counted as { rows: unknown[] }).rows).toEqual([
    { id: 1, sender_count: 2 },
    { id: 2, sender_count: 0 },
    { id: 3, sender_count: 0 },
    { id: 4, sender_count: 1 },
  ]);
});

/** Creates a database that is migrated up to the named migration, and runs the statements in it. */
async function createOlderDatabase(tag: string, statements: string): Promise<DatabaseOptions> {
  const older = { ...migrations, migrationsFolder: await migrationsUpTo(tag) };
  const url = database.settings['DATABASE_URL'];
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
}

async function migrationsUpTo(tag: string): Promise<string> {
  const copied = join(folder, 'older');
  await mkdir(copied);
  await cp(migrations.migrationsFolder, copied, { recursive: true });
  const path = join(copied, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const last = journal.entries.findIndex((entry) => entry.tag === tag);
  await writeFile(
    path,
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }),
  );
  return copied;
}
