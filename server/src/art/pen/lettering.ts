import type { SKRSContext2D } from '@napi-rs/canvas';
import type { CardFontFamily } from '../../cards/cardLayout.ts';
import { canvasFont } from '../../cards/fonts.ts';
import { mix } from './colour.ts';

/** Words on a picture. `x` is the middle, left or right by `align`; `y` the baseline; `width` the room there is. */
export interface Lettering {
  words: string;
  x: number;
  y: number;
  width: number;
  size: number;
  family?: CardFontFamily;
  weight?: number;
  italic?: boolean;
  colour: string;
  align?: 'left' | 'center' | 'right';
  /** In em. */
  spacing?: number;
}

/** Writes one line, smaller when it would be too wide. Returns the size used, px. */
export function write(context: SKRSContext2D, lettering: Lettering): number {
  const { words, x, y } = lettering;
  const size = prepare(context, lettering);
  context.fillStyle = lettering.colour;
  context.fillText(words, startOf(context, lettering, x, size), y);
  context.letterSpacing = '0px';
  return size;
}

/** Writes one line in letters cut from foam: a thick edge, a soft shadow on the panel, a lit face. */
export function writeCut(context: SKRSContext2D, lettering: Lettering & { edge?: string }): number {
  const size = prepare(context, lettering);
  const start = startOf(context, lettering, lettering.x, size);
  const depth = Math.max(2, size * 0.07);
  const edge = lettering.edge ?? mix(lettering.colour, '#2a1d10', 0.45);
  context.save();
  context.shadowColor = 'rgba(20,12,6,.5)';
  context.shadowBlur = depth * 2.2;
  context.shadowOffsetX = depth * 0.8;
  context.shadowOffsetY = depth * 1.1;
  context.fillStyle = edge;
  context.fillText(lettering.words, start + depth * 0.5, lettering.y + depth);
  context.restore();
  context.lineJoin = 'round';
  for (let step = 4; step >= 1; step -= 1) {
    context.fillStyle = edge;
    context.fillText(
      lettering.words,
      start + (depth * 0.45 * step) / 4,
      lettering.y + (depth * step) / 4,
    );
  }
  context.fillStyle = lettering.colour;
  context.fillText(lettering.words, start, lettering.y);
  context.strokeStyle = mix(lettering.colour, '#ffffff', 0.45);
  context.lineWidth = Math.max(0.6, size * 0.016);
  context.strokeText(lettering.words, start, lettering.y);
  context.letterSpacing = '0px';
  return size;
}

/** The size at which the words fit their room, px; nothing is written. */
export function fittingSize(context: SKRSContext2D, lettering: Lettering): number {
  const size = prepare(context, lettering);
  context.letterSpacing = '0px';
  return size;
}

function prepare(context: SKRSContext2D, lettering: Lettering): number {
  const {
    family = 'Plus Jakarta Sans',
    weight = 600,
    italic = false,
    words,
    width,
    spacing = 0,
  } = lettering;
  const set = (size: number): number => {
    context.font = canvasFont(family, weight, italic ? 'italic' : 'normal', size);
    context.letterSpacing = `${spacing * size}px`;
    return context.measureText(words).width - spacing * size;
  };
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const wide = set(lettering.size);
  if (wide <= width) return lettering.size;
  const size = (lettering.size * width) / wide;
  set(size);
  return size;
}

function startOf(context: SKRSContext2D, lettering: Lettering, x: number, size: number): number {
  const width = context.measureText(lettering.words).width - (lettering.spacing ?? 0) * size;
  const align = lettering.align ?? 'center';
  return align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
}
