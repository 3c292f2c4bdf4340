import { mix, ramp, type Colour } from '../pen/colour.ts';
import { n } from '../pen/svg.ts';
import {
  cross,
  minus,
  pointOn,
  ribAt,
  turn,
  unit,
  type Pose,
  type Sheet,
  type Vec,
} from './sheetGeometry.ts';
import type { SurfacePalette } from './surfacePalette.ts';

/** One piece of a drawing, with its depth: nearer pieces have more. */
export interface Facet {
  depth: number;
  svg: string;
}

/** Side of a facet, px on the page. */
const FACET = 7.5;
/** Steps of light from shade to full light; cells of one row with the same tone become one shape. */
const TONES = 36;
/** How far the pen's line stands before the sheet it bounds, px at scale 1. */
const LINE_LIFT = 1.6;
const LIGHT = unit([-0.5, 0.62, 0.74]);

/** Draws the sheets of one flower, nearest last, shaded by one light from the upper left and outlined as by a pen. */
export function drawSheets(
  sheets: readonly Sheet[],
  pose: Pose,
  extra: readonly Facet[] = [],
): string {
  const facets: Facet[] = [...extra];
  for (const sheet of sheets) facets.push(...facetsOf(sheet, pose));
  facets.sort((a, b) => a.depth - b.depth);
  return facets.map((facet) => facet.svg).join('');
}

/** Puts a point of the flower's own space (z along its axis, towards the viewer) on the page. */
export function project(point: Vec, pose: Pose): { x: number; y: number; depth: number } {
  const [px, py, pz] = turn(point, pose);
  return { x: pose.x + px * pose.scale, y: pose.y - py * pose.scale, depth: pz * pose.scale };
}

