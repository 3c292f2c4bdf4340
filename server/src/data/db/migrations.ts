import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './Database.ts';

/** The folder of the numbered SQL files, and the table that records which have run. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'schema_migrations',
};

/**
 * Checks that a database has tables of this release or of one before it, from 1.0.0 on.
 * @throws {Error} when they were made by another release
 */
export async function requireKnownTables(db: Pick<Database, 'execute'>): Promise<void> {
  const known = readMigrationFiles(migrations).map(({ hash }) => hash);
  const table = sql`select to_regclass('public.schema_migrations') as name`;
  if ((await firstRow(db, table))?.['name'] === null) return;
  const unknown = sql`select hash from public.schema_migrations where hash not in (${sql.join(
    known.map((hash) => sql`${hash}`),
    sql`, `,
  )}) limit 1`;
  if ((await firstRow(db, unknown)) === undefined) return;
  throw new Error(
    'The database was made by a release before 1.0.0, or by a newer one, and cannot be used. Move its ' +
      'data away to begin with an empty one: the folder of DATA_DIR, or the database of DATABASE_URL.',
  );
}

async function firstRow(
  db: Pick<Database, 'execute'>,
  query: Parameters<Database['execute']>[0],
): Promise<Record<string, unknown> | undefined> {
  const { rows } = (await db.execute(query)) as { rows: Record<string, unknown>[] };
  return rows[0];
}
