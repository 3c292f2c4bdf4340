import pixelmatch from 'pixelmatch';
import type { Picture } from './Picture.ts';

/** The result of comparing two pictures. */
export interface Difference {
  /** The number of visibly different pixels, including those that only one picture has. */
  readonly changed: number;
  /** Whether the difference is large enough to be reviewed. */
  readonly isChange: boolean;
  /** The accepted picture, faded, with the differences in red. */
  readonly picture: Picture;
}

/**
 * The threshold of pixelmatch. It is above the rounding differences between CPUs (two of 255
 * levels) and below the contrast of a hairline on paper (20 levels).
 */
const threshold = 0.05;
/**
 * The number of different pixels to ignore. Edges of glyphs vary slightly; a moved glyph exceeds
 * it.
 */
const tolerance = 12;

/** Compares an accepted picture with a new one. Ignores anti-aliasing. */
export function comparePictures(before: Picture, after: Picture): Difference {
  const [width, height] = [
    Math.max(before.width, after.width),
    Math.max(before.height, after.height),
  ];
  const [one, other] = [onCanvas(before, width, height), onCanvas(after, width, height)];
  const drawn = new Uint8ClampedArray(width * height * 4);
  const changed = pixelmatch(one, other, drawn, width, height, {
    threshold,
    alpha: 0.25,
    diffColor: [200, 30, 30],
    aaColor: [225, 200, 150],
  });
  const isResized = before.width !== after.width || before.height !== after.height;
  return {
    changed,
    isChange: isResized || changed > tolerance,
    picture: { width, height, pixels: withoutAlpha(drawn) },
  };
}

/** Draws a picture at the top left of a canvas in a colour that no screen uses. */
function onCanvas(
  { width, height, pixels }: Picture,
  canvasWidth: number,
  canvasHeight: number,
): Uint8Array {
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  for (let y = 0; y < canvasHeight; y += 1) {
    for (let x = 0; x < canvasWidth; x += 1) {
      const [from, to] = [(y * width + x) * 3, (y * canvasWidth + x) * 4];
      const isInside = x < width && y < height;
      canvas[to] = isInside ? (pixels[from] ?? 0) : 255;
      canvas[to + 1] = isInside ? (pixels[from + 1] ?? 0) : 0;
      canvas[to + 2] = isInside ? (pixels[from + 2] ?? 0) : 255;
      canvas[to + 3] = 255;
    }
  }
  return canvas;
}

function withoutAlpha(rgba: Uint8ClampedArray): Buffer {
  const rgb = Buffer.alloc((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from] ?? 0;
    rgb[to + 1] = rgba[from + 1] ?? 0;
    rgb[to + 2] = rgba[from + 2] ?? 0;
  }
  return rgb;
}
