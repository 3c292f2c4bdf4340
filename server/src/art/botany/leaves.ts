import type { Random } from '../pen/random.ts';
import { along, penStroke, type Point } from '../pen/svg.ts';
import { melati, melatiBud } from './flowers.ts';
import type { Scheme } from './scheme.ts';
import type { Sheet } from './sheetGeometry.ts';
import { drawSheets } from './surface.ts';
import { leaves } from './surfacePalette.ts';

/** The form of one kind of leaf, for a leaf 100 px long. */
export interface LeafForm {
  width: number;
  widest: number;
  pointed: number;
  veins: number;
  /** How much it arches, radians. */
  arch: number;
  waves?: number;
}

export const leafForms = {
  olive: { width: 23, widest: 0.52, pointed: 1.6, veins: 1, arch: 0.5 },
  melati: { width: 52, widest: 0.45, pointed: 1.5, veins: 3, arch: 0.6, waves: 2 },
  lily: { width: 24, widest: 0.4, pointed: 2, veins: 2, arch: 1 },
  blade: { width: 11, widest: 0.35, pointed: 1.8, veins: 1, arch: 0.9 },
  bamboo: { width: 15, widest: 0.28, pointed: 2.2, veins: 1, arch: 0.4 },
  round: { width: 74, widest: 0.55, pointed: 0.8, veins: 2, arch: 0.5 },
  rose: { width: 56, widest: 0.46, pointed: 1.5, veins: 3, arch: 0.7, waves: 4 },
  laurel: { width: 36, widest: 0.48, pointed: 1.6, veins: 2, arch: 0.5 },
} as const satisfies Record<string, LeafForm>;

/** One leaf with its base at (x, y), pointing along `angle` (radians on the page). */
export function leaf(
  at: Point,
  angle: number,
  length: number,
  form: LeafForm,
  scheme: Scheme,
  random: Random,
): string {
  const lean = random.pick([-1, 1]);
  const sheet: Sheet = {
    length: 100,
    width: random.near(form.width, form.width * 0.14),
    azimuth: 0,
    rise: random.near(0.25, 0.2) * form.arch,
    riseEnd: random.near(-0.75, 0.35) * form.arch,
    cup: random.near(0.45, 0.25),
    widest: form.widest,
    pointed: form.pointed,
    claw: 0.05,
    twist: random.near(0, 0.5) * form.arch,
    sweep: random.near(0, 0.22) * form.arch,
    ...(form.waves ? { ruffle: 1.4, waves: form.waves } : {}),
    veins: form.veins,
    hollow: 0.12,
    palette: leaves(scheme),
  };
  const tilt = lean * random.range(0.25, 0.95);
  return drawSheets([sheet], { x: at[0], y: at[1], scale: length / 100, tilt, roll: angle });
}

/** A stem from thick to thin. */
export function stem(points: readonly Point[], width: number, scheme: Scheme): string {
  const outline =
    scheme.lineWidth > 0
      ? penStroke(points, (t) => width * (1 - 0.6 * t) + 1.3, scheme.leafLine)
      : '';
  return outline + penStroke(points, (t) => width * (1 - 0.6 * t), scheme.stem);
}

/** A branch with leaves on both sides; `every` px between pairs, growing smaller towards the tip. */
export function branch(
  points: readonly Point[],
  options: {
    form: LeafForm;
    length: number;
    pairs: number;
    /** Angle of the leaves from the stem, radians. */
    spread?: number;
    opposite?: boolean;
    from?: number;
    stemWidth?: number;
  },
  scheme: Scheme,
  random: Random,
): string {
  const { form, length, pairs, spread = 0.75, opposite = true, from = 0.08 } = options;
  const parts = [stem(points, options.stemWidth ?? Math.max(2, length / 28), scheme)];
  for (let index = 0; index < pairs; index += 1) {
    for (const side of [-1, 1]) {
      const stagger = opposite ? random.near(0, 0.012) : (side * 0.25) / pairs;
      const t = from + ((1 - from) * (index + 0.5)) / pairs + stagger;
      const place = along(points, Math.min(1, t));
      const size = length * (1 - 0.5 * t ** 1.6) * random.near(1, 0.14);
      const angle = place.angle + side * spread * (1 - 0.4 * t) * random.near(1, 0.18);
      parts.push(leaf(place.point, angle, size, form, scheme, random));
    }
  }
  const end = along(points, 1);
  parts.push(leaf(end.point, end.angle, length * 0.55, form, scheme, random));
  return parts.join('');
}

