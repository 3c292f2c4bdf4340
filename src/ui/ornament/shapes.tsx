import type { ReactNode } from 'react';

/** The four control points of a cubic Bézier curve. */
export type Curve = readonly [Point, Point, Point, Point];
export type Point = readonly [x: number, y: number];

/** Returns the SVG path data of a curve. */
export function curvePath([a, b, c, d]: Curve): string {
  return `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`;
}

/** Returns the point of a curve at `t` (0 to 1) and its direction there, in degrees. */
export function along([a, b, c, d]: Curve, t: number): { x: number; y: number; turn: number } {
  const u = 1 - t;
  const at = (i: 0 | 1) =>
    u * u * u * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t * t * t * d[i];
  const slope = (i: 0 | 1) =>
    u * u * (b[i] - a[i]) + 2 * u * t * (c[i] - b[i]) + t * t * (d[i] - c[i]);
  return {
    x: round(at(0)),
    y: round(at(1)),
    turn: round((Math.atan2(slope(1), slope(0)) * 180) / Math.PI),
  };
}

/** Translates, rotates (in degrees, clockwise) and scales its children. */
export function At({
  x,
  y,
  turn = 0,
  size = 1,
  flat = 1,
  children,
}: {
  x: number;
  y: number;
  turn?: number;
  size?: number;
  flat?: number;
  children: ReactNode;
}) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size} ${round(size * flat)})`}>
      {children}
    </g>
  );
}

/** Draws a fine line inside a shape, such as a vein or a fold. */
export function Vein({ d }: { d: string }) {
  return <path d={d} fill="none" strokeWidth="0.7" opacity="0.75" />;
}

/**
 * Draws a leaf that starts at the origin and points along the x axis. `bend` lifts its tip, `belly`
 * (0 to 1) is where it is widest, and `veins` is the number of pairs that branch off the midrib.
 */
export function Leaf({
  length,
  width,
  bend = 0,
  belly = 0.4,
  veins = 0,
}: {
  length: number;
  width: number;
  bend?: number;
  belly?: number;
  veins?: number;
}) {
  const tip = `${length} ${-bend}`;
  const upper = `C${length * belly * 0.4} ${-width} ${length * (belly + 0.3)} ${-width * 0.95 - bend * 0.6} ${tip}`;
  const lower = `C${length * (belly + 0.32)} ${width * 0.8 - bend * 0.45} ${length * belly * 0.45} ${width * 0.95} 0 0`;
  const rib = (t: number): Point => [length * t, -bend * t * t];
  const side = Array.from({ length: veins }, (_, index) => {
    const t = 0.2 + (0.55 * index) / Math.max(1, veins - 1);
    const [x, y] = rib(t);
    const reach = width * 0.5 * Math.sin(Math.PI * (0.2 + t * 0.72));
    const ahead = length * 0.11;
    return `M${r(x)} ${r(y)}q${r(ahead * 0.5)} ${r(-reach * 0.75)} ${r(ahead)} ${r(-reach)}M${r(x)} ${r(y)}q${r(ahead * 0.5)} ${r(reach * 0.75)} ${r(ahead)} ${r(reach * 0.92)}`;
  });
  return (
    <>
      <path d={`M0 0${upper}${lower}Z`} />
      <Vein
        d={`M0 0Q${r(length * 0.55)} ${r(-bend * 0.15)} ${r(length * 0.93)} ${r(-bend * 0.86)}${side.join('')}`}
      />
    </>
  );
}

/** Draws a petal that starts at the origin and points up; `point` (0 to 1) sharpens its tip. */
export function Petal({
  length,
  width,
  point = 0.4,
  fold = 0,
}: {
  length: number;
  width: number;
  point?: number;
  fold?: number;
}) {
  const shoulder = length * 0.8;
  const tip = width * (0.62 - point * 0.5);
  return (
    <>
      <path
        d={`M0 0C${r(-width * 0.35)} ${r(-length * 0.12)} ${r(-width)} ${r(-length * 0.42)} ${r(-width * 0.86)} ${r(-shoulder * 0.86)}C${r(-width * 0.78)} ${r(-length * 0.9)} ${r(-tip)} ${r(-length * 0.97)} ${r(width * 0.06)} ${-length}C${r(tip)} ${r(-length * 0.96)} ${r(width * 0.82)} ${r(-length * 0.88)} ${r(width * 0.84)} ${r(-shoulder * 0.84)}C${r(width * 0.98)} ${r(-length * 0.4)} ${r(width * 0.33)} ${r(-length * 0.12)} 0 0Z`}
      />
      {fold > 0 && (
        <Vein
          d={`M0 ${r(-length * 0.2)}Q${r(width * 0.18)} ${r(-length * 0.45)} ${r(width * 0.04)} ${r(-length * fold)}`}
        />
      )}
    </>
  );
}

function r(value: number): number {
  return round(value);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
