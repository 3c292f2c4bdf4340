import { fileURLToPath } from 'node:url';

/** Where the numbered SQL files lie, and the table that remembers which have run. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)),
  migrationsSchema: 'public',
  migrationsTable: 'schema_migrations',
};
