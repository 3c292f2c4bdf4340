import {
  PLATE_COLORS,
  PLATE_EDGE_WIDTH,
  choosePlate,
  type LogoLayout,
  type PlateTone,
} from '@dukacita/shared/placeLogo';
import type { Box } from '@dukacita/shared/textArea';
import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import sharp from 'sharp';

export interface FittedLogo {
  readonly canvas: Canvas;
  /** The plate on which it can be seen. */
  readonly tone: PlateTone;
}

/** Decodes a logo and resizes it to fit inside a box. */
export async function fitLogo(logo: Buffer, box: Box): Promise<FittedLogo> {
  const { data, info } = await sharp(logo, { limitInputPixels: 50_000_000 })
    .rotate()
    .resize(box.width, box.height, { fit: 'inside' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(info.width, info.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return { canvas, tone: choosePlate(data) };
}

/** Draws the plate on which a logo lies. */
export function drawPlate(
  context: SKRSContext2D,
  { plate, radius }: LogoLayout,
  tone: PlateTone = 'white',
): void {
  context.beginPath();
  context.roundRect(plate.x, plate.y, plate.width, plate.height, radius);
  context.fillStyle = PLATE_COLORS[tone].fill;
  context.fill();
  context.lineWidth = PLATE_EDGE_WIDTH;
  context.strokeStyle = PLATE_COLORS[tone].edge;
  context.stroke();
}

/** Draws a fitted logo in the middle of its area. */
export function drawLogo(
  context: SKRSContext2D,
  { canvas }: FittedLogo,
  { picture: { x, y, width, height } }: LogoLayout,
): void {
  context.drawImage(canvas, x + (width - canvas.width) / 2, y + (height - canvas.height) / 2);
}
