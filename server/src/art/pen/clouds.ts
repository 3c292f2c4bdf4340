import { createCanvas } from '@napi-rs/canvas';
import { seeded } from './random.ts';
import { n } from './svg.ts';

/** Soft unevenness, from large clouds to small ones. */
export interface Clouds {
  /** How many of the largest clouds stand side by side. */
  across: number;
  /** How many sizes, each half the one before. */
  octaves: number;
  seed: number;
  /** Opacity of the darkest place, 0..1. */
  strength: number;
  /** Colour of the clouds as red, green, blue; a dark brown unless told otherwise. */
  colour?: readonly [number, number, number];
  /** Above 1 the clouds are drawn out sideways. */
  stretch?: number;
}

const SIDE = 180;
const kept = new Map<string, string>();

/** An SVG image of clouds over the whole area. Clouds have no fine detail, so a small picture drawn large is enough. */
export function clouds(width: number, height: number, wanted: Clouds): string {
  const key = JSON.stringify(wanted);
  const data = kept.get(key) ?? draw(wanted);
  if (kept.size > 64) kept.clear();
  kept.set(key, data);
  return `<image width="${n(width)}" height="${n(height)}" preserveAspectRatio="none" xlink:href="${data}"/>`;
}

function draw({
  across,
  octaves,
  seed,
  strength,
  colour = [51, 43, 31],
  stretch = 1,
}: Clouds): string {
  const canvas = createCanvas(SIDE, SIDE);
  const context = canvas.getContext('2d');
  const image = context.createImageData(SIDE, SIDE);
  const layers = Array.from({ length: octaves }, (_, octave) =>
    lattice(across * 2 ** octave, `clouds ${seed} ${octave}`),
  );
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      let value = 0;
      let weight = 0;
      layers.forEach((layer, octave) => {
        const share = 0.5 ** octave;
        value += share * layer(x / SIDE, (y / SIDE) * stretch);
        weight += share;
      });
      const at = (y * SIDE + x) * 4;
      image.data.set(colour, at);
      image.data[at + 3] = Math.max(0, value / weight - 0.42) * 2.2 * strength * 255;
    }
  }
  context.putImageData(image, 0, 0);
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
}

/** Smoothly joined random values on a grid of `count` cells. */
function lattice(count: number, key: string): (u: number, v: number) => number {
  const random = seeded(key);
  const size = count + 2;
  const values = Float32Array.from({ length: size * size }, () => random.next());
  const at = (x: number, y: number): number => values[(y % size) * size + (x % size)] ?? 0;
  return (u, v) => {
    const [x, y] = [u * count, v * count];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    const [a, b] = [ease(x - i), ease(y - j)];
    const top = at(i, j) + (at(i + 1, j) - at(i, j)) * a;
    const low = at(i, j + 1) + (at(i + 1, j + 1) - at(i, j + 1)) * a;
    return top + (low - top) * b;
  };
}

function ease(t: number): number {
  return t * t * (3 - 2 * t);
}
