import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { krisan, lily, melati, rose, type Flower } from '../botany/flowers.ts';
import { anggrek } from '../botany/gardenFlowers.ts';
import { leaf, leafForms, type LeafForm } from '../botany/leaves.ts';
import { whiteScheme, withPetals, type Scheme } from '../botany/scheme.ts';
import { seeded } from '../pen/random.ts';
import { paintSvg } from '../pen/painting.ts';

/** Side of a stamp, px; flowers on a board are put down smaller than this. */
const SIDE = 120;
const VARIANTS = 4;

const flowers = { krisan, rose, melati, lily, anggrek } satisfies Record<string, Flower>;

export type StampFlower = keyof typeof flowers;

/** The colours florists' small flowers come in. */
export const blooms = {
  white: withPetals(
    whiteScheme,
    ['#a9a798', '#d9d5c8', '#f4f0e6', '#fffdf8'],
    '#c9c98f',
    '#8f8b78',
  ),
  cream: withPetals(
    whiteScheme,
    ['#b59a63', '#dcc48d', '#f3e4bd', '#fdf7e4'],
    '#bf9a45',
    '#8d7440',
  ),
  yellow: withPetals(
    whiteScheme,
    ['#9a6d12', '#d29e20', '#f0c545', '#fbe58c'],
    '#a8741a',
    '#85601a',
  ),
  orange: withPetals(
    whiteScheme,
    ['#8a3d12', '#c5621f', '#e88a3a', '#f8ba76'],
    '#8f4314',
    '#73360f',
  ),
  red: withPetals(whiteScheme, ['#4e0c14', '#8b1a22', '#bd3338', '#e26b64'], '#4d0b12', '#420a10'),
  pink: withPetals(whiteScheme, ['#8f4a5e', '#c67b8e', '#e8adb9', '#fadfe2'], '#b0687a', '#76404e'),
  magenta: withPetals(
    whiteScheme,
    ['#5a1340', '#96286c', '#c3559a', '#e693c3'],
    '#5b1642',
    '#4a0f35',
  ),
  purple: withPetals(
    whiteScheme,
    ['#3a2757', '#624788', '#8f74b3', '#c4afd9'],
    '#3f2c5c',
    '#30204a',
  ),
  lilac: withPetals(
    whiteScheme,
    ['#75638d', '#a292b8', '#cbbfda', '#ece6f1'],
    '#8d7ca3',
    '#5c4d72',
  ),
  blue: withPetals(whiteScheme, ['#22406b', '#416a9c', '#7398c2', '#b3cbe2'], '#27466f', '#1d365a'),
  green: withPetals(
    whiteScheme,
    ['#4b5d22', '#7b8f3c', '#a9bb66', '#d6e0a4'],
    '#5a6d2a',
    '#43531e',
  ),
} satisfies Record<string, Scheme>;

export type Bloom = keyof typeof blooms;

const sheets = new Map<string, Promise<Canvas[]>>();

/** Pictures of one flower in one colour, each turned and tilted differently; drawn once. */
export function flowerStamps(flower: StampFlower, bloom: Bloom): Promise<Canvas[]> {
  return kept(`${flower} ${bloom}`, (variant) => {
    const random = seeded(`stamp ${flower} ${bloom} ${variant}`);
    const scale = (SIDE / 210) * (flower === 'melati' ? 1.25 : flower === 'lily' ? 0.82 : 1.02);
    const pose = {
      x: SIDE / 2,
      y: SIDE / 2,
      scale,
      tilt: random.range(0.15, 0.6),
      roll: random.range(0, 6.28),
      spin: random.range(0, 6),
    };
    return flowers[flower](pose, { ...blooms[bloom], lineWidth: 0.45 }, random);
  });
}

/** Pictures of one kind of leaf, its foot in the middle of the left edge. */
export function leafStamps(
  form: keyof typeof leafForms,
  tint: 'deep' | 'fresh',
): Promise<Canvas[]> {
  return kept(`leaf ${form} ${tint}`, (variant) => {
    const random = seeded(`leaf stamp ${form} ${variant}`);
    const fresh = {
      leaf: ['#274d24', '#3f6f35', '#6c9a52', '#a9c682'],
      leafBack: ['#4e7a44', '#7ba064', '#b0c88f'],
    };
    const scheme: Scheme = { ...whiteScheme, lineWidth: 0.6, ...(tint === 'fresh' ? fresh : {}) };
    const shape: LeafForm = leafForms[form];
    return leaf([2, SIDE / 2], 0, SIDE - 6, shape, scheme, random);
  });
}

function kept(key: string, draw: (variant: number) => string): Promise<Canvas[]> {
  const known = sheets.get(key);
  if (known) return known;
  const drawn = Promise.all(Array.from({ length: VARIANTS }, (_, variant) => stamp(draw(variant))));
  drawn.catch(() => sheets.delete(key));
  sheets.set(key, drawn);
  return drawn;
}

async function stamp(body: string): Promise<Canvas> {
  const canvas = createCanvas(SIDE, SIDE);
  await paintSvg(canvas.getContext('2d'), body, SIDE, SIDE);
  return canvas;
}
