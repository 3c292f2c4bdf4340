import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { encodePicture } from './encodePicture.ts';

const picture = sharp({ create: { width: 300, height: 200, channels: 3, background: '#7a4a36' } });

describe('encodePicture', () => {
  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['png', 'png'],
    ['jpeg', 'jpeg'],
  ] as const)('encodes %s', async (format, found) => {
    const bytes = await encodePicture(picture.clone(), 150, format);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: found, width: 150, height: 100 });
  });

  it('does not enlarge a picture', async () => {
    const bytes = await encodePicture(picture.clone(), 1200, 'png');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
  });
});
