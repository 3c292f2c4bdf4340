import type { Box } from '@dukacita/shared/textArea';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';

/** RGB pixels, row by row. */
export interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Draws on a part of a picture. Only that part is copied to a canvas, so that a card takes
 * little more time than its encoding.
 * @param draw draws in the coordinates of the picture
 */
export function drawOnPixels(
  pixels: Pixels,
  box: Box,
  draw: (context: SKRSContext2D) => void,
): void {
  const { x, y, width, height } = clipToPicture(pixels, box);
  if (width <= 0 || height <= 0) return;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  const image = context.createImageData(width, height);
  const { data } = image;
  for (let row = 0, to = 0; row < height; row += 1) {
    let from = ((y + row) * pixels.width + x) * 3;
    for (let column = 0; column < width; column += 1, from += 3, to += 4) {
      data[to] = pixels.data[from] ?? 0;
      data[to + 1] = pixels.data[from + 1] ?? 0;
      data[to + 2] = pixels.data[from + 2] ?? 0;
      data[to + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  context.translate(-x, -y);
  draw(context);
  const drawn = canvas.data();
  for (let row = 0, from = 0; row < height; row += 1) {
    let to = ((y + row) * pixels.width + x) * 3;
    for (let column = 0; column < width; column += 1, from += 4, to += 3) {
      pixels.data[to] = drawn[from] ?? 0;
      pixels.data[to + 1] = drawn[from + 1] ?? 0;
      pixels.data[to + 2] = drawn[from + 2] ?? 0;
    }
  }
}

/** Returns the part of a box that is on the picture, in whole pixels. */
function clipToPicture(picture: Pick<Pixels, 'width' | 'height'>, box: Box): Box {
  const x = Math.max(0, Math.floor(box.x));
  const y = Math.max(0, Math.floor(box.y));
  return {
    x,
    y,
    width: Math.min(picture.width, Math.ceil(box.x + box.width)) - x,
    height: Math.min(picture.height, Math.ceil(box.y + box.height)) - y,
  };
}
