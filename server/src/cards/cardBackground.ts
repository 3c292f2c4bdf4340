import { paintPicture, svgPainting } from '../art/pen/painting.ts';
import { CARD_SIZE } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';

/** The maximum number of cached backgrounds, 3.5 MB each. */
const CACHE_SIZE = 24;

const cache = new Map<number, Promise<Buffer>>();

/**
 * Returns the background of a template as RGB pixels, row by row, 1080 x 1080 px. Backgrounds are
 * rasterised once and cached; the least recently used ones are dropped. Callers must not modify
 * them.
 */
export function cardBackground(template: CardTemplate): Promise<Buffer> {
  const ground = cache.get(template.id) ?? rasterise(template);
  cache.delete(template.id);
  cache.set(template.id, ground);
  ground.catch(() => cache.delete(template.id));
  const oldest = cache.keys().next();
  if (cache.size > CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  return ground;
}

async function rasterise(template: CardTemplate): Promise<Buffer> {
  const canvas = await paintPicture(
    svgPainting(CARD_SIZE, CARD_SIZE, () => template.draw()),
    CARD_SIZE,
  );
  const rgba = canvas.data();
  const pixels = Buffer.allocUnsafe(CARD_SIZE * CARD_SIZE * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    pixels[to] = rgba[from] ?? 0;
    pixels[to + 1] = rgba[from + 1] ?? 0;
    pixels[to + 2] = rgba[from + 2] ?? 0;
  }
  return pixels;
}
