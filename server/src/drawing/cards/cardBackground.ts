import sharp from 'sharp';
import type { Printable } from './cardLayout.ts';

/** The maximum number of cached backgrounds, 3.5 MB each. */
const CACHE_SIZE = 24;

const cache = new Map<string, Promise<Buffer>>();

/**
 * Returns the background of a card or a board as RGB pixels, row by row. Backgrounds are decoded
 * once and cached; the least recently used ones are dropped. Callers must not modify them.
 */
export function cardBackground({ groundFile }: Pick<Printable, 'groundFile'>): Promise<Buffer> {
  const ground = cache.get(groundFile) ?? decode(groundFile);
  cache.delete(groundFile);
  cache.set(groundFile, ground);
  ground.catch(() => cache.delete(groundFile));
  const oldest = cache.keys().next();
  if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  return ground;
}

function decode(file: string): Promise<Buffer> {
  return sharp(file).toColourspace('srgb').removeAlpha().raw().toBuffer();
}
