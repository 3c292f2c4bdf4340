import { join } from 'node:path';
import type { OpenDatabase } from './Database.ts';
import { openEmbedded } from './openEmbedded.ts';
import type { PoolLimits } from './openPool.ts';
import { openPostgres } from './openPostgres.ts';

export interface DatabaseOptions {
  /** Parent folder of the embedded database; null for a database in memory. */
  dataDir: string | null;
  /** URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl: string | undefined;
  /** The limits of this process on a PostgreSQL server. */
  limits?: PoolLimits;
  /**
   * Initial content of a database in memory, from `PGlite.dumpDataDir`. Creating one takes seconds.
   */
  image?: Blob;
}

/**
 * Opens the database and runs pending migrations. Several instances may start on one PostgreSQL
 * server at the same time; only one process can use the folder of an embedded database.
 * @throws {Error} when the database cannot be reached, or another process uses the folder
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  limits,
  image,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) return openPostgres(databaseUrl, limits);
  return openEmbedded(dataDir === null ? null : join(dataDir, 'db'), image);
}
