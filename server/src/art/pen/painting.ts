import { createCanvas, loadImage, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { rasterise } from '../rasterise.ts';
import { svgDocument } from './svg.ts';

/** A picture that is painted in steps: its own units, and what is put on the canvas. */
export interface Painting {
  width: number;
  height: number;
  paint(context: SKRSContext2D): Promise<void>;
}

/** Paints the picture `pixelWidth` px wide. */
export async function paintPicture(painting: Painting, pixelWidth: number): Promise<Canvas> {
  const scale = pixelWidth / painting.width;
  const canvas = createCanvas(pixelWidth, Math.round(painting.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  context.scale(scale, scale);
  await painting.paint(context);
  return canvas;
}

/** Puts SVG elements given in the picture's own units on the canvas. */
export async function paintSvg(context: SKRSContext2D, body: string, width: number, height: number): Promise<void> {
  const scale = context.getTransform().a;
  const pixels = Math.round(width * scale);
  const image = await loadImage(await rasterise(svgDocument(width, height, body, pixels), pixels));
  context.drawImage(image, 0, 0, width, height);
}

/** A picture that is one SVG drawing. */
export function svgPainting(width: number, height: number, body: () => string): Painting {
  return { width, height, paint: (context) => paintSvg(context, body(), width, height) };
}
