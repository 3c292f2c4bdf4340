import { mix, ramp } from '../pen/colour.ts';
import type { Flower } from './flowers.ts';
import type { Sheet } from './sheetGeometry.ts';
import { stamens } from './stamens.ts';
import { drawSheets } from './surface.ts';
import { petals } from './surfacePalette.ts';

/** Lotus (teratai, padma): pointed cupped petals in four whorls; best seen from the side (tilt about 1.15). */
export const lotus: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  const whorls = [
    { count: 9, length: 112, width: 50, rise: 0.12, end: 0.5 },
    { count: 8, length: 108, width: 52, rise: 0.5, end: 1.05 },
    { count: 7, length: 100, width: 48, rise: 0.85, end: 1.5 },
    { count: 5, length: 86, width: 42, rise: 1.1, end: 1.85 },
  ];
  whorls.forEach((whorl, level) => {
    for (let index = 0; index < whorl.count; index += 1) {
      sheets.push({
        length: random.near(whorl.length, 4),
        width: whorl.width,
        azimuth: level * 0.37 + (index * 2 * Math.PI) / whorl.count + random.near(0, 0.04),
        rise: whorl.rise,
        riseEnd: whorl.end,
        cup: 0.85,
        widest: 0.55,
        pointed: 1.7,
        claw: 0.3,
        offset: 7,
        veins: 3,
        hidden: 0.1,
        hollow: 0.35,
        palette: petals(scheme, { base: scheme.throat, baseReach: 0.3 }),
      });
    }
  });
  return drawSheets(sheets, pose, stamens(pose, scheme, random, 12, 36));
};

/** Kamboja (frangipani): five thick petals, each lying over the next, with a golden heart. */
export const kamboja: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = Array.from({ length: 5 }, (_, index): Sheet => ({
    length: random.near(98, 3),
    width: 66,
    azimuth: (index * 2 * Math.PI) / 5,
    rise: 0.55,
    riseEnd: -0.15,
    cup: 0.35,
    twist: 0.42,
    sweep: -0.24,
    widest: 0.6,
    pointed: 0.95,
    claw: 0.22,
    offset: 1,
    veins: 1,
    hollow: 0.12,
    hidden: 0.12,
    palette: petals(scheme, { base: scheme.throat, baseReach: 0.62 }),
  }));
  return drawSheets(sheets, pose);
};

/** Anggrek bulan (moth orchid): three sepals behind, two broad petals before them, and a lip. */
export const anggrek: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = [];
  for (const azimuth of [Math.PI / 2, Math.PI / 2 + 2.25, Math.PI / 2 - 2.25]) {
    sheets.push({
      length: 82,
      width: 52,
      azimuth: azimuth + random.near(0, 0.06),
      rise: 0.1,
      riseEnd: -0.35,
      cup: 0.3,
      widest: 0.56,
      pointed: 1.1,
      claw: 0.2,
      veins: 3,
      palette: petals(scheme, { base: scheme.throat, baseReach: 0.2 }),
    });
  }
  for (const side of [-1, 1]) {
    sheets.push({
      length: 92,
      width: 104,
      azimuth: Math.PI / 2 - side * 1.38,
      rise: 0.3,
      riseEnd: -0.3,
      cup: 0.3,
      widest: 0.6,
      pointed: 0.55,
      claw: 0.1,
      height: 8,
      ruffle: 2,
      waves: 1.5,
      veins: 3,
      palette: petals(scheme, { base: scheme.throat, baseReach: 0.18 }),
    });
  }
  const lip = {
    ...petals(scheme, {}),
    front: [mix(scheme.anther, '#7b2f3a', 0.3), scheme.anther, '#f0dca6'],
  };
  for (const [azimuth, length, width, rise, end] of [
    [-Math.PI / 2, 40, 22, 0.9, -0.4],
    [-Math.PI / 2 + 0.9, 26, 20, 1.1, 1.5],
    [-Math.PI / 2 - 0.9, 26, 20, 1.1, 1.5],
    [Math.PI / 2, 18, 16, 1.2, 2.2],
  ] as const) {
    const column = azimuth === Math.PI / 2;
    sheets.push({
      length,
      width,
      azimuth,
      rise,
      riseEnd: end,
      cup: 0.8,
      claw: 0.4,
      height: 12,
      hollow: 0.1,
      palette: column ? petals(scheme, {}) : lip,
    });
  }
  return drawSheets(sheets, pose);
};

