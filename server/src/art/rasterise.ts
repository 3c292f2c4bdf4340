import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** Turns an SVG document into pixels, `width` px wide. Drawings hold no text, so no font of the machine is used. */
export async function rasterise(svg: string, width: number): Promise<Canvas> {
  const { data, info } = await sharp(Buffer.from(svg), { unlimited: true })
    .resize(width)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(info.width, info.height);
  image.data.set(data);
  context.putImageData(image, 0, 0);
  return canvas;
}
