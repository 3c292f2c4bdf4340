import { fileURLToPath } from 'node:url';

/** The folder of the numbered SQL files, and the table that records which have run. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../../drizzle', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'schema_migrations',
};
