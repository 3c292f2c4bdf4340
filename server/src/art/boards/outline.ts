import type { Point } from '../pen/svg.ts';

/** A closed line of points, clockwise on the page. */
export type Outline = readonly Point[];

/** The outline of a board: straight, with an arched top, or with a raised middle between two shoulders. */
export function outline(
  x: number,
  y: number,
  width: number,
  height: number,
  top: 'straight' | 'arch' | 'shoulders',
  radius = 26,
): Outline {
  const r = Math.max(4, Math.min(radius, height / 5));
  const points: Point[] = [];
  const corner = (cx: number, cy: number, from: number): void => {
    for (let step = 0; step <= 6; step += 1) {
      const angle = from + (step / 6) * (Math.PI / 2);
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  };
  corner(x + r, y + r, Math.PI);
  if (top !== 'straight') {
    const rise = top === 'arch' ? 46 : 38;
    for (let step = 1; step < 40; step += 1) {
      const share = step / 40;
      const lift = top === 'arch' ? Math.sin(Math.PI * share) : shoulder(share);
      points.push([x + r + (width - 2 * r) * share, y - rise * lift]);
    }
  }
  corner(x + width - r, y + r, -Math.PI / 2);
  corner(x + width - r, y + height - r, 0);
  corner(x + r, y + height - r, Math.PI / 2);
  return points;
}

function shoulder(share: number): number {
  const away = Math.abs(share - 0.5) * 2;
  const bound = Math.min(1, Math.max(0, (0.72 - away) / 0.22));
  return bound * bound * (3 - 2 * bound);
}
