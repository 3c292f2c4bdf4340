import { mix, ramp } from '../pen/colour.ts';
import type { Random } from '../pen/random.ts';
import type { Scheme } from './scheme.ts';
import type { Pose, Sheet } from './sheetGeometry.ts';
import { stamens } from './stamens.ts';
import { drawSheets } from './surface.ts';
import { leaves, petals } from './surfacePalette.ts';

/** A flower drawn at a pose; `scale` 1 is about 200 px across. */
export type Flower = (pose: Pose, scheme: Scheme, random: Random) => string;

/** Lily: two whorls of three recurved petals, six stamens with hanging anthers, one pistil. */
export const lily: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  for (let index = 0; index < 6; index += 1) {
    const inner = index % 2 === 0;
    sheets.push({
      length: random.near(inner ? 128 : 132, 6),
      width: inner ? 56 : 40,
      azimuth: (index * Math.PI) / 3 + random.near(0, 0.07),
      rise: inner ? 1.12 : 1.02,
      riseEnd: random.near(inner ? -0.75 : -1, 0.2),
      bend: 1.25,
      cup: inner ? 0.75 : 0.6,
      widest: 0.5,
      pointed: 1.9,
      claw: 0.28,
      ruffle: inner ? 3.4 : 1.6,
      waves: 2.5,
      twist: random.near(0, 0.22),
      sweep: random.near(0, 0.1),
      height: inner ? 3 : 0,
      veins: 3,
      palette: petals(scheme, { base: scheme.throat, baseReach: 0.42 }),
    });
  }
  return drawSheets(sheets, pose, stamens(pose, scheme, random, 6, 92));
};

/** A closed or half-open lily: petals still together. */
export const lilyBud: Flower = (pose, scheme, random) => {
  const open = random.range(0, 0.1);
  const sheets: Sheet[] = Array.from({ length: 6 }, (_, index): Sheet => ({
    length: 128,
    width: index % 2 === 0 ? 42 : 34,
    azimuth: (index * Math.PI) / 3,
    rise: 1.2 - open,
    riseEnd: 1.95 - open * 3,
    cup: 1,
    widest: 0.52,
    pointed: 1.5,
    claw: 0.3,
    height: index % 2 === 0 ? 0 : 2,
    offset: 3,
    veins: 1,
    palette: petals(scheme, {
      base: mix(scheme.throat, ramp(scheme.leaf, 0.8), 0.5),
      baseReach: 0.6,
    }),
  }));
  return drawSheets(sheets, pose);
};

/** Melati (Jasminum sambac): two or three whorls of rounded white petals, small heart. */
export const melati: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  const whorls = [
    { count: 8, length: 76, width: 44, rise: 0.12, end: -0.18 },
    { count: 7, length: 60, width: 40, rise: 0.5, end: 0.12 },
    { count: 5, length: 40, width: 32, rise: 0.95, end: 0.75 },
  ];
  whorls.forEach((whorl, level) => {
    const start = random.range(0, 1);
    for (let index = 0; index < whorl.count; index += 1) {
      sheets.push({
        length: random.near(whorl.length, 5),
        width: whorl.width,
        azimuth: start + (index * 2 * Math.PI) / whorl.count + random.near(0, 0.1),
        rise: whorl.rise + random.near(0, 0.1),
        riseEnd: whorl.end + random.near(0, 0.16),
        cup: 0.6,
        widest: 0.56,
        pointed: 1.15,
        claw: 0.3,
        height: level * 6,
        offset: 5 - level,
        veins: 1,
        hidden: 0.3,
        hollow: 0.5,
        palette: petals(scheme, { base: scheme.throat, baseReach: 0.22 }),
      });
    }
  });
  return drawSheets(sheets, pose);
};

/** A melati bud on its calyx, seen from the side whatever the tilt. */
export const melatiBud: Flower = (pose, scheme) => {
  const side: Pose = { ...pose, tilt: 1.45 };
  const bud: Sheet[] = Array.from({ length: 5 }, (_, index): Sheet => ({
    length: 46,
    width: 26,
    azimuth: (index * 2 * Math.PI) / 5,
    rise: 1.1,
    riseEnd: 2.1,
    cup: 1,
    widest: 0.55,
    pointed: 1.2,
    claw: 0.4,
    offset: 3,
    height: 22,
    sweep: 0.5,
    palette: petals(scheme, {}),
  }));
  const calyx: Sheet[] = Array.from({ length: 7 }, (_, index): Sheet => ({
    length: 26,
    width: 4.5,
    azimuth: (index * 2 * Math.PI) / 7,
    rise: 1.2,
    riseEnd: 0.9,
    widest: 0.3,
    claw: 0.8,
    offset: 3,
    height: 12,
    palette: leaves(scheme),
  }));
  const tube: Sheet[] = Array.from({ length: 4 }, (_, index): Sheet => ({
    length: 26,
    width: 10,
    azimuth: (index * Math.PI) / 2,
    rise: 1.5,
    riseEnd: 1.5,
    widest: 0.5,
    claw: 0.8,
    offset: 3,
    cup: 0.7,
    palette: { ...leaves(scheme), lineWidth: 0 },
  }));
  return drawSheets([...bud, ...calyx, ...tube], side);
};

/** Chrysanthemum (krisan): many narrow petals, the inner ones curled in. `petals` whorls from outside in. */
export const krisan: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  const whorls = 7;
  for (let level = 0; level < whorls; level += 1) {
    const share = level / (whorls - 1);
    const count = Math.round(24 - 15 * share);
    const start = random.range(0, 1);
    for (let index = 0; index < count; index += 1) {
      sheets.push({
        length: random.near(96 - 56 * share, 6),
        width: 19 - 5 * share,
        azimuth: start + (index * 2 * Math.PI) / count + random.near(0, 0.05),
        rise: 0.05 + share * 1.25,
        riseEnd: 0.25 + share * 1.75 + random.near(0, 0.15),
        cup: 0.9,
        widest: 0.66,
        pointed: 0.9,
        claw: 0.35,
        height: share * 22,
        offset: 6 * (1 - share),
        hidden: 0.35,
        hollow: 0.55,
        palette: petals(scheme, {
          base: mix(scheme.throat, scheme.petal[0] ?? '#888888', 0.4),
          baseReach: 0.45,
        }),
      });
    }
  }
  return drawSheets(sheets, pose);
};

/** Rose: wide cupped petals in a spiral, opening outwards. */
export const rose: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  const count = 24;
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1);
    sheets.push({
      length: 44 + 44 * share + random.near(0, 3),
      width: 46 + 52 * share,
      azimuth: index * 2.4 + random.near(0, 0.12),
      rise: 1.5 - 0.95 * share,
      riseEnd: 1.95 - 2.2 * share ** 1.2 + random.near(0, 0.12),
      bend: 1.6,
      cup: 1.25 - 0.62 * share,
      widest: 0.64,
      pointed: 0.62,
      claw: 0.32,
      ruffle: 1 + 2.4 * share,
      waves: 1.5,
      offset: 1 + 5 * share,
      height: 16 * (1 - share),
      hidden: 0.4,
      hollow: 0.6,
      palette: petals(scheme, { base: scheme.throat, baseReach: 0.5 }),
    });
  }
  return drawSheets(sheets, pose);
};