/** Plum blossom (mei hua): five round petals, many fine stamens. */
export const plum: Flower = (pose, scheme, random) => {
  const sheets: Sheet[] = Array.from({ length: 5 }, (_, index): Sheet => ({
    length: random.near(76, 3),
    width: 78,
    azimuth: (index * 2 * Math.PI) / 5 + random.near(0, 0.06),
    rise: 0.5,
    riseEnd: 0.1,
    cup: 0.55,
    widest: 0.62,
    pointed: 0.5,
    claw: 0.12,
    offset: 4,
    ruffle: 1.5,
    waves: 2,
    veins: 1,
    hidden: 0.15,
    palette: petals(scheme, { base: scheme.throat, baseReach: 0.3 }),
  }));
  return drawSheets(sheets, pose, stamens(pose, scheme, random, 14, 46));
};

/** Sedap malam (tuberose) floret: six waxy petals on a long curved tube; its base is where it joins the stem. */
export const sedapMalamFloret: Flower = (pose, scheme, random) => {
  const tubeLength = 70;
  const tube: Sheet[] = Array.from({ length: 6 }, (_, index): Sheet => ({
    length: tubeLength,
    width: 15,
    azimuth: (index * Math.PI) / 3,
    rise: 1.42,
    riseEnd: 1.42,
    cup: 0.8,
    claw: 0.5,
    widest: 0.7,
    pointed: 0.2,
    offset: 4,
    hollow: 0,
    palette: petals(scheme, {
      lineWidth: 0,
      base: mix(ramp(scheme.leaf, 0.85), ramp(scheme.petal, 0.7), 0.35),
      baseReach: 0.8,
    }),
  }));
  const open: Sheet[] = Array.from({ length: 6 }, (_, index): Sheet => ({
    length: random.near(index % 2 === 0 ? 58 : 54, 3),
    width: index % 2 === 0 ? 30 : 24,
    azimuth: (index * Math.PI) / 3 + 0.2,
    rise: 1.1,
    riseEnd: random.near(-0.3, 0.2),
    cup: 0.6,
    widest: 0.55,
    pointed: 1.2,
    claw: 0.35,
    offset: 9,
    height: tubeLength - 6,
    veins: 1,
    hollow: 0.4,
    palette: petals(scheme, { base: scheme.throat, baseReach: 0.25 }),
  }));
  return drawSheets([...tube, ...open], pose);
};

/** A sedap malam bud, base at its foot. */
export const sedapMalamBud: Flower = (pose, scheme, random) => {
  const blush = scheme.blush ?? mix(ramp(scheme.petal, 0.6), '#d9b3a6', 0.35);
  const sheets: Sheet[] = Array.from({ length: 5 }, (_, index): Sheet => ({
    length: 84,
    width: 21,
    azimuth: (index * 2 * Math.PI) / 5 + random.near(0, 0.05),
    rise: 1.3,
    riseEnd: 1.86,
    cup: 1,
    claw: 0.3,
    widest: 0.66,
    pointed: 1.1,
    offset: 3,
    hollow: 0,
    palette: petals(scheme, {
      base: mix(ramp(scheme.leaf, 0.85), ramp(scheme.petal, 0.8), 0.3),
      baseReach: 0.5,
      tip: blush,
      tipReach: 0.3,
    }),
  }));
  return drawSheets(sheets, pose);
};
