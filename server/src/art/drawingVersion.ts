import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

let known: string | undefined;

/**
 * A short name for the way pictures are drawn at present: it changes with every file they are drawn by and with the
 * encoders, so that a picture kept from before is never taken for one of now.
 */
export function drawingVersion(): string {
  known ??= hashSources([new URL('.', import.meta.url), new URL('../cards/', import.meta.url)]);
  return known;
}

function hashSources(folders: readonly URL[]): string {
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const folder of folders) {
    const path = fileURLToPath(folder);
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    for (const file of files
      .filter((name) => /\.[jt]s$/.test(name) && !name.includes('.test.'))
      .sort()) {
      hash.update(file).update(readFileSync(join(path, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}
