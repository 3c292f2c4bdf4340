import type { Random } from '../pen/random.ts';
import { along, type Point } from '../pen/svg.ts';
import { sedapMalamBud, sedapMalamFloret } from './gardenFlowers.ts';
import type { Flower } from './flowers.ts';
import { branch, leaf, leafForms, stem, type LeafForm } from './leaves.ts';
import type { Scheme } from './scheme.ts';

/** A flower in an arrangement: where it stands from the middle, how large (1 is 200 px), how far it leans outwards. */
export interface Placed {
  flower: Flower;
  x: number;
  y: number;
  scale: number;
  tilt?: number;
  roll?: number;
  scheme?: Scheme;
}

/** A spike of sedap malam: florets open at the foot, buds towards the tip, slim leaves at the base. */
export function sedapMalam(
  points: readonly Point[],
  size: number,
  scheme: Scheme,
  random: Random,
): string {
  const parts: string[] = [];
  const foot = along(points, 0);
  for (const side of [-1, 1, -0.5]) {
    const angle = foot.angle + side * 0.38;
    parts.push(leaf(foot.point, angle, size * 3.1, leafForms.blade, scheme, random));
  }
  parts.push(stem(points, size / 11, scheme));
  const count = 11;
  for (let index = count; index >= 0; index -= 1) {
    const t = 0.34 + 0.66 * (index / count) ** 0.85;
    const place = along(points, t);
    const open = index < 6;
    for (const side of index === count ? [0] : index < 6 ? [-1, 1, 0.25] : [-1, 1]) {
      const lean = side * (0.95 - 0.6 * (index / count)) + random.near(0, 0.12);
      const scale = (size / 100) * (open ? 1.05 - 0.04 * index : 1 - 0.06 * index);
      const pose = {
        x: place.point[0],
        y: place.point[1],
        scale,
        tilt: open ? random.range(0.95, 1.35) : 1.5,
        roll: place.angle + Math.PI / 2 + lean,
      };
      parts.push((open ? sedapMalamFloret : sedapMalamBud)(pose, scheme, random));
    }
  }
  return parts.join('');
}

/** Flowers over a fan of leaves, the outer ones leaning outwards. Draw order is that of the list, first at the back. */
export function posy(
  middle: Point,
  flowers: readonly Placed[],
  greens: readonly { form: LeafForm; length: number; angle: number; away?: number }[],
  scheme: Scheme,
  random: Random,
): string {
  const parts = greens.map((green): string => {
    const away = green.away ?? 0;
    const at: Point = [
      middle[0] + Math.cos(green.angle) * away,
      middle[1] + Math.sin(green.angle) * away,
    ];
    return leaf(at, green.angle, green.length, green.form, scheme, random);
  });
  for (const placed of flowers) {
    const outward = Math.atan2(placed.y, placed.x);
    const distance = Math.hypot(placed.x, placed.y);
    parts.push(
      placed.flower(
        {
          x: middle[0] + placed.x,
          y: middle[1] + placed.y,
          scale: placed.scale,
          tilt: placed.tilt ?? Math.min(0.95, 0.25 + distance / 420),
          roll: placed.roll ?? outward + Math.PI / 2 + random.near(0, 0.2),
          spin: random.range(0, 6.28),
        },
        placed.scheme ?? scheme,
        random,
      ),
    );
  }
  return parts.join('');
}

/** Leaves all around a middle, `count` of them from `from` to `to` (radians), a little uneven. */
export function fan(
  form: LeafForm,
  count: number,
  length: number,
  away: number,
  random: Random,
  from = 0,
  to = 2 * Math.PI,
): { form: LeafForm; length: number; angle: number; away: number }[] {
  return Array.from({ length: count }, (_, index) => ({
    form,
    length: random.near(length, length * 0.2),
    angle: from + ((to - from) * (index + 0.5)) / count + random.near(0, 0.12),
    away: random.near(away, away * 0.2),
  }));
}

/** Points of an arc of an ellipse; angles in radians, 0 to the right, clockwise on the page. */
export function arc(
  middle: Point,
  rx: number,
  ry: number,
  from: number,
  to: number,
  steps = 48,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const angle = from + ((to - from) * index) / steps;
    return [middle[0] + Math.cos(angle) * rx, middle[1] + Math.sin(angle) * ry];
  });
}

/** A wreath of two branches that rise from the foot and nearly meet at the top; `open` radians are left free there. */
export function wreath(
  middle: Point,
  radius: number,
  open: number,
  options: { form: LeafForm; length: number; pairs: number; spread?: number },
  scheme: Scheme,
  random: Random,
): string {
  const foot = Math.PI / 2;
  const left = arc(middle, radius, radius, foot + 0.03, foot + Math.PI - open / 2);
  const right = arc(middle, radius, radius, foot - 0.03, foot - Math.PI + open / 2);
  return (
    branch(left, { spread: 0.6, ...options }, scheme, random) +
    branch(right, { spread: 0.6, ...options }, scheme, random)
  );
}