/** An olive branch: narrow opposite leaves, silver beneath, with a few fruits. */
export function oliveBranch(
  points: readonly Point[],
  length: number,
  scheme: Scheme,
  random: Random,
): string {
  const run = reach(points);
  const pairs = Math.max(4, Math.round(run / (length * 0.6)));
  const body = branch(
    points,
    { form: leafForms.olive, length, pairs, spread: 0.72, stemWidth: length / 26 },
    scheme,
    random,
  );
  const fruits: string[] = [];
  for (let index = 1; index < pairs - 1; index += 3) {
    const place = along(points, index / pairs + 0.03);
    const side = random.pick([-1, 1]);
    const hang = place.angle + side * random.range(1.1, 1.7);
    fruits.push(olive(place.point, hang, length * 0.13, scheme));
  }
  return body + fruits.join('');
}

/** Melati on a stem: opposite glossy leaves, buds at the shoulders, open flowers at the end. */
export function melatiSprig(
  points: readonly Point[],
  size: number,
  scheme: Scheme,
  random: Random,
  flowers = 2,
): string {
  const run = reach(points);
  const pairs = Math.max(2, Math.round(run / (size * 1.05)));
  const parts = [
    branch(
      points,
      { form: leafForms.melati, length: size, pairs, spread: 0.95, stemWidth: size / 22 },
      scheme,
      random,
    ),
  ];
  for (let index = 0; index < 3; index += 1) {
    const place = along(points, 0.55 + index * 0.14);
    const angle = place.angle + (index % 2 === 0 ? -1 : 1) * random.range(0.5, 0.9);
    const stalk = size * 0.42;
    const end: Point = [
      place.point[0] + Math.cos(angle) * stalk,
      place.point[1] + Math.sin(angle) * stalk,
    ];
    parts.push(stem([place.point, midway(place.point, end, 3), end], size / 34, scheme));
    parts.push(
      melatiBud(
        { x: end[0], y: end[1], scale: size / 110, tilt: 1.4, roll: angle + Math.PI / 2 },
        scheme,
        random,
      ),
    );
  }
  const end = along(points, 1);
  for (let index = flowers - 1; index >= 0; index -= 1) {
    const angle = end.angle + (index - (flowers - 1) / 2) * 1.5 + random.near(0, 0.2);
    const distance = index === 0 ? size * 0.1 : size * 0.5;
    parts.push(
      melati(
        {
          x: end.point[0] + Math.cos(angle) * distance,
          y: end.point[1] + Math.sin(angle) * distance,
          scale: (size / 135) * random.near(1, 0.1),
          tilt: random.range(0.2, 0.7),
          roll: random.range(0, 6.28),
        },
        scheme,
        random,
      ),
    );
  }
  return parts.join('');
}

/** Length of a line of points, px. */
export function reach(points: readonly Point[]): number {
  let sum = 0;
  for (let index = 1; index < points.length; index += 1) {
    const [a, b] = [points[index - 1], points[index]];
    if (a && b) sum += Math.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return sum;
}

function olive(at: Point, angle: number, size: number, scheme: Scheme): string {
  const sheets: Sheet[] = Array.from({ length: 6 }, (_, index): Sheet => ({
    length: 100,
    width: 58,
    azimuth: (index * Math.PI) / 3,
    rise: 0.5,
    riseEnd: 2.65,
    cup: 0.9,
    widest: 0.5,
    pointed: 0.8,
    claw: 0.2,
    hollow: 0,
    palette: {
      front: [...scheme.fruit].reverse(),
      back: scheme.fruit,
      line: scheme.leafLine,
      lineWidth: 0,
    },
  }));
  const stalk: Point = [at[0] + Math.cos(angle) * size * 0.7, at[1] + Math.sin(angle) * size * 0.7];
  return (
    stem([at, midway(at, stalk, 1), stalk], size / 7, scheme) +
    drawSheets(sheets, {
      x: stalk[0],
      y: stalk[1],
      scale: size / 62,
      tilt: Math.PI / 2,
      roll: angle + Math.PI / 2,
    })
  );
}

function midway(a: Point, b: Point, sag: number): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + sag];
}
