import sharp from 'sharp';

/** Turns an SVG document into a PNG `width` px wide. Drawings hold no text, so no font of the machine is used. */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { unlimited: true }).resize(width).png({ compressionLevel: 1 }).toBuffer();
}
