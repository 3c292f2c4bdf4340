import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { drawPicture, PictureNotFound, pictureWidth } from './drawPicture.ts';
import { paintPicture, type Painting } from './pen/painting.ts';
import { pictureKinds, type PictureKind } from './pictureKinds.ts';

const kinds = Object.keys(pictureKinds) as PictureKind[];
/** Every picture but the templates', which are drawn in their own test. */
const all = kinds
  .filter((kind) => kind !== 'templates')
  .flatMap((kind) => pictureKinds[kind].keys.map((key) => [kind, key] as const));

describe('the pictures', () => {
  it('are as many as the demonstration needs, under keys that can stand in an address', () => {
    const count = (kind: PictureKind): number => pictureKinds[kind].keys.length;
    expect(count('houses')).toBe(6);
    expect(count('florists')).toBe(8);
    expect(count('boards')).toBeGreaterThanOrEqual(20);
    expect(count('portraits')).toBeGreaterThanOrEqual(40);
    expect(
      pictureKinds.ads.keys.filter((key) => key.startsWith('top-')).length,
    ).toBeGreaterThanOrEqual(4);
    expect(
      pictureKinds.ads.keys.filter((key) => key.startsWith('bottom-')).length,
    ).toBeGreaterThanOrEqual(6);
    for (const [, key] of all) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it.each(kinds)('of %s are drawn the same twice, and no two alike', async (kind) => {
    const keys = pictureKinds[kind].keys.slice(0, 3);
    const hashes: string[] = [];
    for (const key of keys) {
      const [first, second] = [await painted(kind, key), await painted(kind, key)];
      expect(second, key).toBe(first);
      hashes.push(first);
    }
    expect(new Set(hashes).size).toBe(keys.length);
  });

  it.each(all)('%s/%s can be drawn, and shows something', async (kind, key) => {
    const canvas = await paintPicture(paintingOf(kind, key), 96);
    const { channels } = await sharp(canvas.data(), {
      raw: { width: canvas.width, height: canvas.height, channels: 4 },
    }).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(12);
  });
});

describe('drawing a picture', () => {
  it('takes the next width of the list, and never more than the drawing has', async () => {
    expect(pictureWidth('boards', 'marun-klasik', 200)).toBe(240);
    expect(pictureWidth('boards', 'marun-klasik', 5000)).toBe(1200);
    expect(pictureWidth('portraits', 'bapak-jas-terakota', 5000)).toBe(800);
    expect(pictureWidth('templates', '101')).toBe(540);
    const { width, height } = await sharp(
      await drawPicture('portraits', 'bapak-jas-terakota', 90, 'png'),
    ).metadata();
    expect([width, height]).toEqual([96, 96]);
  });

  it.each([
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['png', 'png'],
    ['jpeg', 'jpeg'],
  ] as const)('encodes %s', async (format, found) => {
    const bytes = await drawPicture('portraits', 'bapak-jas-terakota', 96, format);
    expect((await sharp(bytes).metadata()).format).toBe(found);
  });

  it('shows a template with sample words and without', async () => {
    const [words, bare] = [
      await drawPicture('templates', '101', 320, 'png'),
      await drawPicture('templates', '101-ground', 320, 'png'),
    ];
    expect(words.equals(bare)).toBe(false);
  });

  it.each([
    ['boards', 'constructor'],
    ['boards', ''],
    ['portraits', 'nobody'],
    ['templates', '999'],
    ['houses', '__proto__'],
    ['ads', 'top-99'],
  ] as const)('does not know %s/%s', async (kind, key) => {
    await expect(drawPicture(kind, key, 160, 'webp')).rejects.toThrow(PictureNotFound);
  });
});

async function painted(kind: PictureKind, key: string): Promise<string> {
  const canvas = await paintPicture(paintingOf(kind, key), 96);
  return createHash('sha256').update(canvas.data()).digest('hex');
}

function paintingOf(kind: PictureKind, key: string): Painting {
  const painting = pictureKinds[kind].paint(key);
  if (!painting) throw new Error(`There is no ${kind}/${key}.`);
  return painting;
}
