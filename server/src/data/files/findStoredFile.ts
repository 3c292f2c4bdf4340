import type { FileStore } from './openFileStore.ts';
import { parseFileKey } from './parseFileKey.ts';

/**
 * Returns the key in a path or URL if the file is stored. It asks the file store, so it has to be
 * called before a transaction.
 */
export async function findStoredFile(
  files: FileStore,
  address: string,
): Promise<string | undefined> {
  const key = parseFileKey(address);
  return key !== undefined && (await files.exists(key)) ? key : undefined;
}
