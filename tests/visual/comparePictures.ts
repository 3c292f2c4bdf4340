import pixelmatch from 'pixelmatch';
import type { Picture } from './Picture.ts';

/** How two pictures differ. */
export interface Difference {
  /** Pixels that differ to the eye; those that only one of the pictures has are among them. */
  readonly changed: number;
  /** More than chance: the picture has to be looked at. */
  readonly isChange: boolean;
  /** The earlier picture, pale, with what differs in red. */
  readonly picture: Picture;
}

/**
 * Per pixel: far above the rounding of another processor, which moves a colour by two of 255 levels, and below a
 * hairline on paper, which lies 20 levels from it.
 */
const threshold = 0.05;
/** Edges of letters may fall on another side of the threshold here and there; a letter that moved is more. */
const chance = 12;

/** Compares what was accepted with what is there. Smoothed edges that stay where they are do not count. */
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
    isChange: isResized || changed > chance,
    picture: { width, height, pixels: withoutAlpha(drawn) },
  };
}

/** Puts a picture at the top left of a canvas of a colour that no screen has. */
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