function facetsOf(sheet: Sheet, pose: Pose): Facet[] {
  const steps = within(Math.round((sheet.length * pose.scale) / FACET), 5, 26);
  const leastStrips = Math.max(2, 2 * (sheet.veins ?? 0) - 2);
  const strips = 2 * within(Math.round((sheet.width * pose.scale) / FACET / 2), leastStrips / 2, 7);
  const grid: Vec[][] = [];
  for (let i = 0; i <= steps; i += 1) {
    const row: Vec[] = [];
    const rib = ribAt(sheet, i / steps);
    for (let j = 0; j <= strips; j += 1)
      row.push(turn(pointOn(sheet, rib, (2 * j) / strips - 1), pose));
    grid.push(row);
  }
  const facets: Facet[] = [];
  const palette = sheet.palette;
  const at = (i: number, j: number): Vec => grid[i]?.[j] ?? [0, 0, 0];
  const page = (v: Vec): string =>
    `${short(pose.x + v[0] * pose.scale)} ${short(pose.y - v[1] * pose.scale)}`;
  for (let i = 0; i < steps; i += 1) {
    let run: { colour: Colour; from: number } | undefined;
    for (let j = 0; j <= strips; j += 1) {
      const colour = j < strips ? colourOf(i, j) : undefined;
      if (run && colour !== run.colour) facets.push(facet(i, run.from, j, run.colour));
      if (colour && colour !== run?.colour) run = { colour, from: j };
      if (colour && palette.lineWidth > 0) {
        const lines = edgeLines(i, j);
        if (lines.length > 0)
          facets.push({
            depth: depthOf(i, j, j + 1) + LINE_LIFT * pose.scale,
            svg: lines.join(''),
          });
      }
    }
  }
  return facets;

  /** Cells of one row with the same colour, as one shape. */
  function facet(i: number, from: number, to: number, colour: Colour): Facet {
    const corners: Vec[] = [];
    for (let j = from; j <= to; j += 1) corners.push(at(i, j));
    for (let j = to; j >= from; j -= 1) corners.push(at(i + 1, j));
    return { depth: depthOf(i, from, to), svg: `<path d="${grown(corners)}" fill="${colour}"/>` };
  }

  function depthOf(i: number, from: number, to: number): number {
    let sum = 0;
    for (let j = from; j <= to; j += 1) sum += at(i, j)[2] + at(i + 1, j)[2];
    return (sum / (2 * (to - from + 1))) * pose.scale;
  }

  function colourOf(i: number, j: number): Colour {
    const normal = unit(normalOf(i, j));
    const front = normal[2] >= 0;
    const seen: Vec = front ? normal : [-normal[0], -normal[1], -normal[2]];
    return shade(palette, seen, front, (i + 0.5) / steps, sheet.hollow ?? 0.3);
  }

  function normalOf(i: number, j: number): Vec {
    const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
    return cross(minus(c, a), minus(d, b));
  }

  /** The shape, grown by most of a pixel so that no seam shows between neighbours. */
  function grown(corners: readonly Vec[]): string {
    const cx = corners.reduce((sum, corner) => sum + corner[0], 0) / corners.length;
    const cy = corners.reduce((sum, corner) => sum + corner[1], 0) / corners.length;
    const points = corners.map((corner): string => {
      const [dx, dy] = [corner[0] - cx, corner[1] - cy];
      const far = Math.hypot(dx, dy) * pose.scale || 1;
      const grow = (far + 0.75) / far;
      return `${short(pose.x + (cx + dx * grow) * pose.scale)} ${short(pose.y - (cy + dy * grow) * pose.scale)}`;
    });
    return `M${points.join('L')}Z`;
  }

  function edgeLines(i: number, j: number): string[] {
    const lines: string[] = [];
    const u = (i + 0.5) / steps;
    const stroke = (from: Vec, to: Vec, weight: number, opacity = 1): void => {
      const direction = unit([to[0] - from[0], to[1] - from[1], 0]);
      const away = Math.abs(direction[0] * LIGHT[1] - direction[1] * LIGHT[0]);
      const width = palette.lineWidth * weight * (0.6 + 0.6 * away);
      lines.push(
        `<path d="M${page(from)}L${page(to)}" fill="none" stroke="${palette.line}" stroke-width="${n(width)}" ` +
          `stroke-linecap="round"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`,
      );
    };
    const outline = 0.65 + 0.5 * Math.sin(Math.PI * Math.min(1, u * 1.1));
    const hidden = sheet.hidden ?? 0;
    if (j === 0 && u > hidden) stroke(at(i, 0), at(i + 1, 0), outline);
    if (j === strips - 1 && u > hidden) stroke(at(i, strips), at(i + 1, strips), outline);
    if (i > 1 && u > 0.3 && isFront(i - 1, j) !== isFront(i, j))
      stroke(at(i, j), at(i, j + 1), 0.9);
    if (j > 0 && u > 0.3 && isFront(i, j - 1) !== isFront(i, j))
      stroke(at(i, j), at(i + 1, j), 0.9);
    const veins = sheet.veins ?? 0;
    const opacity = palette.veinOpacity ?? 0.5;
    const middle = strips / 2;
    if (veins > 0 && j === middle && u > 0.04 && u < 0.92)
      stroke(at(i, j), at(i + 1, j), 0.75 * (1 - u * 0.7), opacity);
    for (let vein = 1; vein < veins; vein += 1) {
      const spread = Math.round((vein * middle) / veins);
      const reach = 0.82 - 0.16 * vein;
      if ((j === middle + spread || j === middle - spread) && u > 0.12 && u < reach) {
        stroke(at(i, j), at(i + 1, j), 0.45 * (1 - u / reach) + 0.12, opacity * 0.8);
      }
    }
    return lines;
  }

  function isFront(i: number, j: number): boolean {
    return normalOf(i, j)[2] >= 0;
  }
}

function shade(
  palette: SurfacePalette,
  normal: Vec,
  front: boolean,
  u: number,
  depth: number,
): Colour {
  const lambert = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
  const through = front ? 0 : 0.08;
  const hollow = depth * (1 - Math.min(1, u * 1.7)) ** 1.3;
  const exact = 0.1 + 0.9 * Math.max(0, lambert) ** 1.15 - hollow - through;
  const tone = Math.round(exact * TONES) / TONES;
  let colour = ramp(front ? palette.front : (palette.back ?? palette.front), tone);
  if (palette.base)
    colour = mix(palette.base, colour, Math.min(1, u / (palette.baseReach ?? 0.35)));
  if (palette.tip)
    colour = mix(palette.tip, colour, Math.min(1, (1 - u) / (palette.tipReach ?? 0.25)));
  return colour;
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
