import type { Box, TextArea } from './textArea.ts';

/** Where a logo and the plate below it are drawn, in px on the card. */
export interface LogoLayout {
  /** The plate, along the middle of its edge. */
  readonly plate: Box;
  /** The radius of the corners of the plate. */
  readonly radius: number;
  /** The area in whose middle the logo is drawn, as large as it fits. */
  readonly picture: Box;
}

/** The colours of the plates, in CSS: the usual one, and the one below a white logo. */
export const PLATE_COLORS = {
  white: { fill: '#ffffff', edge: 'rgba(31, 42, 46, 0.16)' },
  dark: { fill: '#2b3b3e', edge: 'rgba(255, 255, 255, 0.24)' },
} as const;

export type PlateTone = keyof typeof PLATE_COLORS;

/** The width of the edge of the plate, in px. */
export const PLATE_EDGE_WIDTH = 2;

/**
 * Places a logo in its box, on a plate with round corners, usually a white one. Most logos are drawn
 * for white paper, and the white ground of a JPEG becomes a part of the plate.
 */
export function placeLogo({ x, y, width, height }: Box): LogoLayout {
  const shorter = Math.min(width, height);
  const padding = Math.round(shorter * PADDING_FACTOR);
  return {
    plate: inset({ x, y, width, height }, PLATE_EDGE_WIDTH / 2),
    radius: shorter * RADIUS_FACTOR,
    picture: inset({ x, y, width, height }, padding),
  };
}

/** Returns the areas of a board without a logo: the message also has the place of the logo, above it. */
export function withoutLogo<Area extends TextArea>(
  areas: readonly Area[],
  logo: Box | undefined,
): Area[] {
  return areas.map((area) => {
    const { field, box } = area;
    return logo === undefined || field !== 'message'
      ? area
      : { ...area, box: { ...box, y: logo.y, height: box.y + box.height - logo.y } };
  });
}

/**
 * Returns the plate on which a logo can be seen: the dark one if a part of the picture is
 * transparent, and nearly all of the rest is too pale for white.
 * @param rgba the pixels of the logo, four values from 0 to 255 each, not premultiplied
 */
export function choosePlate(rgba: ArrayLike<number>): PlateTone {
  let visible = 0;
  let pale = 0;
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [
      rgba[at],
      rgba[at + 1],
      rgba[at + 2],
      rgba[at + 3],
    ];
    visible += alpha;
    if (0.299 * red + 0.587 * green + 0.114 * blue > PALE) pale += alpha;
  }
  const isOpaque = visible > rgba.length * (255 / 4) * 0.98;
  return !isOpaque && pale > visible * 0.8 ? 'dark' : 'white';
}

/** The luminance, of 255, above which a colour hardly differs from white. */
const PALE = 225;

/** The distance between the plate's edge and the logo, as a factor of its shorter side. */
const PADDING_FACTOR = 0.1;

/** The radius of the plate's corners, as a factor of its shorter side. */
const RADIUS_FACTOR = 0.14;

function inset({ x, y, width, height }: Box, distance: number): Box {
  return {
    x: x + distance,
    y: y + distance,
    width: width - 2 * distance,
    height: height - 2 * distance,
  };
}
