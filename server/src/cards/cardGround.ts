import { paintPicture, svgPainting } from '../art/pen/painting.ts';
import { CARD_SIZE } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';

/** Grounds kept as pixels, 3.5 MB each. */
const MOST_KEPT = 24;

const kept = new Map<number, Promise<Buffer>>();

/** The template's drawing as rows of red, green, blue, 1080 x 1080 px; not to be written to. Rasterised once, the least recently used given up when too many are kept. */
export function cardGround(template: CardTemplate): Promise<Buffer> {
  const known = kept.get(template.id);
  const ground = known ?? draw(template);
  kept.delete(template.id);
  kept.set(template.id, ground);
  ground.catch(() => kept.delete(template.id));
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  return ground;
}

async function draw(template: CardTemplate): Promise<Buffer> {
  const canvas = await paintPicture(
    svgPainting(CARD_SIZE, CARD_SIZE, () => template.draw()),
    CARD_SIZE,
  );
  const full = canvas.data();
  const pixels = Buffer.allocUnsafe(CARD_SIZE * CARD_SIZE * 3);
  for (let from = 0, to = 0; from < full.length; from += 4, to += 3) {
    pixels[to] = full[from] ?? 0;
    pixels[to + 1] = full[from + 1] ?? 0;
    pixels[to + 2] = full[from + 2] ?? 0;
  }
  return pixels;
}
