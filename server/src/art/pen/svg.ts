import type { Colour } from './colour.ts';

/** A point on the page: x to the right, y down. */
export type Point = readonly [number, number];

/** A whole SVG document with its own units (`width` x `height`), scaled to `pixelWidth`. */
export function svgDocument(
  width: number,
  height: number,
  body: string,
  pixelWidth = width,
): string {
  const pixelHeight = Math.round((height * pixelWidth) / width);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${pixelWidth}" height="${pixelHeight}" viewBox="0 0 ${width} ${height}">${body}</svg>`
  );
}

/** A number as short as a drawing needs it. */
export function n(value: number): string {
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Path data of straight lines through the points. */
export function polyline(points: readonly Point[], closed = false): string {
  return `${points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')}${closed ? 'Z' : ''}`;
}

/** Path data of a soft curve through all the points (Catmull-Rom turned into Beziers). */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  if (count < 3) return polyline(points, closed);
  const at = (index: number): Point => {
    const place = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    return points[place] ?? [0, 0];
  };
  const parts = [`M${n(at(0)[0])} ${n(at(0)[1])}`];
  const segments = closed ? count : count - 1;
  for (let index = 0; index < segments; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    parts.push(
      `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ` +
        `${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`,
    );
  }
  return parts.join('') + (closed ? 'Z' : '');
}

/** A stroke as a pen makes it: `width(t)` px wide at the share t of its way, drawn as a filled outline. */
export function penStroke(
  points: readonly Point[],
  width: (t: number) => number,
  colour: Colour,
  opacity = 1,
): string {
  const left: Point[] = [];
  const right: Point[] = [];
  const last = points.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const [x, y] = points[index] ?? [0, 0];
    const [ax, ay] = points[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = points[Math.min(last, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(index / Math.max(1, last)) / 2;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  }
  return fill(smooth([...left, ...right.reverse()], true), colour, opacity);
}

/** A filled path. */
export function fill(data: string, colour: string, opacity = 1, extra = ''): string {
  return `<path d="${data}" fill="${colour}"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}${extra}/>`;
}

/** A stroked path with round ends. */
export function line(data: string, colour: string, width: number, opacity = 1, extra = ''): string {
  return (
    `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" ` +
    `stroke-linejoin="round"${opacity < 1 ? ` opacity="${n(opacity)}"` : ''}${extra}/>`
  );
}

/** A group with a transform. */
export function group(transform: string, body: string, extra = ''): string {
  return `<g transform="${transform}"${extra}>${body}</g>`;
}

/** Points along a cubic Bezier curve, both ends included. */
export function cubic(
  from: Point,
  control1: Point,
  control2: Point,
  to: Point,
  steps = 24,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    const s = 1 - t;
    const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [
      a * from[0] + b * control1[0] + c * control2[0] + d * to[0],
      a * from[1] + b * control1[1] + c * control2[1] + d * to[1],
    ];
  });
}

/** Place and direction (radians, 0 to the right, clockwise on the page) at the share t of a line of points. */
export function along(points: readonly Point[], t: number): { point: Point; angle: number } {
  const place = Math.min(1, Math.max(0, t)) * (points.length - 1);
  const index = Math.min(points.length - 2, Math.floor(place));
  const from = points[index] ?? [0, 0];
  const to = points[index + 1] ?? from;
  const rest = place - index;
  return {
    point: [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest],
    angle: Math.atan2(to[1] - from[1], to[0] - from[0]),
  };
}
