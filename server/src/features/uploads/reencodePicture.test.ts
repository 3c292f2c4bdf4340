import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodePicture } from './reencodePicture.ts';

const field = { field: 'logo', code: 'logo_invalid' } as const;

describe('reencodePicture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('converts a %s to WebP', async (format) => {
    const logo = await reencodePicture(await plain(300, 200).toFormat(format).toBuffer(), field);
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  it('resizes a large picture to at most 1600 px and keeps its aspect ratio', async () => {
    const logo = await reencodePicture(await plain(4000, 1000).jpeg().toBuffer(), field);
    expect(await sharp(logo).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  it('keeps transparency', async () => {
    const logo = await reencodePicture(await plain(10, 10, 0).png().toBuffer(), field);
    const { data } = await sharp(logo).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('removes metadata and applies the orientation', async () => {
    const photo = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'Sari' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).orientation).toBe(6);
    const logo = await reencodePicture(photo, field);
    const { exif, xmp, icc, orientation, width, height } = await sharp(logo).metadata();
    expect({ exif, xmp, icc, orientation, width, height }).toEqual({
      exif: undefined,
      xmp: undefined,
      icc: undefined,
      orientation: undefined,
      width: 20,
      height: 40,
    });
  });

  it.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><script/></svg>'),
    ],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['a text', Buffer.from('PNG')],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', async (_description, content) => {
    await expect(reencodePicture(content, field)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      status: 415,
      field: 'logo',
    });
  });

  it('rejects a truncated picture', async () => {
    const complete = await noise(400, 400).png().toBuffer();
    await expect(
      reencodePicture(complete.subarray(0, complete.length / 2), field),
    ).rejects.toMatchObject({
      code: 'logo_invalid',
      status: 422,
    });
  });

  it('rejects an SVG behind the signature of a PNG', async () => {
    const disguised = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('<svg/>'),
    ]);
    await expect(reencodePicture(disguised, field)).rejects.toMatchObject({
      code: 'logo_invalid',
      field: 'logo',
    });
  });

  it('R163 rejects a small file of 49 megapixels before it is decoded', async () => {
    const bomb = await plain(7000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(reencodePicture(bomb, field)).rejects.toMatchObject({
      code: 'logo_invalid',
      status: 422,
    });
  });

  it('keeps only the first frame of an animation', async () => {
    const pictures = [await plain(8, 8).png().toBuffer(), await noise(8, 8).png().toBuffer()];
    const frames = await sharp(pictures, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { width, height, pages } = await sharp(await reencodePicture(frames, field)).metadata();
    expect({ width, height, pages }).toEqual({ width: 8, height: 8, pages: undefined });
  });
});

function plain(width: number, height: number, alpha = 1): Sharp {
  return sharp({
    create: { width, height, channels: 4, background: { r: 31, g: 77, b: 74, alpha } },
  });
}

function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
}
