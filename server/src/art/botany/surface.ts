import { mix, ramp, type Colour } from '../pen/colour.ts';
import { n } from '../pen/svg.ts';

type Vec = readonly [number, number, number];

/** The colours of one surface: a ramp from shade to light for each side, the throat, and the pen's line. */
export interface SurfacePalette {
  front: readonly Colour[];
  back?: readonly Colour[];
  /** Colour at the base of the petal, and how far it reaches (0..1). */
  base?: Colour;
  baseReach?: number;
  /** Colour at the tip, and how far down it reaches. */
  tip?: Colour;
  tipReach?: number;
  line: Colour;
  /** Pen width in px at scale 1; 0 leaves the line out. */
  lineWidth: number;
  veinOpacity?: number;
}

/** One petal or leaf: a sheet bent along its midrib and cupped across it. Lengths in px, angles in radians. */
export interface Sheet {
  length: number;
  width: number;
  /** Direction around the flower's axis. */
  azimuth: number;
  /** Angle above the plane of the flower at the base and at the tip. */
  rise: number;
  riseEnd: number;
  /** Above 1 the bend comes late, below 1 early. */
  bend?: number;
  /** Half angle of the arc across the sheet; positive is cupped towards the axis. */
  cup?: number;
  /** Where the sheet is widest (0..1), and how pointed its ends are (1 round to 3 sharp). */
  widest?: number;
  pointed?: number;
  /** Share of full width kept at the base. */
  claw?: number;
  /** Waves along the edge: height in px, number. */
  ruffle?: number;
  waves?: number;
  /** Turning of the sheet about its midrib from base to tip. */
  twist?: number;
  /** Sideways sweep of the midrib in radians. */
  sweep?: number;
  /** Distance of the base from the axis and height along it. */
  offset?: number;
  height?: number;
  /** Share of the length from the base where the pen leaves the edge undrawn. */
  hidden?: number;
  /** Darkening towards the base, 0..1, where petals crowd each other's light. */
  hollow?: number;
  /** Veins on each side of the midrib. */
  veins?: number;
  palette: SurfacePalette;
}

/** How the whole flower stands: `tilt` away from the viewer (0 looks at us, PI/2 seen from the side), `roll` in the page. */
export interface Pose {
  x: number;
  y: number;
  scale: number;
  tilt: number;
  roll: number;
  /** Turn around the flower's own axis. */
  spin?: number;
}

interface Facet {
  depth: number;
  svg: string;
}

/** Side of a facet, px on the page. */
const FACET = 7.5;
/** How far the pen's line stands before the sheet it bounds, px at scale 1. */
const LINE_LIFT = 1.6;
const LIGHT = unit([-0.5, 0.62, 0.74]);

/** Draws the sheets of one flower, nearest last, shaded by one light from the upper left and outlined as by a pen. */
export function drawSheets(sheets: readonly Sheet[], pose: Pose, extra: readonly Facet[] = []): string {
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
    for (let j = 0; j <= strips; j += 1) row.push(turn(pointOn(sheet, i / steps, (2 * j) / strips - 1), pose));
    grid.push(row);
  }
  const facets: Facet[] = [];
  const palette = sheet.palette;
  const at = (i: number, j: number): Vec => grid[i]?.[j] ?? [0, 0, 0];
  const page = (v: Vec): string => `${short(pose.x + v[0] * pose.scale)} ${short(pose.y - v[1] * pose.scale)}`;
  for (let i = 0; i < steps; i += 1) {
    for (let j = 0; j < strips; j += 1) {
      const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)] as const;
      const normal = unit(cross(minus(c, a), minus(d, b)));
      const front = normal[2] >= 0;
      const seen: Vec = front ? normal : [-normal[0], -normal[1], -normal[2]];
      const colour = shade(palette, seen, front, (i + 0.5) / steps, sheet.hollow ?? 0.3);
      const depth = ((a[2] + b[2] + c[2] + d[2]) / 4) * pose.scale;
      facets.push({
        depth,
        svg: `<path d="${facetPath(a, b, c, d)}" fill="${colour}"/>`,
      });
      if (palette.lineWidth > 0) {
        const lines = edgeLines(i, j);
        if (lines.length > 0) facets.push({ depth: depth + LINE_LIFT * pose.scale, svg: lines.join('') });
      }
    }
  }
  return facets;

  /** The facet, grown by half a pixel so that no seam shows between neighbours. */
  function facetPath(...corners: readonly Vec[]): string {
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
        `<path d="M${page(from)}L${page(to)}" stroke="${palette.line}" stroke-width="${n(width)}" ` +
          `stroke-linecap="round"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}/>`,
      );
    };
    const outline = 0.65 + 0.5 * Math.sin(Math.PI * Math.min(1, u * 1.1));
    const hidden = sheet.hidden ?? 0;
    if (j === 0 && u > hidden) stroke(at(i, 0), at(i + 1, 0), outline);
    if (j === strips - 1 && u > hidden) stroke(at(i, strips), at(i + 1, strips), outline);
    if (i > 1 && u > 0.3 && isFront(i - 1, j) !== isFront(i, j)) stroke(at(i, j), at(i, j + 1), 0.9);
    if (j > 0 && u > 0.3 && isFront(i, j - 1) !== isFront(i, j)) stroke(at(i, j), at(i + 1, j), 0.9);
    const veins = sheet.veins ?? 0;
    const opacity = palette.veinOpacity ?? 0.5;
    const middle = strips / 2;
    if (veins > 0 && j === middle && u > 0.04 && u < 0.92) stroke(at(i, j), at(i + 1, j), 0.75 * (1 - u * 0.7), opacity);
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
    const [a, b, c, d] = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
    return cross(minus(c, a), minus(d, b))[2] >= 0;
  }
}

