import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const manifest = new URL(
  '../../../node_modules/@electric-sql/pglite/package.json',
  import.meta.url,
);

/**
 * Returns the dump of an empty embedded database. It is created once per PGlite version and cached
 * in `node_modules/.cache`.
 */
export async function createEmptyDatabaseDump(): Promise<Blob> {
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const path = fileURLToPath(
    new URL(`../../../node_modules/.cache/pglite/empty-${version}.tar`, import.meta.url),
  );
  try {
    return new Blob([await readFile(path)]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const database = await PGlite.create();
  const image = await database.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(unfinished, new Uint8Array(await image.arrayBuffer()));
  await rename(unfinished, path);
  return image;
}

/**
 * Creates an empty embedded database in the data folder of a server that has not started yet, which
 * saves seconds on its first start.
 */
export async function placeEmptyDatabase(dataDir: string): Promise<void> {
  const database = await PGlite.create({
    dataDir: join(dataDir, 'db'),
    loadDataDir: await createEmptyDatabaseDump(),
  });
  await database.close();
}
