import { createHash } from 'node:crypto';
import type { Picture } from './Picture.ts';

/** Rows of a picture that stand together, as often as they follow one another. */
export interface Band {
  /** A name for exactly these pixels. */
  readonly name: string;
  readonly picture: Picture;
  readonly times: number;
}

/** So many equal rows in a row part what is above from what is below. */
const gap = 12;

/**
 * Cuts a picture where it is empty, so that what screens have in common, wherever it stands, is kept once. Equal rows
 * become one row, to be repeated.
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
  let begun = 0;
  for (let y = 0; y < height;) {
    let end = y + 1;
    while (end < height && row(end).equals(row(y))) end += 1;
    if (end - y >= gap) {
      add(begun, y, 1);
      add(y, y + 1, end - y);
      begun = end;
    }
    y = end;
  }
  add(begun, height, 1);
  return bands;
}

/** Puts bands together again. */
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
