import type { SurfacePalette } from './surfacePalette.ts';

/** A point or direction: x right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];

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

/** The midrib at share u of the length: distance from the axis, height, and angle above the flower's plane. */
export interface Rib {
  u: number;
  r: number;
  z: number;
  angle: number;
}

/** The midrib at share u (0 base, 1 tip). */
export function ribAt(sheet: Sheet, u: number): Rib {
  const { length, rise, riseEnd } = sheet;
  const bend = sheet.bend ?? 1;
  const samples = 8;
  let r = sheet.offset ?? 0;
  let z = sheet.height ?? 0;
  for (let k = 0; k < samples; k += 1) {
    const angle = rise + (riseEnd - rise) * ((u * (k + 0.5)) / samples) ** bend;
    r += (Math.cos(angle) * length * u) / samples;
    z += (Math.sin(angle) * length * u) / samples;
  }
  return { u, r, z, angle: rise + (riseEnd - rise) * u ** bend };
}

/** The point v (-1..1) across the sheet at a place of its midrib, in the flower's space. */
export function pointOn(sheet: Sheet, { u, r, z, angle }: Rib, v: number): Vec {
  const half = (sheet.width / 2) * breadth(sheet, u);
  const cup = (sheet.cup ?? 0) * (0.55 + 0.45 * Math.sin(Math.PI * u));
  const twist = (sheet.twist ?? 0) * u;
  let across = Math.abs(cup) < 0.01 ? half * v : (half * Math.sin(v * cup)) / cup;
  let above = Math.abs(cup) < 0.01 ? 0 : (half * (1 - Math.cos(v * cup))) / cup;
  above +=
    (sheet.ruffle ?? 0) *
    v *
    v *
    Math.sin((sheet.waves ?? 3) * Math.PI * 2 * u + v * 2.1) *
    Math.sin(Math.PI * u);
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

/** Turns a point of the flower's own space the way the flower stands. */
export function turn([x, y, z]: Vec, pose: Pose): Vec {
  const spin = pose.spin ?? 0;
  const sx = x * Math.cos(spin) - y * Math.sin(spin);
  const sy = x * Math.sin(spin) + y * Math.cos(spin);
  const ty = sy * Math.cos(pose.tilt) + z * Math.sin(pose.tilt);
  const tz = -sy * Math.sin(pose.tilt) + z * Math.cos(pose.tilt);
  return [
    sx * Math.cos(pose.roll) + ty * Math.sin(pose.roll),
    -sx * Math.sin(pose.roll) + ty * Math.cos(pose.roll),
    tz,
  ];
}

export function minus(a: Vec, b: Vec): Vec {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
}

export function cross(a: Vec, b: Vec): Vec {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

export function unit(v: Vec): Vec {
  const length = Math.hypot(v[0], v[1], v[2]) || 1;
  return [v[0] / length, v[1] / length, v[2] / length];
}
