import { createHash } from 'node:crypto';
import type { Picture } from './Picture.ts';

/** Consecutive rows of a picture, and how often they are repeated. */
export interface Band {
  /** A hash of the pixels. */
  readonly name: string;
  readonly picture: Picture;
  readonly times: number;
}

/** The number of equal consecutive rows that separates two bands. */
const gap = 12;

/**
 * Cuts a picture at its empty areas, so that content that several screens share is stored once.
 * Equal rows become a single repeated row.
 */
export function cutIntoBands({ width, height, pixels }: Picture): Band[] {
  const stride = width * 3;
  const row = (y: number) => pixels.subarray(y * stride, (y + 1) * stride);
  const bands: Band[] = [];
  const add = (from: number, to: number, times: number) => {
    if (from < to)
      bands.push(
        bandOf(
          { width, height: to - from, pixels: pixels.subarray(from * stride, to * stride) },
          times,
        ),
      );
  };
  let start = 0;
  for (let y = 0; y < height;) {
    let end = y + 1;
    while (end < height && row(end).equals(row(y))) end += 1;
    if (end - y >= gap) {
      add(start, y, 1);
      add(y, y + 1, end - y);
      start = end;
    }
    y = end;
  }
  add(start, height, 1);
  return bands;
}

/** Joins bands into a picture. */
export function joinBands(bands: readonly Pick<Band, 'picture' | 'times'>[]): Picture {
  const pixels = Buffer.concat(
    bands.flatMap(({ picture, times }) => Array<Buffer>(times).fill(picture.pixels)),
  );
  const width = bands[0]?.picture.width ?? 0;
  return { width, height: width === 0 ? 0 : pixels.length / (width * 3), pixels };
}

function bandOf(picture: Picture, times: number): Band {
  const name = createHash('sha256')
    .update(`${picture.width} `)
    .update(picture.pixels)
    .digest('hex')
    .slice(0, 16);
  return { name, picture, times };
}
