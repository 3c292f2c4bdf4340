import type { OpenDatabase } from '../db/Database.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { createEmptyImage } from './emptyImage.ts';

/** Opens an empty, up-to-date database in memory, in a fraction of the time that one takes that is made from nothing. */
export async function openInMemory(): Promise<OpenDatabase> {
  return openDatabase({ dataDir: null, databaseUrl: undefined, image: await createEmptyImage() });
}
