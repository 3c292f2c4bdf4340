import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fillSearchNames } from './fillSearchNames.ts';
import { lockFolder } from './lockFolder.ts';
import { migrations, requireKnownTables } from './migrations.ts';
import type { OpenDatabase } from './Database.ts';
import { requireChannelName } from './requireChannelName.ts';
import { schema } from './schema/schema.ts';

/**
 * Opens PostgreSQL inside this process (PGlite). A commit is acknowledged after its log record was
 * written to the file system, so it survives the end of the process at any moment.
 * @param folder null for a database in memory
 * @param image initial content of a database in memory; by default it is empty
 * @throws {Error} when another process uses the folder
 */
export async function openEmbedded(folder: string | null, image?: Blob): Promise<OpenDatabase> {
  if (folder !== null) await mkdir(dirname(folder), { recursive: true, mode: 0o700 });
  const unlock = folder === null ? async () => undefined : await lockFolder(folder);
  try {
    if (folder !== null && !existsSync(join(folder, 'PG_VERSION'))) await prepare(folder);
    const client = await open(folder, image);
    const db = drizzle(client, { schema });
    await requireKnownTables(db);
    await migrate(db, migrations);
    await fillSearchNames(db);
    return {
      db,
      execute: (text, values) => execute(client, text, values),
      // Only one process can use the database.
      exclusively: (work) => work(),
      listen: (channel, onMessage) => {
        requireChannelName(channel);
        return client.listen(channel, onMessage);
      },
      close: async () => {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Runs one statement with values, or several without; a failed transaction is rolled back. */
async function execute(
  client: PGlite,
  text: string,
  values: unknown[] = [],
): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return client.query(text, values);
  try {
    const results = await client.exec(text);
    return { rows: results.flatMap(({ rows }) => rows) };
  } catch (error) {
    await client.exec('rollback');
    throw error;
  }
}

/**
 * Creates an empty database in a temporary folder and renames it, so that no partial one remains.
 */
async function prepare(folder: string): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await (await open(unfinished)).close();
  await rename(unfinished, folder);
}

function open(folder: string | null, image?: Blob): Promise<PGlite> {
  return PGlite.create({
    ...(folder === null ? {} : { dataDir: folder }),
    ...(folder === null && image ? { loadDataDir: image } : {}),
    extensions: { pg_trgm },
    relaxedDurability: false,
  });
}
