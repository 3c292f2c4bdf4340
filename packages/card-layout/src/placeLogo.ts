import type { Box } from './textArea.ts';

/** Where a logo and the plate below it are drawn, in px on the card. */
export interface LogoLayout {
  /** The plate, along the middle of its edge. */
  readonly plate: Box;
  /** The radius of the corners of the plate. */
  readonly radius: number;
  /** The area in whose middle the logo is drawn, as large as it fits. */
  readonly picture: Box;
}

/** The colours of the plate, in CSS. */
export const PLATE_COLORS = { fill: '#ffffff', edge: 'rgba(31, 42, 46, 0.16)' } as const;

/** The width of the edge of the plate, in px. */
export const PLATE_EDGE_WIDTH = 2;

/**
 * Places a logo in its box, on a white plate with round corners. Most logos are drawn for white
 * paper, and the white ground of a JPEG becomes a part of the plate.
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