/** The point at share u of the length and v (-1..1) across, in the flower's space. */
function pointOn(sheet: Sheet, u: number, v: number): Vec {
  const { length, width, rise, riseEnd } = sheet;
  const bend = sheet.bend ?? 1;
  const samples = 8;
  let r = sheet.offset ?? 0;
  let z = sheet.height ?? 0;
  for (let k = 0; k < samples; k += 1) {
    const angle = rise + (riseEnd - rise) * ((u * (k + 0.5)) / samples) ** bend;
    r += (Math.cos(angle) * length * u) / samples;
    z += (Math.sin(angle) * length * u) / samples;
  }
  const angle = rise + (riseEnd - rise) * u ** bend;
  const half = (width / 2) * breadth(sheet, u);
  const cup = (sheet.cup ?? 0) * (0.55 + 0.45 * Math.sin(Math.PI * u));
  const twist = (sheet.twist ?? 0) * u;
  let across = Math.abs(cup) < 0.01 ? half * v : (half * Math.sin(v * cup)) / cup;
  let above = Math.abs(cup) < 0.01 ? 0 : (half * (1 - Math.cos(v * cup))) / cup;
  above += (sheet.ruffle ?? 0) * v * v * Math.sin((sheet.waves ?? 3) * Math.PI * 2 * u + v * 2.1) * Math.sin(Math.PI * u);
  [across, above] = [
    across * Math.cos(twist) - above * Math.sin(twist),
    across * Math.sin(twist) + above * Math.cos(twist),
  ];
  const outward = r - Math.sin(angle) * above;
  const up = z + Math.cos(angle) * above;
  const around = sheet.azimuth + (sheet.sweep ?? 0) * u * u;
  return [
    Math.cos(around) * outward - Math.sin(around) * across,
    Math.sin(around) * outward + Math.cos(around) * across,
    up,
  ];
}

function breadth(sheet: Sheet, u: number): number {
  const widest = sheet.widest ?? 0.5;
  const pointed = sheet.pointed ?? 1.4;
  const claw = sheet.claw ?? 0.06;
  const power = Math.log(0.5) / Math.log(widest);
  const round = Math.sin(Math.PI * u ** power);
  const shape = round ** (u < widest ? 0.9 : pointed * 0.62);
  return u < widest ? claw + (1 - claw) * shape : shape;
}

function shade(palette: SurfacePalette, normal: Vec, front: boolean, u: number, depth: number): Colour {
  const lambert = normal[0] * LIGHT[0] + normal[1] * LIGHT[1] + normal[2] * LIGHT[2];
  const through = front ? 0 : 0.08;
  const hollow = depth * (1 - Math.min(1, u * 1.7)) ** 1.3;
  const tone = 0.1 + 0.9 * Math.max(0, lambert) ** 1.15 - hollow - through;
  let colour = ramp(front ? palette.front : (palette.back ?? palette.front), tone);
  if (palette.base) colour = mix(palette.base, colour, Math.min(1, u / (palette.baseReach ?? 0.35)));
  if (palette.tip) colour = mix(palette.tip, colour, Math.min(1, (1 - u) / (palette.tipReach ?? 0.25)));
  return colour;
}

function turn([x, y, z]: Vec, pose: Pose): Vec {
  const spin = pose.spin ?? 0;
  const sx = x * Math.cos(spin) - y * Math.sin(spin);
  const sy = x * Math.sin(spin) + y * Math.cos(spin);
  const ty = sy * Math.cos(pose.tilt) + z * Math.sin(pose.tilt);
  const tz = -sy * Math.sin(pose.tilt) + z * Math.cos(pose.tilt);
  return [sx * Math.cos(pose.roll) + ty * Math.sin(pose.roll), -sx * Math.sin(pose.roll) + ty * Math.cos(pose.roll), tz];
}

function short(value: number): number {
  return Math.round(value * 10) / 10;
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function unit(v: Vec): Vec {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
