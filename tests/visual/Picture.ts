import sharp from 'sharp';

/** Pixels of a screen: three bytes each, row by row. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Buffer;
}

/** Reads a picture in any format that sharp knows; what shines through becomes white. */
export async function readPicture(file: string | Buffer): Promise<Picture> {
  const { data, info } = await sharp(file)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixels: data };
}

/**
 * The picture as WebP. To be kept, each colour within a few of 255 levels of what it is, which is a fifth smaller than
 * without any loss; for the moment, quickly and without loss.
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
