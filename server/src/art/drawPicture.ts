import sharp, { type Sharp } from 'sharp';
import { paintPicture } from './pen/painting.ts';
import { isPictureKind, pictureKinds, type PictureKind } from './pictureKinds.ts';

export type PictureFormat = 'webp' | 'avif' | 'png' | 'jpeg';

/** Widths pictures are made in, px; others are rounded up to the next of these, and none is larger than the drawing. */
export const PICTURE_WIDTHS = [96, 160, 240, 320, 480, 540, 640, 800, 960, 1080, 1200] as const;

/** There is no picture of this kind and key. */
export class PictureNotFound extends Error {
  override readonly name = 'PictureNotFound';

  constructor(kind: string, key: string) {
    super(`There is no picture "${key}" among the ${kind}.`);
  }
}

interface Master {
  pixels: Buffer;
  width: number;
  height: number;
}

/** Drawings kept as pixels, about 4 MB each, so that one drawing serves several widths and formats. */
const MOST_MASTERS = 8;

const masters = new Map<string, Promise<Master>>();
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture and encodes it. The same arguments give the same bytes. Drawings are made one after another, so
 * that a page full of new pictures leaves the server time for other answers.
 * Throws PictureNotFound. `width` in px; see pictureWidth.
 */
export async function drawPicture(
  kind: PictureKind,
  key: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const { pixels, ...size } = await master(kind, key);
  const image = sharp(pixels, { raw: { ...size, channels: 4 } }).removeAlpha();
  const target = pictureWidth(kind, key, width);
  if (target < size.width) image.resize(target);
  return encode(image, format);
}

/** The width in px the picture is made in when `wished` is asked for: one of PICTURE_WIDTHS, at most the drawing's own. */
export function pictureWidth(
  kind: PictureKind,
  key: string,
  wished = pictureKinds[kind].usual,
): number {
  const own = paintingOf(kind, key).width;
  return Math.min(own, PICTURE_WIDTHS.find((width) => width >= wished) ?? own);
}

function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'webp':
      return image.webp({ quality: 82, effort: 4 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 58, effort: 3 }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'jpeg':
      return image.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
  }
}

function master(kind: PictureKind, key: string): Promise<Master> {
  const name = `${kind}/${key}`;
  const known = masters.get(name);
  const made = known ?? inTurn(() => paint(kind, key));
  masters.delete(name);
  masters.set(name, made);
  made.catch(() => masters.delete(name));
  const oldest = masters.keys().next();
  if (masters.size > MOST_MASTERS && !oldest.done) masters.delete(oldest.value);
  return made;
}

async function paint(kind: PictureKind, key: string): Promise<Master> {
  const painting = paintingOf(kind, key);
  const canvas = await paintPicture(painting, painting.width);
  return { pixels: canvas.data(), width: canvas.width, height: canvas.height };
}

function paintingOf(kind: PictureKind, key: string) {
  const painting = isPictureKind(kind) ? pictureKinds[kind].paint(key) : undefined;
  if (!painting) throw new PictureNotFound(kind, key);
  return painting;
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}
