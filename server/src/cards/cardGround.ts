import type { Canvas } from '@napi-rs/canvas';
import { paintPicture, svgPainting } from '../art/pen/painting.ts';
import { CARD_SIZE } from './cardLayout.ts';
import type { CardTemplate } from './cardTemplate.ts';

/** Grounds kept as pixels, 4.7 MB each. */
const MOST_KEPT = 24;

const kept = new Map<number, Promise<Canvas>>();

/** The template's drawing as pixels: rasterised once, the least recently used given up when too many are kept. */
export function cardGround(template: CardTemplate): Promise<Canvas> {
  const known = kept.get(template.id);
  const ground = known ?? draw(template);
  kept.delete(template.id);
  kept.set(template.id, ground);
  ground.catch(() => kept.delete(template.id));
  const oldest = kept.keys().next();
  if (kept.size > MOST_KEPT && !oldest.done) kept.delete(oldest.value);
  return ground;
}

function draw(template: CardTemplate): Promise<Canvas> {
  return paintPicture(svgPainting(CARD_SIZE, CARD_SIZE, () => template.draw()), CARD_SIZE);
}
