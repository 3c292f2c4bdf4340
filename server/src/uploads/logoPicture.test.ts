import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { logoPicture } from './logoPicture.ts';

describe('logoPicture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('makes a WebP of a %s', async (format) => {
    const logo = await logoPicture(await plain(300, 200).toFormat(format).toBuffer());
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'webp', width: 300, height: 200 });
  });

  it('leaves at most 1600 px of a larger picture, in its proportions', async () => {
    const logo = await logoPicture(await plain(4000, 1000).jpeg().toBuffer());
    expect(await sharp(logo).metadata()).toMatchObject({ width: 1600, height: 400 });
  });

  it('keeps what is transparent', async () => {
    const logo = await logoPicture(await plain(10, 10, 0).png().toBuffer());
    const { data } = await sharp(logo).raw().toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('drops what is hidden in the file, and turns the picture the way it was meant', async () => {
    const taken = await plain(40, 20)
      .withExif({ IFD0: { Copyright: 'Sari' }, IFD3: { GPSLatitudeRef: 'S' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).orientation).toBe(6);
    const logo = await logoPicture(taken);
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
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, content) => {
    await expect(logoPicture(content)).rejects.toMatchObject({
      code: 'unsupported_media_type',
      status: 415,
      field: 'logo',
    });
  });

  it('refuses a picture that is cut off', async () => {
    const whole = await noise(400, 400).png().toBuffer();
    await expect(logoPicture(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({
      code: 'logo_invalid',
      status: 422,
    });
  });

  it('refuses an SVG behind the first bytes of a PNG', async () => {
    const disguised = Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      Buffer.from('<svg/>'),
    ]);
    await expect(logoPicture(disguised)).rejects.toMatchObject({
      code: 'logo_invalid',
      field: 'logo',
    });
  });

  it('refuses a small file that would unfold to a huge picture', async () => {
    const bomb = await plain(8000, 7000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(logoPicture(bomb)).rejects.toMatchObject({ code: 'logo_invalid', status: 422 });
  });

  it('keeps the first frame of a moving picture', async () => {
    const pictures = [await plain(8, 8).png().toBuffer(), await noise(8, 8).png().toBuffer()];
    const frames = await sharp(pictures, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const { width, height, pages } = await sharp(await logoPicture(frames)).metadata();
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
