import { join } from 'node:path';
import type { OpenDatabase } from './Database.ts';
import { openEmbedded } from './openEmbedded.ts';
import { openServer } from './openServer.ts';

export interface DatabaseOptions {
  /** Folder of the embedded database's own folder; null keeps it in memory. */
  dataDir: string | null;
  /** A PostgreSQL server, used instead of the embedded database. */
  databaseUrl: string | undefined;
  /** What an embedded database in memory begins with, as `PGlite.dumpDataDir` gives it; making one anew takes seconds. */
  image?: Blob;
}

/**
 * Opens the storage and brings its tables up to date. Several instances may start on one PostgreSQL at the same
 * time; the folder of an embedded database belongs to one process.
 * @throws {Error} when the storage cannot be reached, or another process has the folder
 */
export async function openDatabase({
  dataDir,
  databaseUrl,
  image,
}: DatabaseOptions): Promise<OpenDatabase> {
  if (databaseUrl) return openServer(databaseUrl);
  return openEmbedded(dataDir === null ? null : join(dataDir, 'db'), image);
}
