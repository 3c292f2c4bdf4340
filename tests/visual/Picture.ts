import sharp from 'sharp';

/** An RGB picture with three bytes per pixel, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Reads a picture in any format that sharp supports. Transparent areas become white. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * Encodes a picture as WebP. With `keep`, colours change by a few of 255 levels, which makes the
 * file a fifth smaller; with `moment`, encoding is fast and lossless.
 */
export function writePicture(
  { width, height, pixels }: Picture,
  use: 'keep' | 'moment' = 'keep',
): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .webp(
      use === 'keep'
        ? { nearLossless: true, quality: 20, effort: 4 }
        : { lossless: true, effort: 0 },
    )
    .toBuffer();
}
